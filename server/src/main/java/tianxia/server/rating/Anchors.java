package tianxia.server.rating;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tianxia.search.Level;

/// The ratings of the computer players. They come from matches among themselves (docs/STRENGTH.md)
/// and stand still, whatever happens at tables.
public final class Anchors {
  private static final Map<String, Map<Level, Rating>> ALL = read();

  private Anchors() {}

  /// Of a level on a ladder; empty where the level has not been measured.
  public static Optional<Rating> of(String ladder, Level level) {
    return Optional.ofNullable(of(ladder).get(level));
  }

  /// Of all levels that have been measured on a ladder, the weakest first.
  public static Map<Level, Rating> of(String ladder) {
    return ALL.getOrDefault(ladder, Map.of());
  }

  private static Map<String, Map<Level, Rating>> read() {
    Map<String, Map<Level, Rating>> all = new HashMap<>();
    text()
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split(" +"))
        .forEach(words -> all.put(words[0], levels(words)));
    return Map.copyOf(all);
  }

  private static Map<Level, Rating> levels(String[] words) {
    Map<Level, Rating> levels = new EnumMap<>(Level.class);
    for (int k = 1; k < words.length; k += 2) {
      levels.put(Level.of(words[k]).orElseThrow(), Rating.certain(Integer.parseInt(words[k + 1])));
    }
    return Collections.unmodifiableMap(levels);
  }

  private static String text() {
    try (InputStream in = Anchors.class.getResourceAsStream("anchors.txt")) {
      if (in == null) {
        throw new IllegalStateException("anchors.txt is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
