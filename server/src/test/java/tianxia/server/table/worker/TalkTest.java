package tianxia.server.table.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.ServerMessage.Refused;
import tianxia.server.message.TalkShown;
import tianxia.server.message.TalkShown.Said;
import tianxia.server.message.request.Heard;
import tianxia.server.message.request.Speaker;
import tianxia.server.message.request.TalkMessage;
import tianxia.server.message.request.Withdrawal;
import tianxia.server.store.Store;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.Hourglass;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.Tables;
import tianxia.server.talk.Talk;

/// What is said at a table: who may, who is told, and when.
class TalkTest {
  private static final Speaker WATCHER = new Speaker(Optional.of("a9"), "Wu", "m9");

  @TempDir Path folder;

  private Store open() {
    return new SqliteStore(DataFolder.open(folder), new Unbroken());
  }

  private static Party pair(House house) {
    return house.persons("cards", Map.of(), 2);
  }

  private static TalkMessage.Say words(String id, String words) {
    return new TalkMessage.Say(id, 1, Optional.empty(), Optional.of(words), Optional.empty());
  }

  private static TalkMessage.Say phrase(String id, String phrase) {
    return new TalkMessage.Say(id, 1, Optional.of(phrase), Optional.empty(), Optional.empty());
  }

  private static String refused(CommandAnswer answer) {
    return answer instanceof Refused refused ? refused.code() : answer.toString();
  }

  private static List<String> texts(TalkShown shown) {
    return shown.lines().stream().map(TalkTest::text).toList();
  }

  private static String text(Said line) {
    return line.room().charAt(0)
        + ":"
        + line.line()
        + ":"
        + line.seat()
        + ":"
        + line.phrase().or(line::words).orElse("");
  }

  private static List<String> said(House house, Party party, int viewer) {
    return texts((TalkShown) house.tables().talk(party.table(), party.token(viewer)));
  }

  private static Tables.Subscription hearing(
      House house, Party party, int viewer, Optional<Integer> since, Heard heard) {
    return house.tables().subscribe(party.table(), party.token(viewer), since, Optional.of(heard));
  }

  /// What a stream tells of what is said, up to its next talk.
  private static List<String> next(Tables.Subscription stream) throws InterruptedException {
    ServerMessage message = stream.next();
    while (!(message instanceof TalkShown shown)) {
      assertThat(message).isNotInstanceOf(ServerMessage.Failure.class);
      message = stream.next();
    }
    return texts(shown);
  }

  /// Each viewer is told its own room at once, and the other's with the end of the game; whoever
  /// comes back is told what was missed, and no more.
  @Test
  void eachRoomIsReadByThoseInItUntilTheEnd() throws InterruptedException {
    try (Store store = open();
        House house = new House(SmallGames.CATALOGUE, store, House.AT_RANDOM, new Hourglass())) {
      Party party = pair(house);
      int before = party.frame(1).seq();
      Tables.Subscription player = hearing(house, party, 2, Optional.empty(), Heard.NOTHING);
      Tables.Subscription watcher = hearing(house, party, 0, Optional.empty(), Heard.NOTHING);
      Tables.Subscription deaf = party.stream(2, Optional.empty());
      assertThat(party.send(1, words("c1", "bonjour"))).isInstanceOf(Done.class);
      assertThat(party.send(0, words("c1", "plum is lost").from(WATCHER))).isInstanceOf(Done.class);
      assertThat(party.send(2, phrase("c1", "good-luck"))).isInstanceOf(Done.class);
      assertThat(next(player)).endsWith("p:2:2:good-luck");
      assertThat(next(watcher)).containsExactly("w:1:0:plum is lost");
      assertThat(said(house, party, 1)).containsExactly("p:1:1:bonjour", "p:2:2:good-luck");
      assertThat(said(house, party, 0)).containsExactly("w:1:0:plum is lost");
      assertThat(party.frame(1).seq()).as("the log has nothing of it").isEqualTo(before);

      // A claim to have heard more, or of the other room, opens nothing.
      for (Heard heard : List.of(Heard.NOTHING, new Heard(99, 0), new Heard(0, 99))) {
        try (Tables.Subscription again = hearing(house, party, 0, Optional.of(before), heard)) {
          assertThat(next(again)).containsExactly("w:1:0:plum is lost");
        }
      }
      try (Tables.Subscription again =
          hearing(house, party, 1, Optional.of(before), new Heard(1, 0))) {
        assertThat(next(again)).containsExactly("p:2:2:good-luck");
      }
      assertThat(party.record(0) + party.record(1)).doesNotContain("plum", "bonjour");

      Party.done(party.resign(1));
      assertThat(next(player)).containsExactly("w:1:0:plum is lost");
      assertThat(next(watcher)).containsExactly("p:1:1:bonjour", "p:2:2:good-luck");
      assertThat(said(house, party, 1)).isEqualTo(said(house, party, 0)).hasSize(3);
      assertThat(party.record(0) + party.record(1)).doesNotContain("plum", "bonjour");
      assertThat(deaf.next()).isNotInstanceOf(TalkShown.class);
      List.of(player, watcher, deaf).forEach(Tables.Subscription::close);
    }
  }

  @Test
  void whatIsSaidOnceIsSaidOnceAndOutlivesTheServer() {
    try (Store store = open();
        House house = new House(SmallGames.CATALOGUE, store, House.AT_RANDOM, new Hourglass())) {
      Party party = pair(house);
      party.send(1, words("c1", "once"));
      assertThat(party.send(1, words("c1", "once"))).isInstanceOf(Done.class);
      house.restart();
      assertThat(party.send(1, words("c1", "once"))).isInstanceOf(Done.class);
      // Another's ids are its own.
      party.send(2, words("c1", "twice"));
      assertThat(said(house, party, 1)).containsExactly("p:1:1:once", "p:2:2:twice");
    }
  }

  @Test
  void freeWordsAreForAccountsAndForPlayersAtTablesThatAreNotOpen() {
    try (Store store = open();
        House house = new House(SmallGames.CATALOGUE, store, House.AT_RANDOM, new Hourglass())) {
      Party party = pair(house);
      assertThat(refused(party.send(0, words("c1", "psst")))).isEqualTo("talk-account");
      assertThat(party.send(0, phrase("c2", "well-played"))).isInstanceOf(Done.class);
      assertThat(party.send(0, words("c3", "hm").from(WATCHER))).isInstanceOf(Done.class);
      assertThat(refused(party.send(1, words("c1", "a\u202eb")))).isEqualTo("talk-characters");
      assertThat(refused(party.send(1, words("c1", " ")))).isEqualTo("talk-length");
      assertThat(refused(party.send(1, phrase("c1", "rude")))).isEqualTo("malformed");
      assertThat(refused(house.tables().command(party.table(), "none", phrase("c1", "hello"))))
          .contains("unknown-token");
    }
  }

  @Test
  void whoSaysTooMuchWaits() {
    Hourglass time = new Hourglass();
    try (Store store = open();
        House house = new House(SmallGames.CATALOGUE, store, House.AT_RANDOM, time)) {
      Party party = pair(house);
      for (int i = 0; i < 6; i++) {
        assertThat(party.send(1, phrase("c" + i, "hello"))).isInstanceOf(Done.class);
      }
      assertThat(refused(party.send(1, phrase("c7", "hello")))).isEqualTo("talk-slow");
      assertThat(party.send(2, phrase("c7", "hello"))).isInstanceOf(Done.class);
      time.skip(20_000);
      assertThat(party.send(1, phrase("c7", "hello"))).isInstanceOf(Done.class);
    }
  }

  @Test
  void aRoomKeepsItsLastLines() {
    Hourglass time = new Hourglass();
    try (Store store = open();
        House house = new House(SmallGames.CATALOGUE, store, House.AT_RANDOM, time)) {
      Party party = pair(house);
      for (int i = 1; i <= Talk.MAX_LINES + 2; i++) {
        time.skip(20_000);
        assertThat(party.send(1, words("c" + i, "line " + i))).isInstanceOf(Done.class);
      }
      assertThat(said(house, party, 2)).hasSize(Talk.MAX_LINES).startsWith("p:3:1:line 3");
      assertThat(store.talk().orElseThrow().lines(party.table())).hasSize(Talk.MAX_LINES);
    }
  }

  @Test
  void whatIsWithdrawnLeavesItsPlaceAndIsToldToAll() throws InterruptedException {
    try (Store store = open();
        House house = new House(SmallGames.CATALOGUE, store, House.AT_RANDOM, new Hourglass())) {
      Party party = pair(house);
      party.send(1, words("c1", "rude"));
      party.send(2, words("c1", "fine"));
      try (Tables.Subscription stream =
          hearing(house, party, 2, Optional.empty(), new Heard(2, 0))) {
        assertThat(house.tables().unsay(party.table(), Withdrawal.of("players", 1, "why")))
            .isTrue();
        assertThat(next(stream)).containsExactly("p:1:1:", "p:2:2:fine");
      }
      TalkShown shown = (TalkShown) house.tables().talk(party.table(), party.token(1));
      assertThat(shown.lines().getFirst().removed())
          .hasValue(new TalkShown.Removed("host", Optional.of("why")));
      assertThat(house.tables().unsay(party.table(), Withdrawal.of("players", 1, "again")))
          .isFalse();
      assertThat(house.tables().unsay(party.table(), Withdrawal.of("nobody"))).isFalse();
      // Who was away is told again, since what they have may be withdrawn.
      try (Tables.Subscription stream =
          hearing(house, party, 2, Optional.empty(), new Heard(2, 0))) {
        assertThat(next(stream)).containsExactly("p:1:1:", "p:2:2:fine");
      }
    }
  }

  @Test
  void nobodyReportsWhatTheyMayNotRead() {
    try (Store store = open();
        House house = new House(SmallGames.CATALOGUE, store, House.AT_RANDOM, new Hourglass())) {
      Party party = pair(house);
      party.send(1, words("c1", "rude"));
      TalkMessage.Report report =
          new TalkMessage.Report("r1", 1, "players", 1, "insult", Optional.empty());
      assertThat(refused(party.send(0, report))).isEqualTo("not-allowed");
      assertThat(party.send(2, report)).isInstanceOf(Done.class);
      assertThat(store.talk().orElseThrow().reports(9)).hasSize(1);
    }
  }
}
