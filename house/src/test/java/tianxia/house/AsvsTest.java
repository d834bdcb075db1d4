package tianxia.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tianxia.testkit.Repository;

/// `docs/ASVS.md` names tests that there are.
final class AsvsTest {
  private static final Pattern SHOWN =
      Pattern.compile("`([A-Z]\\w+(?:Test|Fuzz|Contract|Messages|Authenticator)|[a-z-]+\\.e2e)`");

  @Test
  void eachTestThatItNamesIsThere() throws IOException {
    Path root = Repository.root();
    Set<String> named =
        SHOWN
            .matcher(Files.readString(root.resolve("docs/ASVS.md")))
            .results()
            .map(AsvsTest::file)
            .collect(Collectors.toSet());
    assertThat(named).hasSizeGreaterThan(40);
    assertThat(names(root)).containsAll(named);
  }

  /// Of all files with tests.
  private static Set<String> names(Path root) throws IOException {
    Set<String> names = new HashSet<>();
    try (DirectoryStream<Path> modules = Files.newDirectoryStream(root)) {
      for (Path module : modules) {
        Path tests = module.resolve(module.endsWith("web") ? "e2e" : "src/test");
        if (Files.isDirectory(tests)) {
          try (Stream<Path> files = Files.walk(tests)) {
            files.map(file -> file.getFileName().toString()).forEach(names::add);
          }
        }
      }
    }
    return names;
  }

  private static String file(MatchResult test) {
    return test.group(1) + (test.group(1).endsWith(".e2e") ? ".ts" : ".java");
  }
}
