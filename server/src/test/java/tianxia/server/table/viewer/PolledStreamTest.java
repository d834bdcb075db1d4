package tianxia.server.table.viewer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.server.message.Frame;
import tianxia.server.message.table.EventShown;
import tianxia.server.table.House;
import tianxia.server.table.Party;

/// A stream that is asked what it has, besides the thread that waits for it.
class PolledStreamTest {
  private final House house = new House();

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void whatIsThereIsTakenOnce() {
    Party party = house.persons("pebbles", Map.of(), 2);
    try (var stream = party.stream(1, Optional.empty())) {
      assertThat(stream.poll()).containsInstanceOf(Frame.class);
      assertThat(stream.poll()).isEmpty();
      Party.done(party.play(1, "take 1"));
      assertThat(stream.poll()).get().extracting(m -> ((Frame) m).whole()).isEqualTo(false);
      assertThat(stream.poll()).isEmpty();
    }
    // The end is for the one who waits.
    var ended = party.stream(1, Optional.empty());
    ended.close();
    assertThat(ended.poll()).isEmpty();
  }

  @Test
  void nothingOvertakesAMessageThatMayBeUnsent() throws InterruptedException {
    Party party = house.persons("pebbles", Map.of(), 2);
    try (var stream = party.stream(1, Optional.empty())) {
      assertThat(stream.next()).isInstanceOf(Frame.class);
      Party.done(party.play(1, "take 1"));
      assertThat(stream.poll()).isEmpty();
      assertThat(stream.next()).isInstanceOf(Frame.class);
    }
  }

  /// Two takers, one of whom holds the other back: every event comes once, in order.
  @Test
  void nothingIsLostBetweenTwoTakers() throws InterruptedException {
    Party party = house.persons("pebbles", Map.of(), 2);
    List<EventShown> got = new ArrayList<>();
    CountDownLatch greeted = new CountDownLatch(1);
    CompletableFuture<Void> over = new CompletableFuture<>();
    try (var stream = party.stream(1, Optional.empty())) {
      Thread.startVirtualThread(() -> {
        try {
          while (stream.next() instanceof Frame frame) {
            synchronized (got) {
              got.addAll(frame.events());
            }
            greeted.countDown();
          }
          over.complete(null);
        } catch (InterruptedException e) {
          over.completeExceptionally(e);
        }
      });
      greeted.await();
      for (int i = 0; i < 24; i++) {
        synchronized (got) {
          stream.hold();
          Party.done(party.play(party.frame(0).actors().getFirst(), "take 1"));
          if (i % 3 != 0) {
            stream.poll().ifPresent(message -> got.addAll(((Frame) message).events()));
          }
          stream.release();
        }
      }
      while (party.frame(0).ply() > size(got)) {
        Thread.onSpinWait();
      }
    }
    over.join();
    assertThat(got.stream().map(EventShown::ply))
        .containsExactlyElementsOf(party.frame(0).events().stream().map(EventShown::ply).toList());
  }

  private static int size(List<EventShown> got) {
    synchronized (got) {
      return got.size();
    }
  }
}
