package tianxia.search;

import java.util.Locale;
import java.util.Optional;

/// How well a computer seat plays. The lower levels are the highest with doubt, not with less time
/// (`docs/STRENGTH.md`).
public enum Level {
  /// A child can win.
  EASY,
  MEDIUM,
  /// Loses seldom to a person who has not played much.
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
