package tianxia.server.friend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.account.AccountStore;
import tianxia.server.message.ServerMessage;
import tianxia.server.store.Store;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;

class NewsDeskTest {
  @TempDir Path folder;

  /// The desk asks the store twice a second: one that is away for a while must not end the server.
  @Test
  void aStoreThatIsAwayEndsNothing() throws InterruptedException {
    AtomicBoolean away = new AtomicBoolean();
    try (Store store = new SqliteStore(DataFolder.open(folder), new Unbroken())) {
      AccountStore accounts = store.accounts().orElseThrow();
      for (String id : List.of("a1", "a2")) {
        accounts.create(
            new AccountStore.Account(id, "N" + id, 5),
            Set.of(id),
            new AccountStore.Passkey("p" + id, id, "key", 0, "a device", 5, 5, false),
            List.of());
      }
      Friends friends =
          new Friends(
              accounts::friends, table -> true, Clock.systemUTC(), FriendStore.Bounds.STANDARD);
      try (NewsDesk desk =
              NewsDesk.start(friends, () -> kept(accounts, away), true, new Unbroken());
          NewsDesk.Reader reader = desk.read("a1")) {
        assertThat(reader.next()).isNotInstanceOf(ServerMessage.Failure.class);
        away.set(true);
        for (int n = 0; n < 300; n++) {
          desk.tick();
        }
        away.set(false);
        accounts.friends().ask("a2", "a1", 7, FriendStore.Bounds.STANDARD);
        desk.tick();
        assertThat(reader.next().toString()).contains("requests=1");
      }
    }
  }

  private static FriendStore kept(AccountStore accounts, AtomicBoolean away) {
    if (away.get()) {
      throw new Store.Failure("away");
    }
    return accounts.friends();
  }
}
