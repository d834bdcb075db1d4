package tianxia.arena;

import java.util.ArrayList;
import java.util.List;

/// Which game of a match is played by whom, and where. Games come in blocks: a line-up of players
/// in each rotation of its seats, all with the same draws; where there are more than two seats,
/// every other block goes round the other way. Where more players are named than there are seats,
/// each choice of as many is a line-up of its own; where fewer are, the last one takes the seats
/// that are left.
///
/// @param seats of the game
/// @param lineUps players' indices from 0, as many as there are seats
/// @param blocks of each line-up
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

  /// All games.
  public int games() {
    return blocks * lineUps.size() * seats;
  }

  /// Games that share this have their draws in common.
  public int draws(int game) {
    return game / seats / lineUps.size();
  }

  /// The block of a game: what happens in two of them is independent.
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
