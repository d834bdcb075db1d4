package tianxia.search;

import java.util.Locale;
import java.util.Optional;

/// The strength of a computer player. The lower levels are the highest with noise, not with less
/// time (`docs/STRENGTH.md`).
public enum Level {
  /// A child can win.
  EASY,
  MEDIUM,
  /// Rarely loses to an inexperienced player.
  HARD,
  /// The full strength of the search, with two seconds a turn.
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
