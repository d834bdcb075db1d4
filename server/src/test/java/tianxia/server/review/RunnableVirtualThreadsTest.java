package tianxia.server.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class RunnableVirtualThreadsTest {
  private static final int MANY = 100;

  @Test
  void thoseCountThatRunOrWaitForAProcessor() throws InterruptedException {
    AtomicBoolean over = new AtomicBoolean();
    CountDownLatch begun = new CountDownLatch(1);
    List<Thread> all = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      all.add(
          Thread.ofVirtual()
              .start(() -> {
                begun.countDown();
                while (!over.get()) {
                  Thread.onSpinWait();
                }
              }));
    }
    begun.await();
    assertThat(RunnableVirtualThreads.count()).isGreaterThanOrEqualTo(MANY);
    over.set(true);
    for (Thread each : all) {
      each.join();
    }
  }

  @Test
  void thoseThatWaitForSomethingElseDoNot() throws InterruptedException {
    CountDownLatch never = new CountDownLatch(1);
    CountDownLatch begun = new CountDownLatch(MANY);
    List<Thread> all = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      all.add(
          Thread.ofVirtual()
              .start(() -> {
                begun.countDown();
                try {
                  never.await();
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                }
              }));
    }
    begun.await();
    for (Thread each : all) {
      while (each.getState() != Thread.State.WAITING) {
        Thread.onSpinWait();
      }
    }
    assertThat(RunnableVirtualThreads.count()).isLessThan(MANY);
    never.countDown();
    for (Thread each : all) {
      each.join();
    }
  }
}
