package tianxia.search;

import java.util.Locale;
import java.util.Optional;

/// How well a computer seat plays.
public enum Level {
  /// A child can win.
  EASY,
  MEDIUM,
  /// Thinks for half a second a turn.
  HARD;

  /// `easy`, `medium`, `hard`.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Level> of(String id) {
    for (Level level : values()) {
      if (level.id().equals(id)) {
        return Optional.of(level);
      }
    }
    return Optional.empty();
  }
}
