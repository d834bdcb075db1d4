package tianxia.games.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// The data files of the games: boards, territories, words. Nothing else in the games reads files.
public final class Resource {
  private Resource() {}

  /// The text of a resource of this package.
  ///
  /// @param path such as `qin/bird.txt`
  /// @throws IllegalStateException if it is missing, because the build is broken
  public static String text(String path) {
    try (InputStream in = Resource.class.getResourceAsStream("/tianxia/games/" + path)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + path);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
  }
}
