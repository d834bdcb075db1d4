package tianxia.house.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import tianxia.testkit.Repository;

/// The messages that stand in the description of the protocol.
final class MessageSeeds {
  private MessageSeeds() {}

  static List<byte[]> all() {
    try {
      return Files.readAllLines(Repository.root().resolve("docs/PROTOCOL.md")).stream()
          .filter(line -> line.startsWith("{"))
          .map(line -> line.getBytes(StandardCharsets.UTF_8))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
