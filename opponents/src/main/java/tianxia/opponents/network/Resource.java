package tianxia.opponents.network;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/// Files on the class path: the trained weights. This is the only input of the opponents.
final class Resource {
  private Resource() {}

  /// @param path below the opponents' root package, such as `qin/2.weights`
  /// @throws IllegalStateException if it is missing, because the build is broken
  static byte[] bytes(String path) {
    try (InputStream in = Resource.class.getResourceAsStream("/tianxia/opponents/" + path)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + path);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
  }
}
