package tianxia.search.puzzle;

import java.util.Locale;
import java.util.Optional;

/// What is special about a puzzle.
public enum PuzzleKind {
  /// The right choice gains nothing immediately, though another would.
  QUIET,
  /// Every other choice practically loses.
  LAST_CHANCE,
  /// Only the right choice puts the seat ahead, or any other loses much.
  SWING;

  /// `quiet`, `last-chance`, `swing`.
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static Optional<PuzzleKind> of(String id) {
    for (PuzzleKind kind : values()) {
      if (kind.id().equals(id)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
