package tianxia.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tianxia.cluster.shard.Shards;
import tianxia.server.fair.Share;
import tianxia.server.message.Commitment;
import tianxia.server.message.Frame;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage.Failure;
import tianxia.server.message.ServerMessage.TableMessage;
import tianxia.server.message.TableInfo;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.NewTable;
import tianxia.server.table.Streams;
import tianxia.server.table.Tables;
import tianxia.server.table.command.TableIds;

/// Any node serves any table.
@Timeout(60)
class TwoNodesTest {
  private final Nodes cluster = new Nodes(2);
  private final TestNode one = cluster.get(0);
  private final TestNode two = cluster.get(1);

  @AfterEach
  void close() {
    cluster.close();
  }

  @Test
  void aGameIsPlayedWithViewersOnBoth() throws InterruptedException {
    for (int i = 0; i < 6; i++) {
      Guests guests = Guests.at(one.tables(), "cards");
      try (Tables.Subscription here = guests.stream(one.tables(), 1, Optional.empty());
          Tables.Subscription there = guests.stream(two.tables(), 2, Optional.empty())) {
        List<TestNode> nodes = List.of(one, two);
        int turn = 0;
        while (guests.play(nodes.get(turn++ % 2).tables()) != 0) {
          // Until the end.
        }
        Frame end = guests.frame(two.tables(), 0);
        assertThat(Streams.until(here, f -> f.seq() == end.seq()).actors()).isEmpty();
        assertThat(Streams.until(there, f -> f.seq() == end.seq()).actors()).isEmpty();
        assertThat(guests.events(one.tables())).isEqualTo(guests.events(two.tables()));
      }
      assertThat(cluster.store().epoch(guests.table())).isEqualTo(1);
    }
  }

  @Test
  void aReservedTableIsMadeThroughAnotherNode() {
    for (int i = 0; i < 6; i++) {
      Commitment reserved = (Commitment) one.tables().reserve();
      NewTable wish = Guests.wish("pebbles", Optional.of(reserved.table()));
      TableMade made = (TableMade) two.tables().make(wish);
      assertThat(made.info().table()).isEqualTo(reserved.table());
      assertThat(one.tables().make(wish))
          .isInstanceOfSatisfying(Problem.class, p -> assertThat(p.code()).isEqualTo("expired"));
    }
  }

  /// So few shards move where a node ends.
  @Test
  void newTablesAreInTheFirstShards() {
    int shards = Shards.inUse(2, 0);
    for (int i = 0; i < 4; i++) {
      for (TestNode node : List.of(one, two)) {
        Commitment reserved = (Commitment) node.tables().reserve();
        TableMade made = (TableMade) node.tables().make(Guests.wish("cards", Optional.empty()));
        assertThat(List.of(reserved.table(), made.info().table(), node.tables().freshId()))
            .allSatisfy(id -> assertThat(TableIds.group(id)).isLessThan(shards));
      }
    }
  }

  @Test
  void whoIsThereIsSeenThroughBoth() throws InterruptedException {
    for (TestNode owner : List.of(one, two)) {
      Guests guests = cluster.ownedBy(owner);
      try (Tables.Subscription here = guests.stream(one.tables(), 1, Optional.empty())) {
        Streams.until(here, frame -> present(frame.info(), 1) && !present(frame.info(), 2));
        try (Tables.Subscription there = guests.stream(two.tables(), 2, Optional.empty())) {
          Streams.until(there, frame -> present(frame.info(), 1) && present(frame.info(), 2));
          while (!present(((TableMessage) here.next()).info(), 2)) {
            // Another message came first.
          }
        }
        while (present(((TableMessage) here.next()).info(), 2)) {
          // Another message came first.
        }
      }
    }
  }

  private static boolean present(TableInfo info, int seat) {
    return info.seats().get(seat - 1).present();
  }

  @Test
  void aStreamStartsAnewWhereItsClientAsks() throws InterruptedException {
    Guests guests = cluster.ownedBy(one);
    guests.play(one.tables());
    try (Tables.Subscription stream = guests.stream(two.tables(), 1, Optional.of(1))) {
      assertThat(((Frame) stream.next()).whole()).isFalse();
      stream.resync();
      assertThat(((Frame) stream.next()).whole()).isTrue();
      guests.play(one.tables());
      assertThat(((Frame) stream.next()).whole()).isFalse();
    }
  }

  /// The network is away for a moment, and with it what was under way.
  @Test
  void whatWasLostOnTheWayIsShownAllTheSame() throws InterruptedException {
    Guests guests = cluster.ownedBy(one);
    try (Tables.Subscription stream = guests.stream(two.tables(), 1, Optional.empty())) {
      Frame first = (Frame) stream.next();
      cluster.cut(one);
      guests.play(one.tables());
      cluster.healOnceMissed(one, two);
      assertThat(Streams.until(stream, frame -> frame.seq() > first.seq()).ply()).isEqualTo(1);
      assertThat(one.owns(guests.table())).isTrue();
    }
  }

  @Test
  void whatCannotBeOpenedEndsAtOnce() throws InterruptedException {
    for (TestNode owner : List.of(one, two)) {
      Guests guests = cluster.ownedBy(owner);
      assertThat(failure(one.tables().subscribe(guests.table(), "x", Optional.empty())))
          .isEqualTo("unknown-token");
    }
    assertThat(failure(one.tables().subscribe("nobody", "x", Optional.empty())))
        .isEqualTo("unknown-table");
    assertThat(failure(one.tables().subscribe("x".repeat(5000), "y", Optional.empty())))
        .isEqualTo("unknown-table");
    assertThat(one.tables().frame("../..", "y"))
        .isEqualTo(new Problem("unknown-table", "unknown table"));
  }

  private static String failure(Tables.Subscription stream) throws InterruptedException {
    return ((Failure) stream.next()).code();
  }

  @Test
  void aTableThatNobodyBeginsIsDeletedByItsOwner() throws InterruptedException {
    List<NewTable.SeatWish> seats =
        List.of(
            new NewTable.Me(
                "Player", Share.open("%032x".formatted(1)).commitment(), Optional.empty()),
            NewTable.Open.TO_ALL);
    for (int i = 0; i < 4; i++) {
      NewTable wish = Guests.wish("pebbles", Optional.empty(), seats);
      TableMade made = (TableMade) one.tables().make(wish);
      String table = made.info().table();
      String token = Optional.ofNullable(made.tokens().get("1")).orElseThrow();
      try (Tables.Subscription there = two.tables().subscribe(table, token, Optional.empty())) {
        assertThat(there.next()).isInstanceOf(Frame.class);
        assertThat(one.expire(table)).isFalse();
      }
      while (!two.expire(table)) {
        // Until the owner has noticed that the stream was closed.
      }
      assertThat(one.tables().frame(table, token))
          .isEqualTo(new Problem("unknown-table", "unknown table"));
    }
    assertThat(one.oldest()).isTrue();
    assertThat(two.oldest()).isFalse();
  }

  @Test
  void nodesThatStartAtATimeFoundOneCluster() throws Exception {
    SharedMemoryStore store = new SharedMemoryStore();
    CompletableFuture<TestNode> other = CompletableFuture.supplyAsync(() -> new TestNode(store));
    try (TestNode first = new TestNode(store);
        TestNode second = other.get()) {
      boolean here = false;
      boolean there = false;
      while (!here || !there) {
        Guests guests = Guests.at(first.tables());
        assertThat(guests.frame(second.tables(), 1).seq()).isEqualTo(1);
        here |= first.owns(guests.table());
        there |= second.owns(guests.table());
      }
    }
  }
}
