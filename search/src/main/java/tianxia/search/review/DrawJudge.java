package tianxia.search.review;

import java.util.ArrayList;
import java.util.List;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.analysis.AnytimeAnalyst;
import tianxia.search.analysis.Lookahead;
import tianxia.search.review.Streams.Purpose;

/// Computes the luck of draws for a seat that saw them: the seat's chance after the outcome minus
/// the probability-weighted mean over all outcomes, both in the same imagined worlds, in which the
/// others play alike. Luck therefore has mean 0.
///
/// @param game that was played
/// @param analyst of the game and its options
/// @param streams of random numbers
record DrawJudge<S extends State<S>>(
    PlayedGame<S> game, AnytimeAnalyst<S> analyst, Streams streams) {
  /// With more outcomes than this, the mean is estimated from this many random ones.
  private static final int MAX_OUTCOMES = 8;

  /// The luck of a seat in a draw whose outcome it saw, from −1 to 1.
  double luck(int ply, int seat, ReviewEffort effort) {
    Outcomes outcomes = new Outcomes(ply, seat, effort);
    for (int world = 0; world < effort.worlds(); world++) {
      outcomes.look(world);
    }
    return outcomes.luck();
  }

  private final class Outcomes {
    private final int ply;
    private final int seat;
    private final Lookahead<S> ahead;
    private final int[] actions;
    private double mean;
    private double drawn;
    private double weights;
    private int worlds;

    Outcomes(int ply, int seat, ReviewEffort effort) {
      this.ply = ply;
      this.seat = seat;
      ahead =
          new Lookahead<>(
              game.game(), game.seats(), analyst.deliberator(), analyst.others(), effort.leaf());
      actions = new int[game.position(ply).maxLegal()];
    }

    void look(int number) {
      S world = game.forgotten(ply, seat);
      world.imagine(streams.of(Purpose.DRAW, ply, seat, number));
      int count = world.legalActions(Actors.CHANCE, actions);
      double total = 0;
      for (int i = 0; i < count; i++) {
        total += world.weight(actions[i]);
      }
      double probability = world.weight(game.action(ply)) / total;
      double value = probability > 0 ? value(world, game.action(ply), number) : 0;
      drawn += probability * value;
      weights += probability;
      mean += mean(world, count, value, number);
      worlds++;
    }

    private double mean(S world, int count, double value, int number) {
      Xoroshiro random = streams.of(Purpose.DRAW, ply, seat, number, 1);
      double sum = 0;
      double total = 0;
      for (int i = 0; i < Math.min(count, MAX_OUTCOMES); i++) {
        boolean all = count <= MAX_OUTCOMES;
        int other = all ? actions[i] : world.sample(Actors.CHANCE, random);
        double weight = all ? world.weight(other) : 1;
        sum += weight * (other == game.action(ply) ? value : value(world, other, number));
        total += weight;
      }
      return sum / total;
    }

    private double value(S world, int outcome, int number) {
      List<Event> known = new ArrayList<>(game.seen(ply, seat));
      known.add(new Event(Actors.CHANCE, game.game().seen(world, seat, Actors.CHANCE, outcome)));
      S after = world.copy();
      after.apply(Actors.CHANCE, outcome);
      Xoroshiro random = streams.of(Purpose.DRAW, ply, seat, number, 2);
      return ahead.from(after, known, seat, random).value();
    }

    double luck() {
      return weights == 0 ? 0 : drawn / weights - mean / worlds;
    }
  }
}
