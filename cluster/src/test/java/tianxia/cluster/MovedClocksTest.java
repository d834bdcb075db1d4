package tianxia.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.table.ClockShown;
import tianxia.server.table.Tables;

/// A clock moves with its table: another owner goes on with it, and nobody has gained or lost more
/// than `docs/PROTOCOL.md` tells.
@Timeout(120)
class MovedClocksTest {
  /// Of a clock that shows whole milliseconds, between two readings.
  private static final long ROUNDING = 2;

  /// For how long somebody thinks before the table moves.
  private static final long THOUGHT = 300;

  private static final NewTable.Clock LIVE = new NewTable.Clock(100, 5, Optional.empty());

  /// What the first seat of a table with that clock has before its first move: with the increment
  /// of the turn, and the minute that is free.
  private static final long FIRST = 165_000;

  private static final NewTable.Clock DAYS =
      new NewTable.Clock(Optional.empty(), Optional.empty(), Optional.of(3), Optional.empty());

  /// What a clock has lost while its table moved, and what has passed meanwhile, by another clock.
  ///
  /// @param before what the seat that is to act had
  /// @param after what it had with the next owner
  /// @param thought the least that has passed before its owner went
  /// @param least the least that has passed between the two looks at the clock
  /// @param most the most
  private record Move(long before, long after, long thought, long least, long most) {
    long lost() {
      return before - after;
    }
  }

  @Test
  void aLiveClockIsChargedUntilItsOwnerLeavesAndNoMore() {
    Move move = moved(LIVE, (_, leaving) -> leaving.close(), MovedClocksTest::monotonic);
    assertThat(move.lost()).isBetween(move.thought() - ROUNDING, move.most() + ROUNDING);
  }

  /// Nothing was written since the game began: that much is given back.
  @Test
  void aLiveClockIsGivenBackWhatAKilledOwnerHadNotWritten() {
    Move move = moved(LIVE, Nodes::kill, MovedClocksTest::monotonic);
    assertThat(move.after()).isBetween(FIRST - move.least() - move.most(), FIRST);
    assertThat(move.lost()).isLessThanOrEqualTo(move.most() + ROUNDING);
  }

  @Test
  void daysGoOnWhenTheirOwnerLeaves() {
    assertCalendar(moved(DAYS, (_, leaving) -> leaving.close(), System::currentTimeMillis));
  }

  @Test
  void daysGoOnWhenTheirOwnerIsKilled() {
    assertCalendar(moved(DAYS, Nodes::kill, System::currentTimeMillis));
  }

  private static void assertCalendar(Move move) {
    assertThat(move.lost()).isBetween(move.least() - ROUNDING, move.most() + ROUNDING);
  }

  private static long monotonic() {
    return Duration.ofNanos(System.nanoTime()).toMillis();
  }

  private static Move moved(
      NewTable.Clock clock, BiConsumer<Nodes, TestNode> end, LongSupplier now) {
    try (Nodes nodes = new Nodes(3)) {
      TestNode owner = nodes.get(0);
      Tables left = nodes.get(1).tables();
      Guests guests = nodes.ownedBy(owner, Guests.timed("pebbles", clock));
      long early = now.getAsLong();
      long before = rest(guests, left);
      long late = now.getAsLong();
      while (now.getAsLong() - late < THOUGHT) {
        rest(guests, left);
      }
      long goes = now.getAsLong();
      end.accept(nodes, owner);
      long gone = now.getAsLong();
      long after = rest(guests, left);
      assertThat(owner.owns(guests.table())).isFalse();
      return new Move(before, after, goes - late, gone - late, now.getAsLong() - early);
    }
  }

  /// What the seat that is to act has in all.
  private static long rest(Guests guests, Tables tables) {
    ClockShown clock = guests.frame(tables, 0).clock().orElseThrow();
    assertThat(clock.running()).containsExactly(1);
    return clock.left().getFirst() + clock.free().getFirst();
  }
}
