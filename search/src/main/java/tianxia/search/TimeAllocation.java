package tianxia.search;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import tianxia.kernel.Actors;
import tianxia.kernel.State;

/// Divides the time of a turn among its decisions. A turn is a seat's decisions until another seat
/// acts; at a simultaneous decision, until the seat has sealed its own.
///
/// It must be told every event of the game, and the time that each seat has spent.
///
/// @param <S> the game's state
public final class TimeAllocation<S extends State<S>> {
  private static final int SAMPLES = 8;

  /// The maximum number of decisions to look ahead within a turn.
  private static final int MAX_DECISIONS = 64;

  private final long[] spent;

  /// While a simultaneous decision is open, by seat: the position as if only this seat had acted
  /// since it opened; a seat that acts there has not sealed yet.
  private final List<@Nullable S> alone = new ArrayList<>();

  private boolean open;

  public TimeAllocation(S start, int seats) {
    spent = new long[seats + 1];
    for (int seat = 0; seat <= seats; seat++) {
      alone.add(null);
    }
    watch(start);
  }

  /// Records an event that led to `after`.
  public void played(S after, int actor, int action) {
    S own = alone.get(actor);
    if (own != null) {
      own.apply(actor, action);
      open = anyUnsealed();
      if (!open) {
        begin();
      }
    } else if (actor != Actors.CHANCE) {
      for (int other = 1; other < spent.length; other++) {
        spent[other] = other == actor ? spent[other] : 0;
      }
    }
    watch(after);
  }

  /// Records the time that a seat has spent on the decision it is about to take.
  public void spend(int seat, long nanos) {
    spent[seat] += nanos;
  }

  /// The time that a seat may spend on its next plan: the remaining time of its turn, times the
  /// plan's share of the decisions still expected in the turn, which is estimated by random play.
  /// At least 1.
  ///
  /// @param forgotten the position, forgotten for the seat
  /// @param turn the time for a whole turn, in nanoseconds
  /// @param choices that the plan contains ([Bot#ahead])
  public long share(S forgotten, int seat, long turn, int choices, RandomGenerator random) {
    S from = forgotten;
    S own = alone.get(seat);
    if (own != null) {
      from = own.copy();
      from.forget(seat);
    }
    return share(turn - spent[seat], decisions(from, seat, random), choices);
  }

  /// The time for a plan out of what is left of its turn, in nanoseconds; at least 1 and at most
  /// what is left, since the turn may end before its plan does.
  ///
  /// @param decisions still expected in the turn, including the plan's
  /// @param choices that the plan contains
  public static long share(long left, double decisions, int choices) {
    return Math.max(1, (long) (left * Math.min(1, choices / Math.max(1, decisions))));
  }

  /// The expected number of decisions between several actions that a seat has before another one
  /// acts, including this one, estimated by random play.
  ///
  /// @param forgotten the position, forgotten for the seat
  public static <S extends State<S>> double decisions(
      S forgotten, int seat, RandomGenerator random) {
    S world = forgotten.copy();
    int[] legal = new int[forgotten.maxLegal()];
    int decisions = 0;
    for (int i = 0; i < SAMPLES; i++) {
      world.copyFrom(forgotten);
      world.imagine(random);
      decisions += decisions(world, seat, legal, random);
    }
    return (double) decisions / SAMPLES;
  }

  private static <S extends State<S>> int decisions(
      S world, int seat, int[] legal, RandomGenerator random) {
    int decisions = 0;
    for (int i = 0; i < MAX_DECISIONS; i++) {
      int actors = world.actors();
      if (actors == 1 << Actors.CHANCE) {
        world.apply(Actors.CHANCE, world.sample(Actors.CHANCE, random));
      } else if (Actors.contains(actors, seat)) {
        int count = world.legalActions(seat, legal);
        decisions += count > 1 ? 1 : 0;
        world.apply(seat, legal[random.nextInt(count)]);
      } else {
        break;
      }
    }
    return decisions;
  }

  private boolean anyUnsealed() {
    for (int seat = 1; seat < alone.size(); seat++) {
      S own = alone.get(seat);
      if (own != null && Actors.contains(own.actors(), seat)) {
        return true;
      }
    }
    return false;
  }

  private void watch(S now) {
    int actors = now.actors();
    if (!open && Integer.bitCount(actors) > 1) {
      open = true;
      begin();
      for (int seat : Actors.list(actors)) {
        alone.set(seat, now.copy());
      }
    }
  }

  /// Starts a new turn for every seat.
  private void begin() {
    for (int seat = 0; seat < spent.length; seat++) {
      spent[seat] = 0;
      alone.set(seat, null);
    }
  }
}
