package tianxia.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.teavm.classlib.ResourceSupplier;
import org.teavm.classlib.ResourceSupplierContext;
import tianxia.testkit.Repository;

/// Tells TeaVM which resources go into the program: all data of the games. (Found by its service
/// file; `Class.getResourceAsStream` then works as on a JVM.)
@SuppressWarnings("deprecation")
public final class GameResources implements ResourceSupplier {
  @Override
  public String[] supplyResources(ResourceSupplierContext context) {
    Path folder = Repository.root().resolve("games/src/main/resources");
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString().replace('\\', '/'))
          .sorted()
          .toArray(String[]::new);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
