package tianxia.house;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.stream.Stream;
import tianxia.testkit.Repository;

/// The compiled classes of the program.
final class Program {
  private static final JavaClasses CLASSES = read();

  private Program() {}

  static JavaClasses classes() {
    return CLASSES;
  }

  private static JavaClasses read() {
    Path root = Repository.root();
    return new ClassFileImporter()
        .importPaths(
            Stream.of(
                    "kernel",
                    "games",
                    "search",
                    "opponents",
                    "pictures",
                    "training",
                    "arena",
                    "server",
                    "postgres",
                    "cluster",
                    "cli")
                .map(module -> root.resolve(module).resolve("target/classes"))
                .toList());
  }
}
