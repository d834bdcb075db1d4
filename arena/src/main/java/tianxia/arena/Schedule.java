package tianxia.arena;

import java.util.ArrayList;
import java.util.List;

/// Assigns players to the seats of each game of a match. Games come in blocks: a line-up of players
/// in every rotation of the seats, all with the same draws; with more than two seats, every other
/// block rotates in the opposite direction. If more players are named than there are seats, each
/// combination is a line-up of its own; if fewer, the last player takes the remaining seats.
///
/// @param seats of the game
/// @param lineUps players' indices from 0, one for each seat
/// @param blocks for each line-up
public record Schedule(int seats, List<List<Integer>> lineUps, int blocks) {

  /// The games of a match.
  ///
  /// @param games for each line-up, rounded up to whole blocks
  public static Schedule of(int players, int seats, int games) {
    List<List<Integer>> lineUps = new ArrayList<>();
    choose(players, Math.min(players, seats), 0, new ArrayList<>(), lineUps);
    lineUps.forEach(lineUp -> {
      while (lineUp.size() < seats) {
        lineUp.add(lineUp.getLast());
      }
    });
    return new Schedule(seats, lineUps, (games + seats - 1) / seats);
  }

  private static void choose(
      int players, int many, int from, List<Integer> chosen, List<List<Integer>> out) {
    if (chosen.size() == many) {
      out.add(new ArrayList<>(chosen));
      return;
    }
    for (int player = from; player < players; player++) {
      chosen.add(player);
      choose(players, many, player + 1, chosen, out);
      chosen.removeLast();
    }
  }

  /// The number of games.
  public int games() {
    return blocks * lineUps.size() * seats;
  }

  /// The number of the draws: games with the same number have the same draws.
  public int draws(int game) {
    return game / seats / lineUps.size();
  }

  /// The block of a game; blocks are independent of each other.
  public int block(int game) {
    return game / seats;
  }

  /// The players of a game from seat 1 on.
  public List<Integer> seated(int game) {
    List<Integer> lineUp = lineUps.get(block(game) % lineUps.size());
    if (seats > 2 && draws(game) % 2 == 1) {
      lineUp = lineUp.reversed();
    }
    List<Integer> seated = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      seated.add(lineUp.get((seat + game % seats) % seats));
    }
    return List.copyOf(seated);
  }
}
