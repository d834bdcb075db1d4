package tianxia.server.tournament.pairing;

import java.util.List;
import java.util.stream.IntStream;

/// All players with all their results.
///
/// @param players by pairing number, which are 1, 2, 3…; all have as many rounds
public record Crosstable(List<Player> players) {
  public Crosstable {
    players = List.copyOf(players);
    for (int i = 0; i < players.size(); i++) {
      if (players.get(i).number() != i + 1
          || players.get(i).results().size() != players.getFirst().results().size()) {
        throw new IllegalArgumentException("neither in order nor complete: " + players.get(i));
      }
    }
  }

  /// Before the first round.
  public static Crosstable fresh(int players) {
    return new Crosstable(IntStream.rangeClosed(1, players).mapToObj(Player::fresh).toList());
  }

  public Player player(int number) {
    return players.get(number - 1);
  }

  /// How many rounds were played.
  public int rounds() {
    return players.isEmpty() ? 0 : players.getFirst().results().size();
  }
}
