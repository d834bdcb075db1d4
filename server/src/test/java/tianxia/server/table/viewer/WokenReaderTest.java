package tianxia.server.table.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.Tables;

/// A stream whose reader has a thread only while there is something to read.
class WokenReaderTest {
  private final House house = new House();
  private final Party party = house.persons("pebbles", Map.of(), 2);
  private final Tables.Subscription stream = party.stream(1, Optional.empty());
  private final AtomicInteger woken = new AtomicInteger();

  @BeforeEach
  void read() {
    assertThat(stream.whenDue(woken::incrementAndGet)).isTrue();
  }

  @AfterEach
  void close() {
    stream.close();
    house.close();
  }

  /// Takes what is there, and what the seats that come and go change besides.
  private int lastSeq() {
    int seq = 0;
    for (Optional<ServerMessage> message = stream.take();
        message.isPresent();
        message = stream.take()) {
      seq = message.get() instanceof Frame frame ? frame.seq() : seq;
    }
    return seq;
  }

  private void play() {
    Party.done(party.play(party.frame(0).actors().getFirst(), "take 1"));
    party.settle();
  }

  @Test
  void itIsWokenForWhatWasThereBefore() {
    assertThat(woken).hasValue(1);
    assertThat(lastSeq()).isEqualTo(party.frame(1).seq());
  }

  @Test
  void onceUntilItHasFoundNothing() {
    play();
    play();
    assertThat(woken).hasValue(1);
    assertThat(lastSeq()).isEqualTo(party.frame(1).seq());
    play();
    assertThat(woken).hasValue(2);
    play();
    assertThat(woken).hasValue(2);
    assertThat(lastSeq()).isEqualTo(party.frame(1).seq());
    assertThat(stream.take()).isEmpty();
    assertThat(woken).hasValue(2);
  }

  @Test
  void notWhileSomebodyElseTakesWhatComes() {
    lastSeq();
    stream.hold();
    play();
    assertThat(stream.poll()).containsInstanceOf(Frame.class);
    stream.release();
    assertThat(woken).hasValue(1);
    stream.hold();
    play();
    assertThat(woken).hasValue(1);
    stream.release();
    assertThat(woken).hasValue(2);
    // What it takes now may be sent later than what is asked for in between.
    assertThat(stream.take()).containsInstanceOf(Frame.class);
    play();
    assertThat(stream.poll()).isEmpty();
  }

  @Test
  void forTheEndToo() {
    lastSeq();
    stream.close();
    assertThat(woken).hasValue(2);
    assertThat(stream.take()).containsInstanceOf(ServerMessage.Failure.class);
  }
}
