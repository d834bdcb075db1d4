package tianxia.search;

import java.util.Locale;
import java.util.Optional;

/// How well a computer seat plays.
public enum Level {
  /// A child can win.
  EASY,
  MEDIUM,
  /// Thinks for half a second a turn.
  HARD,
  /// All that the search can do, in two seconds a turn.
  MASTER;

  /// `easy`, `medium`, `hard`, `master`.
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
