package tianxia.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.server.message.Listing;
import tianxia.server.message.LobbyShown;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TableInfo;
import tianxia.server.message.WrittenMessage;
import tianxia.server.message.json.Messages;
import tianxia.server.supervision.Unbroken;

/// Tables are listed while somebody is there, in a bounded number, and readers are told what
/// changes.
final class LobbyTest {
  private static final Duration MOMENT = Duration.ofMillis(1);

  /// Near the end of the range: a clock may begin anywhere.
  private final AtomicLong nanos = new AtomicLong(Long.MAX_VALUE - 1);

  private final Lobby lobby = new Lobby(3, nanos::get, new Unbroken());

  @AfterEach
  void close() {
    lobby.close();
  }

  private static Listing table(String id, long since, String phase) {
    Optional<Boolean> no = Optional.empty();
    Listing.Sitter ada = new Listing.Sitter("person", "Ada", Optional.empty(), no, no);
    Listing.Sitter free = new Listing.Sitter("open", "", Optional.empty(), no, no);
    return new Listing(
        id,
        "qin",
        Map.of(),
        List.of(ada, free),
        phase,
        1,
        false,
        true,
        false,
        Optional.empty(),
        Optional.empty(),
        since,
        Optional.empty());
  }

  private static Listing ofClub(String id, String club) {
    Listing any = open(id, 1);
    return new Listing(
        any.table(),
        any.game(),
        any.options(),
        any.seats(),
        any.phase(),
        any.games(),
        any.hints(),
        any.takebacks(),
        any.rated(),
        any.ratings(),
        any.clock(),
        any.since(),
        Optional.of(club));
  }

  @Test
  void theTablesOfAClubAreInItsOwnListAlone() throws Exception {
    lobby.show(open("a", 1), true);
    lobby.show(ofClub("b", "k1"), true);
    assertThat(listed()).containsExactly("a");
    assertThat(lobby.now("k1").tables().stream().map(Listing::table)).containsExactly("b");
    assertThat(lobby.now("k2").tables()).isEmpty();
    try (LobbyReader all = lobby.read();
        LobbyReader club = lobby.read("k1")) {
      assertThat(Messages.write(all.next())).contains("\"a\"").doesNotContain("\"b\"");
      assertThat(Messages.write(club.next())).contains("\"b\"").doesNotContain("\"a\"");
      lobby.remove("b");
      lobby.publish();
      assertThat(Messages.write(club.next())).contains("\"gone\":[\"b\"]");
      lobby.show(ofClub("c", "k1"), true);
      lobby.publish();
      assertThat(Messages.write(club.next())).contains("\"c\"").contains("\"whole\":false");
    }
  }

  private static Listing open(String id, long since) {
    return table(id, since, TableInfo.WAITING);
  }

  private List<String> listed() {
    lobby.publish();
    return lobby.now().tables().stream().map(Listing::table).toList();
  }

  private void pass(Duration time) {
    nanos.addAndGet(time.toNanos());
  }

  @Test
  void aTableStaysWhileSomebodyIsThereAndAGraceLonger() {
    lobby.show(open("a", 1), true);
    pass(Duration.ofDays(2));
    assertThat(listed()).containsExactly("a");
    lobby.show(open("a", 1), false);
    pass(Lobby.GRACE.minus(MOMENT));
    assertThat(listed()).containsExactly("a");
    lobby.show(open("a", 1), true);
    pass(Lobby.GRACE);
    assertThat(listed()).containsExactly("a");
    lobby.left("a");
    lobby.left("a");
    pass(Lobby.GRACE);
    assertThat(listed()).isEmpty();
  }

  @Test
  void whoAsksOverHttpIsThereForAMinute() {
    lobby.heard(open("a", 1));
    pass(Lobby.HTTP_PRESENCE.minus(MOMENT));
    lobby.heard(open("a", 1));
    pass(Lobby.HTTP_PRESENCE.minus(MOMENT));
    assertThat(listed()).containsExactly("a");
    // A stream that ends does not shorten it.
    lobby.heard(open("a", 1));
    lobby.show(open("a", 1), true);
    lobby.show(open("a", 1), false);
    pass(Lobby.GRACE);
    assertThat(listed()).containsExactly("a");
    pass(Lobby.HTTP_PRESENCE);
    assertThat(listed()).isEmpty();
  }

  @Test
  void aTableAtWhichNobodyIsIsNotEntered() {
    lobby.show(open("a", 1), false);
    lobby.left("a");
    assertThat(listed()).isEmpty();
  }

  @Test
  void thereAreNeverMoreThanTheLimit() {
    for (int i = 1; i <= 5; i++) {
      lobby.show(open("t" + i, i), true);
    }
    assertThat(lobby.admits()).isFalse();
    assertThat(listed()).containsExactly("t1", "t2", "t3");
    lobby.remove("t2");
    assertThat(lobby.admits()).isTrue();
    lobby.heard(open("t4", 4));
    assertThat(listed()).containsExactly("t1", "t3", "t4");
    for (int i = 10; i < 100; i++) {
      lobby.show(table("p" + i, i, TableInfo.PLAYING), true);
    }
    assertThat(listed()).hasSize(6);
  }

  @Test
  void ofTheTablesInPlayTheNewestAreShown() {
    Lobby large = new Lobby(50, nanos::get, new Unbroken());
    for (int i = 10; i < 40; i++) {
      large.show(table("p" + i, i, TableInfo.PLAYING), true);
    }
    large.show(open("o", 99), true);
    large.publish();
    assertThat(large.now().tables())
        .extracting(Listing::table)
        .hasSize(1 + Lobby.MOST_WATCHED)
        .startsWith("o", "p39", "p38");
    large.close();
  }

  @Test
  void aReaderIsToldAllThenWhatChanges() throws InterruptedException {
    lobby.show(open("a", 1), true);
    lobby.publish();
    try (LobbyReader reader = lobby.read()) {
      assertThat(text(reader.next())).contains("\"whole\":true", "\"table\":\"a\"");
      lobby.show(open("b", 2), true);
      lobby.publish();
      assertThat(text(reader.next()))
          .contains("\"whole\":false", "\"table\":\"b\"")
          .doesNotContain("\"table\":\"a\"");
      lobby.remove("a");
      lobby.publish();
      assertThat(text(reader.next()))
          .isEqualTo("{\"type\":\"lobby\",\"whole\":false,\"tables\":[],\"gone\":[\"a\"]}");
    }
  }

  @Test
  void aReaderWhoIsLateIsToldAllAgain() throws InterruptedException {
    try (LobbyReader reader = lobby.read()) {
      reader.next();
      for (int i = 1; i <= 3; i++) {
        lobby.show(open("t" + i, i), true);
        lobby.publish();
      }
      assertThat(text(reader.next())).contains("\"whole\":true", "t1", "t2", "t3");
    }
  }

  private void told(String node, boolean whole, Listing... tables) {
    lobby.told(node, new LobbyShown(whole, List.of(tables), List.of()));
  }

  private void gone(String node, String table) {
    lobby.told(node, new LobbyShown(false, List.of(), List.of(table)));
  }

  @Test
  void whatOtherNodesListIsShownBesideWhatThisOneDoes() {
    lobby.show(open("b", 2), true);
    told("n1", true, open("a", 1), ofClub("k", "k1"));
    told("n2", true, open("c", 3));
    assertThat(listed()).containsExactly("a", "b", "c");
    assertThat(lobby.now("k1").tables()).containsExactly(ofClub("k", "k1"));
    assertThat(lobby.admits()).isFalse();
    told("n2", false, open("d", 4));
    assertThat(listed()).containsExactly("a", "b", "c", "d");
    gone("n2", "c");
    assertThat(listed()).containsExactly("a", "b", "d");
    told("n2", true, open("e", 5));
    assertThat(listed()).containsExactly("a", "b", "e");
    lobby.forget("n1");
    assertThat(listed()).containsExactly("b", "e");
    assertThat(lobby.now("k1").tables()).isEmpty();
    assertThat(lobby.admits()).isTrue();
  }

  /// They are told of no table by two nodes, and of all clubs'.
  @Test
  void otherNodesAreToldWhatThisOneLists() throws InterruptedException {
    told("n1", true, open("a", 1));
    lobby.show(open("b", 2), true);
    lobby.show(ofClub("k", "k1"), true);
    try (LobbyReader own = lobby.own()) {
      assertThat(own.next())
          .isEqualTo(new LobbyShown(true, List.of(ofClub("k", "k1"), open("b", 2)), List.of()));
      lobby.remove("b");
      told("n1", false, open("c", 1));
      lobby.publish();
      assertThat(own.next()).isEqualTo(new LobbyShown(false, List.of(), List.of("b")));
    }
    lobby.remove("k");
    try (LobbyReader own = lobby.own()) {
      assertThat(own.next()).isEqualTo(new LobbyShown(true, List.of(), List.of()));
    }
  }

  @Test
  void aTableThatHasMovedIsShownAsItsNewOwnerHasIt() {
    lobby.show(open("a", 1), true);
    lobby.left("a");
    assertThat(listed()).containsExactly("a");
    told("n1", true, table("a", 1, TableInfo.PLAYING));
    assertThat(listed()).containsExactly("a");
    assertThat(lobby.now().tables()).containsExactly(table("a", 1, TableInfo.PLAYING));
    gone("n1", "a");
    assertThat(listed()).isEmpty();
  }

  /// The node that had it before lists it until it hears of the new owner.
  @Test
  void aTableThatHasComeFromAnotherNodeStays() {
    told("n1", true, open("a", 1), open("b", 2));
    lobby.show(table("a", 1, TableInfo.PLAYING), true);
    lobby.heard(open("b", 2));
    told("n1", true, open("a", 1), open("b", 2));
    assertThat(listed()).containsExactly("b", "a");
    gone("n1", "a");
    gone("n1", "b");
    assertThat(listed()).containsExactly("b", "a");
  }

  @Test
  void aReaderEndsWithTheLobbyAndByItself() throws InterruptedException {
    LobbyReader first = lobby.read();
    LobbyReader second = lobby.read();
    first.next();
    first.close();
    assertThat(first.next()).isInstanceOf(ServerMessage.Failure.class);
    lobby.close();
    assertThat(second.next()).isInstanceOf(ServerMessage.Failure.class);
  }

  private static String text(ServerMessage message) {
    return ((WrittenMessage) message).json();
  }
}
