package tianxia.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;
import tianxia.server.fair.Draws;
import tianxia.server.fair.Verification;
import tianxia.server.game.SmallGames;
import tianxia.server.store.Entry;
import tianxia.server.table.state.Export;
import tianxia.server.table.state.TableState;

public class RecordTest {
  private final House house = new House();

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void theRecordOfAFinishedGameVerifies() {
    Party party = house.persons("cards", Map.of("players", "3"), 3);
    party.playOut();
    String text = party.record(0);
    assertThat(text)
        .isEqualTo(party.record(2))
        .contains("seat 2 Player 2\n", "table " + party.table() + "\n")
        .contains("commitment " + party.info().commitment() + "\n")
        .contains("nonce 3 " + House.nonce(3) + "\n");
    assertThat(verify(read(text))).isEqualTo(new Verification.Right(18, List.of()));
  }

  @Test
  void aChangedDrawIsFoundByItsNumber() {
    Party party = house.persons("cards", Map.of(), 2);
    party.playOut();
    GameRecord record = read(party.record(1));
    // Two draws of different kinds by one seat, before it shows any, may be swapped.
    List<Event> events = new java.util.ArrayList<>(record.events());
    int draw = events.get(0).equals(events.get(1)) ? 2 : 0;
    if (events.get(draw).equals(events.get(draw + 1))) {
      // All four first draws are pairs: choose a kind that is still available for the third.
      draw = 0;
      String other = events.get(0).action().equals("draw A") ? "draw B" : "draw A";
      events.set(0, new Event(0, other));
    } else {
      java.util.Collections.swap(events, draw, draw + 1);
    }
    GameRecord changed =
        new GameRecord(
            record.game(), record.options(), record.headers(), events.subList(0, 4), 0, 0);
    assertThat(verify(changed))
        .isEqualTo(
            new Verification.Wrong(
                draw + 1, record.events().get(draw).action(), events.get(draw).action()));
  }

  @Test
  void aChangedSecretNonceOrTableIsFound() {
    Party party = house.persons("cards", Map.of(), 2);
    party.playOut();
    GameRecord record = read(party.record(1));
    String text = party.record(1);
    String secret = record.headers().secret().orElseThrow();
    String other = secret.replace(secret.charAt(0), secret.charAt(0) == '0' ? '1' : '0');
    assertThat(verify(read(text.replace(secret, other))))
        .isEqualTo(new Verification.Wrong(0, "", ""));
    String swapped = text.replace("nonce 1 " + House.nonce(1), "nonce 1 " + House.nonce(9));
    assertThat(verify(read(swapped))).isEqualTo(new Verification.WrongNonce(1));
    assertThat(verify(read(withoutCommitments(swapped)))).isInstanceOf(Verification.Wrong.class);
    String missing = text.replace("nonce 2 " + House.nonce(2) + "\n", "");
    assertThat(verify(read(missing))).isEqualTo(new Verification.Unusable("nonce 2"));
    assertThat(verify(read(withoutCommitments(missing)))).isInstanceOf(Verification.Wrong.class);
    // Like records of tables from before seats committed.
    assertThat(verify(read(withoutCommitments(text)))).isInstanceOf(Verification.Right.class);
    assertThat(verify(read(text.replace("table " + party.table(), "table x"))))
        .isInstanceOf(Verification.Wrong.class);
    assertThat(verify(read(text.replace("secret " + secret + "\n", ""))))
        .isEqualTo(new Verification.Unusable("secret"));
    assertThat(verify(read(text.replace("table " + party.table() + "\n", ""))))
        .isEqualTo(new Verification.Unusable("table"));
    assertThat(verify(read(text.replace("commitment " + party.info().commitment() + "\n", ""))))
        .isEqualTo(new Verification.Unusable("commitment"));
  }

  @Test
  void duringPlayARecordIsAsItsViewerHasSeenIt() {
    Party party = house.persons("cards", Map.of(), 2);
    Party.done(party.play(1, party.frame(1).legal().getFirst()));
    assertThat(party.record(1))
        .doesNotContain("secret ")
        .contains("commitment " + party.info().commitment())
        .contains("# As seat 1 has seen it", "# Telle que la place 1 l’a vue")
        .containsPattern(
            "\\* draw [ABC]\n\\* draw [ABC]\n\\* draw \\?\n\\* draw \\?\n1 show [ABC]\n");
    assertThat(party.record(0))
        .contains("# As a spectator has seen it", "# Telle que le public l’a vue")
        .containsPattern("\\* draw \\?");
    assertThat(party.record(0)).doesNotContainPattern("draw [ABC]");
    assertThat(RecordReader.read(SmallGames.CATALOGUE, party.record(0)))
        .isInstanceOf(RecordReader.Result.Unreadable.class);
  }

  @Test
  void whoHasDeletedTheirAccountHasNoNameInIt() {
    Game<?> game = SmallGames.CATALOGUE.game("pebbles").orElseThrow();
    TableState table =
        new RandomLog(game, Options.of(game.options(), Map.of()), new Xoroshiro(1))
            .tables.getLast();
    String record = Export.of(table.after(new Entry.Linked(2, "", ""), 0), 0);
    assertThat(read(record).headers().seats())
        .containsEntry(1, "Player 1")
        .containsEntry(2, "someone who left");
  }

  @Test
  void whereNothingIsHiddenItCanBeReplayedDuringPlayToo() {
    Party party = house.persons("pebbles", Map.of(), 2);
    Party.done(party.play(1, "take 1", "take 3"));
    Party.done(party.play(2, "take 1"));
    Party.done(party.back(2));
    GameRecord record = read(party.record(0));
    assertThat(record.events()).containsExactly(new Event(1, "take 1"), new Event(1, "take 3"));
    assertThat(party.record(0)).doesNotContain("#").doesNotContain("secret");
  }

  @Test
  void aRecordAfterTakebacksAndResignationIsTheLineThatStood() {
    Party party = house.persons("pebbles", Map.of(), 2);
    Party.done(party.play(1, "take 1", "take 1"));
    Party.done(party.play(2, "take 3", "take 3"));
    Party.done(party.play(1, "take 2"));
    Party.done(party.takeback(2));
    Party.done(party.answer(1, true));
    Party.done(party.play(2, "take 1", "take 3"));
    Party.done(party.resign(2));
    assertThat(party.info().resigned()).isEqualTo(2);
    assertThat(party.info().winners()).containsExactly(1);
    assertThat(party.record(1))
        .endsWith("\n\n1 take 1\n1 take 1\n2 take 1\n2 take 3\nresign 2\nresult 1\n");
    assertThat(verify(read(party.record(1)))).isEqualTo(new Verification.Right(0, List.of()));
    Party.refused(party.resign(1), "not-allowed");
  }

  @Test
  void aTableMadeAfterItsCommitmentIsTheOneThatWasReserved() {
    var commitment = (tianxia.server.message.Commitment) house.tables().reserve();
    var wish =
        new tianxia.server.message.request.NewTable(
            java.util.Optional.of(commitment.table()),
            "cards",
            java.util.Optional.empty(),
            List.of(House.me(1), House.me(2)),
            java.util.Optional.empty(),
            java.util.Optional.empty());
    Party party = house.party(wish);
    assertThat(party.table()).isEqualTo(commitment.table());
    assertThat(party.info().commitment()).isEqualTo(commitment.commitment());
    assertThat(house.tables().make(wish))
        .isInstanceOfSatisfying(
            tianxia.server.message.Problem.class, p -> assertThat(p.code()).isEqualTo("expired"));
    party.playOut();
    assertThat(verify(read(party.record(0)))).isEqualTo(new Verification.Right(18, List.of()));
    GameRecord.Headers headers = read(party.record(0)).headers();
    assertThat(headers.nonces())
        .isEqualTo(new TreeMap<>(Map.of(1, House.nonce(1), 2, House.nonce(2))));
    assertThat(Draws.NO_NONCE).hasSize(32);
  }

  private static String withoutCommitments(String text) {
    return String.join(
        "\n", text.lines().filter(line -> !line.startsWith("nonce-commitment ")).toList());
  }

  public static GameRecord read(String text) {
    return switch (RecordReader.read(SmallGames.CATALOGUE, text)) {
      case RecordReader.Result.Read read -> read.record();
      case RecordReader.Result.Unreadable bad -> throw new AssertionError(bad + " in\n" + text);
    };
  }

  public static Verification verify(GameRecord record) {
    return Verification.of(SmallGames.CATALOGUE.game(record.game()).orElseThrow(), record);
  }
}
