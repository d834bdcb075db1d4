package tianxia.opponents;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;

/// Where the program's classes were loaded from.
public final class ProgramFiles {
  private ProgramFiles() {}

  /// The jar or the folder that has a class. Asked of the class loader: a class from a start-up
  /// cache may have no code source (JEP 310).
  ///
  /// @param part a class with a name of its own, not one within another
  public static Path of(Class<?> part) throws IOException {
    String name = part.getSimpleName() + ".class";
    URL found = part.getResource(name);
    if (found == null) {
      throw new IOException("no file has " + part.getName());
    }
    try {
      if (found.openConnection() instanceof JarURLConnection inJar) {
        return Path.of(inJar.getJarFileURL().toURI());
      }
      Path inFolder = Path.of(part.getName().replace('.', '/') + ".class");
      Path file = Path.of(found.toURI());
      return file.getRoot().resolve(file.subpath(0, file.getNameCount() - inFolder.getNameCount()));
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }
}
