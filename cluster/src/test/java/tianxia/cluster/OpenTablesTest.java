package tianxia.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tianxia.server.message.Joined;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TableInfo;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.Join;
import tianxia.server.table.Tables;

/// Whichever node somebody is connected to, they are told of the open tables of all.
@Timeout(120)
class OpenTablesTest {
  private static final String NO_CLUB = "";

  private final Nodes cluster = new Nodes(2);
  private final TestNode one = cluster.get(0);
  private final TestNode two = cluster.get(1);

  @AfterEach
  void close() {
    cluster.close();
  }

  private static TableMade ownedBy(TestNode owner) {
    return ownedBy(owner, Optional.empty());
  }

  /// An open table that a node owns.
  private static TableMade ownedBy(TestNode owner, Optional<String> club) {
    while (true) {
      TableMade made = (TableMade) owner.tables().make(Guests.open(club));
      if (owner.owns(made.info().table())) {
        return made;
      }
      owner.tables().remove(made.info().table());
    }
  }

  /// Has the maker of a table look at it through a node, as long as that serves them.
  private static void look(TestNode node, TableMade made) {
    String token = Optional.ofNullable(made.tokens().get("1")).orElseThrow();
    Tables.Subscription stream =
        node.tables().subscribe(made.info().table(), token, Optional.empty());
    Thread.startVirtualThread(() -> {
      try {
        while (!(stream.next() instanceof ServerMessage.Failure)) {
          // Nothing is done there.
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    });
  }

  private static void sitDown(TestNode node, String table) {
    Join join =
        new Join(
            Optional.empty(),
            "Bea",
            Optional.empty(),
            Optional.of("%032x".formatted(2)),
            Optional.empty());
    assertThat(node.tables().join(table, "", join)).isInstanceOf(Joined.class);
  }

  @Test
  void anOpenTableIsSeenThroughBothUntilItIsTaken() throws InterruptedException {
    try (ListReader here = new ListReader(one, NO_CLUB);
        ListReader there = new ListReader(two, NO_CLUB)) {
      for (TestNode owner : List.of(one, two)) {
        String table = ownedBy(owner).info().table();
        here.untilListed(table, TableInfo.WAITING);
        there.untilListed(table, TableInfo.WAITING);
        assertThat(here.shown(table)).isEqualTo(there.shown(table));
        sitDown(owner == one ? two : one, table);
        here.untilListed(table, TableInfo.PLAYING);
        there.untilListed(table, TableInfo.PLAYING);
        one.tables().remove(table);
        here.untilGone(table);
        there.untilGone(table);
      }
    }
  }

  @Test
  void aClubsTablesAreInItsOwnListAlone() throws InterruptedException {
    try (ListReader all = new ListReader(two, NO_CLUB);
        ListReader club = new ListReader(two, "k1");
        ListReader otherClub = new ListReader(two, "k2")) {
      String hidden = ownedBy(one, Optional.of("k1")).info().table();
      club.untilListed(hidden, TableInfo.WAITING);
      String open = ownedBy(one).info().table();
      all.untilListed(open, TableInfo.WAITING);
      String others = ownedBy(one, Optional.of("k2")).info().table();
      otherClub.untilListed(others, TableInfo.WAITING);
      assertThat(all.shown(hidden)).isEmpty();
      assertThat(otherClub.shown(hidden)).isEmpty();
      assertThat(club.shown(open)).isEmpty();
    }
  }

  /// As with a server that is alone, a table is listed again once its maker is back.
  @Test
  void whatAKilledNodeListedIsGoneUntilItsMakerIsBack() throws InterruptedException {
    try (ListReader left = new ListReader(two, NO_CLUB)) {
      TableMade made = ownedBy(one);
      String table = made.info().table();
      left.untilListed(table, TableInfo.WAITING);
      cluster.kill(one);
      left.untilGone(table);
      look(two, made);
      left.untilListed(table, TableInfo.WAITING);
      sitDown(two, table);
      left.untilListed(table, TableInfo.PLAYING);
    }
  }

  @Test
  void aNodeThatLeavesHandsItsOpenTablesOver() throws InterruptedException {
    try (ListReader left = new ListReader(two, NO_CLUB)) {
      TableMade made = ownedBy(one);
      String table = made.info().table();
      look(two, made);
      one.close();
      left.untilListed(table, TableInfo.WAITING);
      sitDown(two, table);
      left.untilListed(table, TableInfo.PLAYING);
      assertThat(two.owns(table)).isTrue();
    }
  }

  /// The node that had it before still lists it for those who might come back, but does not show
  /// what it was.
  @Test
  void aTableThatHasMovedIsShownAsItsNewOwnerHasIt() throws InterruptedException {
    List<TableMade> tables = Stream.generate(() -> ownedBy(one)).limit(20).toList();
    tables.forEach(made -> look(two, made));
    TestNode three = cluster.add();
    Optional<String> moved = Optional.empty();
    while (moved.isEmpty()) {
      moved = tables.stream().map(made -> made.info().table()).filter(three::owns).findFirst();
    }
    sitDown(two, moved.get());
    for (TestNode node : List.of(one, two, three)) {
      try (ListReader list = new ListReader(node, NO_CLUB)) {
        list.untilListed(moved.get(), TableInfo.PLAYING);
      }
    }
  }

  /// The network is away for a moment, and with it what was under way.
  @Test
  void whatWasLostOnTheWayIsListedAllTheSame() throws InterruptedException {
    try (ListReader there = new ListReader(two, NO_CLUB)) {
      String taken = ownedBy(one).info().table();
      String removed = ownedBy(one).info().table();
      there.untilListed(taken, TableInfo.WAITING);
      there.untilListed(removed, TableInfo.WAITING);
      cluster.cut(one);
      sitDown(one, taken);
      one.tables().remove(removed);
      cluster.healOnceMissed(one, two);
      there.untilListed(taken, TableInfo.PLAYING);
      there.untilGone(removed);
    }
  }
}
