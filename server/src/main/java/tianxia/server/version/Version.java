package tianxia.server.version;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Properties;

/// The version of the program, as the build wrote it into `version.properties`.
public final class Version {
  private static final String FILE = "version.properties";

  private Version() {}

  /// The project's version and, if it was built in a clone, the first eight digits of the commit,
  /// as build metadata of semantic versioning: `1.0.0+4fa0c2d1`. Sources that differed from the
  /// commit add `.modified`.
  public static String text() {
    Properties built = built();
    String commit = commit(built);
    return built.getProperty("version", "") + (commit.isEmpty() ? "" : "+" + commit);
  }

  /// A number for what the program was built from, or empty where its sources are not exactly those
  /// of a commit.
  public static OptionalInt number() {
    String commit = commit(built());
    return commit.matches("[0-9a-f]{8}")
        ? OptionalInt.of(Integer.parseUnsignedInt(commit, 16))
        : OptionalInt.empty();
  }

  private static String commit(Properties built) {
    return built.getProperty("commit", "");
  }

  private static Properties built() {
    Properties built = new Properties();
    try (InputStream in =
            Objects.requireNonNull(Version.class.getResourceAsStream(FILE), "missing " + FILE);
        InputStreamReader text = new InputStreamReader(in, StandardCharsets.UTF_8)) {
      built.load(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return built;
  }
}
