package tianxia.server.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SpareProcessorsTest {
  private final AtomicInteger thinking = new AtomicInteger();
  private final AtomicInteger serving = new AtomicInteger();
  private final Machine machine = new Machine();

  /// A clock that goes on only while somebody waits or works.
  private final class Machine implements Waiting {
    private long now;
    private int pauses;

    /// After so many pauses nothing is to be done for tables.
    private int served = Integer.MAX_VALUE;

    @Override
    public long now() {
      return now;
    }

    @Override
    public void pause(long nanos) {
      now += nanos;
      if (++pauses == served) {
        serving.set(0);
      }
    }
  }

  private SpareProcessors of(int processors) {
    return new SpareProcessors(processors, thinking::get, serving::get, machine);
  }

  /// How long a review waits after it has worked for a while.
  private long waited(SpareProcessors.Turn turn) {
    machine.now += SpareProcessors.WORK_NANOS;
    long before = machine.now;
    turn.giveWay();
    return machine.now - before;
  }

  @Test
  void whereNobodyPlaysTheyDoNotWait() {
    assertThat(waited(of(1).enter())).isZero();
    assertThat(waited(of(4).enter())).isZero();
  }

  @Test
  void onOneProcessorTheyGoOnAtATenthOfTheirSpeedWhileTablesAreServed() {
    SpareProcessors spare = of(1);
    try (SpareProcessors.Turn turn = spare.enter()) {
      serving.set(1);
      for (int i = 0; i < 3; i++) {
        assertThat(waited(turn)).isGreaterThanOrEqualTo(SpareProcessors.WAIT_NANOS);
      }
    }
  }

  @Test
  void theyGoOnAsSoonAsTablesAreServed() {
    serving.set(50);
    machine.served = 2;
    assertThat(waited(of(1).enter())).isBetween(1L, SpareProcessors.WAIT_NANOS / 4);
    assertThat(serving).hasValue(0);
  }

  @Test
  void theyTakeAProcessorThatTablesLeaveThem() {
    SpareProcessors spare = of(2);
    assertThat(spare.threads()).isEqualTo(1);
    try (SpareProcessors.Turn turn = spare.enter()) {
      serving.set(1);
      assertThat(waited(turn)).isZero();
      serving.set(2);
      assertThat(waited(turn)).isPositive();
      serving.set(0);
      thinking.set(1);
      assertThat(waited(turn)).as("one processor is for the tables").isPositive();
    }
  }

  /// Of several that are too many, only so many wait.
  @Test
  void noMoreWaitThanMust() {
    SpareProcessors spare = of(4);
    thinking.set(1);
    try (SpareProcessors.Turn one = spare.enter();
        SpareProcessors.Turn two = spare.enter()) {
      try (SpareProcessors.Turn three = spare.enter()) {
        assertThat(waited(one)).isPositive();
        assertThat(waited(three)).isPositive();
      }
      assertThat(waited(one)).as("two reviews and a player").isZero();
      assertThat(waited(two)).isZero();
    }
  }
}
