package tianxia.server.tournament.pairing;

import java.util.OptionalInt;

/// What one round was for one player.
public sealed interface RoundResult {
  /// Points in halves.
  int halves();

  /// Whom the player was paired with, whether they played or not.
  default OptionalInt paired() {
    return OptionalInt.empty();
  }

  /// A game that was played.
  ///
  /// @param opponent the pairing number
  /// @param first whether the player had the first seat
  record Played(int opponent, boolean first, Outcome outcome) implements RoundResult {
    @Override
    public int halves() {
      return outcome.halves();
    }

    @Override
    public OptionalInt paired() {
      return OptionalInt.of(opponent);
    }
  }

  /// Paired, but one of the two did not come: a win for the other. If neither came, both have lost.
  record Forfeit(int opponent, boolean won) implements RoundResult {
    @Override
    public int halves() {
      return won ? Outcome.WIN.halves() : 0;
    }

    @Override
    public OptionalInt paired() {
      return OptionalInt.of(opponent);
    }
  }

  /// The bye of whoever was left over, because the number of players was odd: as much as a win.
  record Bye() implements RoundResult {
    @Override
    public int halves() {
      return Outcome.WIN.halves();
    }
  }

  /// Not paired: before a late entry, after a withdrawal, or on one's own wish. No points.
  record Absent() implements RoundResult {
    @Override
    public int halves() {
      return 0;
    }
  }
}
