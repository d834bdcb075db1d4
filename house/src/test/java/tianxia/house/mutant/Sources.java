package tianxia.house.mutant;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pitest.mutationtest.engine.MutationDetails;

/// The lines of the sources under a folder.
final class Sources {
  private final Path folder;
  private final Map<Path, List<String>> files = new HashMap<>();

  Sources(Path folder) {
    this.folder = folder;
  }

  /// The line of a mutant, without the space around it.
  String line(MutationDetails mutant) {
    String type = mutant.getClassName().getPackage().asInternalName();
    List<String> lines =
        files.computeIfAbsent(folder.resolve(type).resolve(mutant.getFilename()), Sources::read);
    int at = mutant.getLineNumber() - 1;
    return at >= 0 && at < lines.size() ? lines.get(at).strip() : "";
  }

  private static List<String> read(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
