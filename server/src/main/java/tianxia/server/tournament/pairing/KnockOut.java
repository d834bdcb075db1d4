package tianxia.server.tournament.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// A knock-out tournament: the best two can meet in the final only, the best four in the
/// semi-finals only, and so on. Where the field is no power of two, the best have byes in the first
/// round.
///
/// @param places who is left, in the order of the draw, by pairing number; 0 for nobody. Each first
///   of two meets the second
public record KnockOut(List<Integer> places) {
  public KnockOut {
    places = List.copyOf(places);
    if (Integer.bitCount(places.size()) != 1) {
      throw new IllegalArgumentException("no power of two: " + places.size());
    }
  }

  /// One place of the next round.
  ///
  /// @param higher the better of the two by pairing number
  public record Match(int higher, int lower) {}

  /// What a match has come to.
  public enum Decision {
    HIGHER,
    LOWER,
    /// Another game, with the seats exchanged.
    REPLAY
  }

  /// The draw of a field.
  public static KnockOut of(int players) {
    List<Integer> places = List.of(1);
    while (places.size() < players) {
      int size = 2 * places.size();
      List<Integer> wider = new ArrayList<>();
      for (int seed : places) {
        // The seed that is better stays in the half where its match was.
        wider.add(seed);
        wider.add(size + 1 - seed);
      }
      places = wider;
    }
    return new KnockOut(places.stream().map(seed -> seed > players ? 0 : seed).toList());
  }

  /// Who meets whom: all places with two.
  public List<Match> matches() {
    return IntStream.range(0, places.size() / 2)
        .mapToObj(i -> new Match(places.get(2 * i), places.get(2 * i + 1)))
        .filter(match -> match.higher() != 0 && match.lower() != 0)
        .map(match ->
            new Match(
                Math.min(match.higher(), match.lower()), Math.max(match.higher(), match.lower())))
        .toList();
  }

  /// The next round.
  ///
  /// @param out who has lost; of a match to which nobody came, both
  public KnockOut without(List<Integer> out) {
    if (places.size() == 1) {
      throw new IllegalStateException("the final is over");
    }
    return new KnockOut(
        IntStream.range(0, places.size() / 2)
            .mapToObj(i -> left(places.get(2 * i), places.get(2 * i + 1), out))
            .toList());
  }

  private static int left(int one, int other, List<Integer> out) {
    boolean oneIn = one != 0 && !out.contains(one);
    boolean otherIn = other != 0 && !out.contains(other);
    if (oneIn && otherIn) {
      throw new IllegalArgumentException("not decided: " + one + " and " + other);
    }
    return oneIn ? one : otherIn ? other : 0;
  }

  /// Who has won the tournament, once the final is over.
  public OptionalInt winner() {
    return places.size() == 1 && places.getFirst() != 0
        ? OptionalInt.of(places.getFirst())
        : OptionalInt.empty();
  }

  /// What the games of a match decide. The first game begins the higher one; after a shared win the
  /// seats are exchanged and they play again. If all replays are shared as well, whoever had the
  /// second seat in the last game goes on, as a shared win with the worse seat is worth more; in a
  /// game whose seats are equal, the higher one.
  ///
  /// @param games the outcomes for the higher one, in their order
  /// @param replays how many there may be
  public static Decision decision(List<Outcome> games, int replays, boolean seatsMatter) {
    if (games.isEmpty() || games.getLast() == Outcome.DRAW && games.size() <= replays) {
      return Decision.REPLAY;
    }
    return switch (games.getLast()) {
      case WIN -> Decision.HIGHER;
      case LOSS -> Decision.LOWER;
      case DRAW -> !seatsMatter || games.size() % 2 == 0 ? Decision.HIGHER : Decision.LOWER;
    };
  }

  /// The seats of a game of a match.
  ///
  /// @param game from 0
  public static Pair seats(Match match, int game) {
    Pair pair = new Pair(match.higher(), match.lower());
    return game % 2 == 0 ? pair : pair.reversed();
  }
}
