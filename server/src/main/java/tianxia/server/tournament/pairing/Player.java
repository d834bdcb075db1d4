package tianxia.server.tournament.pairing;

import java.util.List;
import java.util.stream.IntStream;

/// One player of a tournament and the rounds so far.
///
/// @param number the pairing number, from 1: by rating, the best first
/// @param results one for each round so far
/// @param present whether the player takes part in the next round
public record Player(int number, List<RoundResult> results, boolean present) {
  public Player {
    if (number < 1) {
      throw new IllegalArgumentException("pairing numbers count from 1: " + number);
    }
    results = List.copyOf(results);
  }

  /// Before the first round.
  public static Player fresh(int number) {
    return new Player(number, List.of(), true);
  }

  /// All points, in halves.
  public int halves() {
    return halvesAfter(results.size());
  }

  /// The points after some rounds, in halves.
  public int halvesAfter(int rounds) {
    return results.stream().limit(rounds).mapToInt(RoundResult::halves).sum();
  }

  /// The games that were played.
  public List<RoundResult.Played> games() {
    return results.stream()
        .filter(RoundResult.Played.class::isInstance)
        .map(RoundResult.Played.class::cast)
        .toList();
  }

  /// Whether the player takes part or has ever taken part: not one who is only expected later.
  public boolean entered() {
    return present || results.stream().anyMatch(result -> !(result instanceof RoundResult.Absent));
  }

  /// The same player with one more round.
  public Player with(RoundResult result) {
    return new Player(
        number,
        IntStream.rangeClosed(0, results.size())
            .mapToObj(i -> i < results.size() ? results.get(i) : result)
            .toList(),
        present);
  }
}
