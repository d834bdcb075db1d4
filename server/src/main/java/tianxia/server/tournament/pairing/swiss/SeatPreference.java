package tianxia.server.tournament.pairing.swiss;

import java.util.List;
import tianxia.server.tournament.pairing.RoundResult;

/// Which seat a player should have next (FIDE C.04.3, 1.7): the one that they had less often, or
/// else the one that they did not have last. In the Handbook seats are colours, and the first is
/// white.
///
/// @param strength how much it matters
/// @param first whether the wish is the first seat; means nothing if there is no wish
/// @param difference how much oftener a player had one seat than the other
/// @param repeated whether the last two games were at the same seat
/// @param last whether the last game was at the first seat
record SeatPreference(
    Strength strength, boolean first, int difference, boolean repeated, boolean last) {
  /// From the weakest.
  enum Strength {
    NONE,
    MILD,
    STRONG,
    ABSOLUTE
  }

  static final SeatPreference NONE = new SeatPreference(Strength.NONE, false, 0, false, false);

  static SeatPreference after(List<RoundResult.Played> games) {
    if (games.isEmpty()) {
      return NONE;
    }
    int balance = games.stream().mapToInt(game -> game.first() ? 1 : -1).sum();
    boolean last = games.getLast().first();
    boolean repeated = games.size() > 1 && games.get(games.size() - 2).first() == last;
    int difference = Math.abs(balance);
    boolean wish = difference > 1 || difference == 1 && !repeated ? balance < 0 : !last;
    return new SeatPreference(strength(difference, repeated), wish, difference, repeated, last);
  }

  private static Strength strength(int difference, boolean repeated) {
    if (difference > 1 || repeated) {
      return Strength.ABSOLUTE;
    }
    return difference == 1 ? Strength.STRONG : Strength.MILD;
  }

  boolean absolute() {
    return strength == Strength.ABSOLUTE;
  }

  /// Whether both wish the same seat.
  boolean clashes(SeatPreference other) {
    return strength != Strength.NONE && other.strength != Strength.NONE && first == other.first;
  }

  /// Whether another game at the seat that is not wished would be the third there in a row.
  boolean thirdIfRefused() {
    return repeated && last != first;
  }
}
