package tianxia.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tianxia.server.message.Problem;
import tianxia.server.message.TableInfo;
import tianxia.server.message.TableMade;

/// Where no answer comes, another table is asked for; the first may be made all the same.
@Timeout(60)
class LateTableTest {
  /// Has the first table wait until it is let go, and tells which one is deleted.
  private static final class HeldStore extends SharedMemoryStore {
    private final CompletableFuture<String> first = new CompletableFuture<>();
    private final CompletableFuture<String> deleted = new CompletableFuture<>();
    private final CountDownLatch go = new CountDownLatch(1);

    @Override
    public Claimed begin(Row row, Waiting waiting, long at) {
      if (first.complete(row.table())) {
        try {
          go.await();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }
      return super.begin(row, waiting, at);
    }

    @Override
    public synchronized void delete(Claim claim) {
      super.delete(claim);
      deleted.complete(claim.table());
    }
  }

  @Test
  void aTableThatWasMadeTooLateIsTakenBack() {
    HeldStore store = new HeldStore();
    try (TestNode node = new TestNode(store)) {
      TableMade made = (TableMade) node.tables().make(Guests.wish("pebbles", Optional.empty()));
      String late = store.first.join();
      assertThat(made.info().table()).isNotEqualTo(late);

      store.go.countDown();

      assertThat(store.deleted.join()).isEqualTo(late);
      assertThat(node.tables().inspect(late)).isInstanceOf(Problem.class);
      assertThat(node.tables().inspect(made.info().table())).isInstanceOf(TableInfo.class);
    }
  }
}
