package tianxia.search.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.AnytimeAnalyst;
import tianxia.search.analysis.Lookahead;
import tianxia.search.review.Streams.Purpose;

/// Estimates the value of a position with full information: it is played on, with the real hands
/// and orders and with new draws, until each seat has reached a choice; the value is the mean of
/// what all seats then expect.
///
/// @param game that was played
/// @param analyst of the game and its options
/// @param streams of random numbers
record TruthJudge<S extends State<S>>(
    PlayedGame<S> game, AnytimeAnalyst<S> analyst, Streams streams) {

  /// The positions to be judged: before each choice that follows another seat's.
  static List<Integer> plies(PlayedGame<?> game) {
    List<Integer> plies = new ArrayList<>();
    int last = 0;
    for (int ply = 0; ply < game.plies(); ply++) {
      if (game.isChoice(ply) && game.actor(ply) != last) {
        last = game.actor(ply);
        plies.add(ply);
      }
    }
    return plies;
  }

  /// Each seat's chance, by seat from 1 on.
  double[] chances(int ply, ReviewEffort effort) {
    double[] chances = new double[game.seats() + 1];
    for (int future = 0; future < effort.worlds(); future++) {
      double[] sums = new Future(ply, effort, streams.of(Purpose.TRUTH, ply, future)).sums();
      for (int seat = 1; seat < sums.length; seat++) {
        chances[seat] += sums[seat] / game.seats() / effort.worlds();
      }
    }
    return chances;
  }

  private final class Future {
    private final Lookahead<S> ahead;
    private final Xoroshiro random;
    private final S world;
    private final List<List<Event>> known = new ArrayList<>();
    private final int[] legal;
    private final double[] sums;

    /// The seats that have reached a choice, as a bit set.
    private int asked;

    Future(int ply, ReviewEffort effort, Xoroshiro random) {
      this.random = random;
      ahead =
          new Lookahead<>(
              game.game(), game.seats(), analyst.deliberator(), analyst.others(), effort.leaf());
      world = game.position(ply).copy();
      legal = new int[world.maxLegal()];
      sums = new double[game.seats() + 1];
      known.add(List.of());
      for (int seat = 1; seat <= game.seats(); seat++) {
        known.add(new ArrayList<>(game.seen(ply, seat)));
      }
    }

    /// The sum over the seats of each one's expected shares of all seats.
    double[] sums() {
      for (int actors = world.actors();
          actors != 0 && Integer.bitCount(asked) < game.seats();
          actors = world.actors()) {
        int actor = Actors.first(actors);
        if (actor == Actors.CHANCE) {
          play(actor, world.sample(actor, random));
        } else if (world.legalActions(actor, legal) == 1) {
          play(actor, legal[0]);
        } else {
          choose(actor);
        }
      }
      for (int seat = 1; seat <= game.seats(); seat++) {
        if (!Actors.contains(asked, seat)) {
          add(Analysis.over(seat, game.seats(), world.winners()));
        }
      }
      return sums;
    }

    private void choose(int seat) {
      if (!Actors.contains(asked, seat)) {
        asked |= 1 << seat;
        add(ahead.from(world.copy(), new ArrayList<>(known.get(seat)), seat, random));
      }
      S theirs = world.copy();
      theirs.forget(seat);
      int[] plan =
          analyst.others().plan(theirs, List.copyOf(known.get(seat)), seat, ahead.effort(), random);
      Arrays.stream(plan).forEach(action -> play(seat, action));
    }

    private void add(Analysis said) {
      for (int seat = 1; seat <= game.seats(); seat++) {
        sums[seat] += said.shares().get(seat - 1);
      }
    }

    private void play(int actor, int action) {
      for (int seat = 1; seat <= game.seats(); seat++) {
        known.get(seat).add(new Event(actor, game.game().seen(world, seat, actor, action)));
      }
      world.apply(actor, action);
    }
  }
}
