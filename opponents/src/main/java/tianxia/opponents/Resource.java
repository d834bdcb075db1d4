package tianxia.opponents;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/// The data that lies beside the classes: what training has made. The one place in the opponents
/// that reads anything.
public final class Resource {
  private Resource() {}

  /// A resource of this package.
  ///
  /// @param path such as `pagoda/full-on.weights`
  /// @throws IllegalStateException if it is missing: the build is broken then
  public static byte[] bytes(String path) {
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
