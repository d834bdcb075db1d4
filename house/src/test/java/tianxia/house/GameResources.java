package tianxia.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;
import tianxia.testkit.Repository;

/// Tells TeaVM which resources to include: all data of the games and their opponents. (It is found
/// through its service file; `Class.getResourceAsStream` then works as on a JVM.)
@SuppressWarnings("deprecation")
public final class GameResources implements ResourceSupplier {
  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    return Stream.of("games", "opponents").flatMap(GameResources::of).toArray(String[]::new);
  }

  private static Stream<String> of(String module) {
    Path folder = Repository.root().resolve(module).resolve("src/main/resources");
    if (!Files.exists(folder)) {
      return Stream.of();
    }
    try (Stream<Path> all = Files.walk(folder)) {
      return all
          .filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
