package tianxia.arena.result;

import java.util.ArrayList;
import java.util.List;
import tianxia.arena.GameResult;
import tianxia.arena.Schedule;

/// The results of a match.
public final class Results {
  /// A player's share of the wins; if it has several seats, the mean of its seats.
  public record Row(int player, int games, ShareEstimate.Estimate share, double elo) {}

  /// Two players against each other: the score of the first. Games that neither won are not
  /// counted.
  record Pair(int first, int second, ShareEstimate.Estimate score) {}

  private final int players;
  private final Schedule schedule;
  private final List<GameResult> games;

  public Results(int players, Schedule schedule, List<GameResult> games) {
    this.players = players;
    this.schedule = schedule;
    this.games = List.copyOf(games);
  }

  public List<Row> rows() {
    double[] elo = Elo.fit(wins());
    List<Row> rows = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      ShareEstimate share = new ShareEstimate();
      int count = 0;
      for (GameResult played : games) {
        int seats = 0;
        double won = 0;
        for (int seat = 1; seat <= played.seated().size(); seat++) {
          if (played.seated().get(seat - 1) == player) {
            seats++;
            won += played.share(seat);
          }
        }
        if (seats > 0) {
          share.add(schedule.draws(played.game()), won / seats, 1);
          count++;
        }
      }
      rows.add(new Row(player, count, share.estimate(), elo[player]));
    }
    return rows;
  }

  List<Pair> pairs() {
    List<Pair> pairs = new ArrayList<>();
    for (int first = 0; first < players; first++) {
      for (int second = first + 1; second < players; second++) {
        ShareEstimate score = new ShareEstimate();
        for (GameResult played : games) {
          double won = against(played, first, second);
          double lost = against(played, second, first);
          if (won + lost > 0) {
            score.add(schedule.block(played.game()), won / (won + lost), won + lost);
          }
        }
        if (score.weight() > 0) {
          pairs.add(new Pair(first, second, score.estimate()));
        }
      }
    }
    return pairs;
  }

  private double[][] wins() {
    double[][] wins = new double[players][players];
    for (GameResult played : games) {
      for (int first = 0; first < players; first++) {
        for (int second = 0; second < players; second++) {
          wins[first][second] += first == second ? 0 : against(played, first, second);
        }
      }
    }
    return wins;
  }

  /// The score of `first` against `second` in a game, over all pairs of their seats: 1 where only
  /// the first won, 1/2 where both did. Pairs count equally, at most 1 in total.
  private static double against(GameResult played, int first, int second) {
    double won = 0;
    int pairs = 0;
    for (int a = 1; a <= played.seated().size(); a++) {
      for (int b = 1; b <= played.seated().size(); b++) {
        if (played.seated().get(a - 1) == first && played.seated().get(b - 1) == second) {
          pairs++;
          boolean both = played.share(b) > 0;
          won += played.share(a) == 0 ? 0 : both ? 0.5 : 1;
        }
      }
    }
    return pairs == 0 ? 0 : won / pairs;
  }
}
