package tianxia.server.table.state.clock;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tianxia.server.store.Entry;

/// The arithmetic of one clock. Increments are those of the FIDE Laws of Chess (glossary,
/// "cumulative (Fischer) mode"): "a player receives an extra amount of time (often 30 seconds)
/// prior to each move", from the first move on.
class SeatClockTest {
  private static final Entry.Clock BLITZ = new Entry.Clock("live", 300_000, 3_000, "lost");

  @Test
  void theIncrementComesBeforeEachTurnFromTheFirstOn() {
    SeatClock first = SeatClock.start(BLITZ).turn(0, false, BLITZ);
    assertThat(first.left()).isEqualTo(303_000);
    // A minute of its own, then ten seconds of the clock.
    SeatClock moved = first.spend(70_000);
    assertThat(moved.left()).isEqualTo(293_000);
    assertThat(moved.turn(2, false, BLITZ).left()).isEqualTo(296_000);
  }

  /// Ten turns of 5 seconds each at 5 minutes and 3 seconds: 300 + 10 · 3 − 10 · (5 − 0.5), where
  /// the first has a minute of its own.
  @Test
  void aGameOfTenTurns() {
    SeatClock clock = SeatClock.start(BLITZ);
    for (int turn = 0; turn < 10; turn++) {
      clock = clock.turn(2 * turn, false, BLITZ).spend(5_000);
    }
    assertThat(clock.left()).isEqualTo(300_000 + 10 * 3_000 - 9 * 4_500);
  }

  /// What is spared of the allowance is lost: fast turns gain nothing by it.
  @Test
  void theAllowanceForTheLineDoesNotAddUp() {
    SeatClock clock = SeatClock.start(BLITZ);
    for (int turn = 0; turn < 100; turn++) {
      clock = clock.turn(2 * turn, false, BLITZ).spend(100);
    }
    assertThat(clock.left()).isEqualTo(300_000 + 100 * 3_000);
    assertThat(clock.free()).isEqualTo(SeatClock.ALLOWANCE - 100);
  }

  @Test
  void aTurnCountsOnceHoweverOftenItIsPlayed() {
    SeatClock clock = SeatClock.start(BLITZ).turn(4, false, BLITZ).spend(61_000);
    SeatClock again = clock.turn(2, false, BLITZ).turn(4, false, BLITZ);
    assertThat(again).isEqualTo(clock);
  }

  @Test
  void aQuestionThatMayBePutOffBringsTheAllowanceButNoIncrement() {
    SeatClock clock = SeatClock.start(BLITZ).turn(0, false, BLITZ).spend(60_000);
    SeatClock asked = clock.turn(3, true, BLITZ).spend(400);
    assertThat(asked.left()).isEqualTo(303_000);
    assertThat(asked.turn(3, false, BLITZ).left()).isEqualTo(306_000);
  }

  @Test
  void theFirstTurnsOwnTimeIsNoLongerThanTheClock() {
    Entry.Clock bullet = new Entry.Clock("live", 10_000, 0, "lost");
    assertThat(SeatClock.start(bullet).turn(0, false, bullet).rest()).isEqualTo(20_000);
  }
}
