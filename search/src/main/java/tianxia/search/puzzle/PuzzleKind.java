package tianxia.search.puzzle;

import java.util.Locale;
import java.util.Optional;

/// What there is to see in a puzzle.
public enum PuzzleKind {
  /// The right choice wins nothing at once, though another would.
  QUIET,
  /// All but the right choice as good as lose.
  LAST_CHANCE,
  /// After the right choice the seat is ahead, and after no other; or much is lost by any other.
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
