package tianxia.server.table.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Match;
import tianxia.server.game.SmallGames;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.ServerMessage.Previewed;
import tianxia.server.message.ServerMessage.Refused;
import tianxia.server.message.ServerMessage.TableMessage;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.ClientMessage.Preview;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.NewTable.SeatWish;
import tianxia.server.message.request.Supposed;
import tianxia.server.message.table.EventShown;
import tianxia.server.message.table.Prepared;
import tianxia.server.store.Entry;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.server.table.Hourglass;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.Tables;
import tianxia.server.table.state.TableReplay;

/// Answers that a seat prepares at a table where turns have days. In Pebbles a turn is two actions,
/// and nothing is hidden; in Qin a turn ends with a draw that its seat alone is shown.
class PreparedTest {
  private static final Catalogue CATALOGUE =
      new Catalogue(
          Stream.concat(SmallGames.CATALOGUE.games().stream(), Games.CATALOGUE.games().stream())
              .toList());

  private final Hourglass time = new Hourglass();
  private final MemoryStore store = new MemoryStore();
  private final House house = new House(CATALOGUE, store, House.THE_FIRST, time);

  @AfterEach
  void close() {
    house.close();
  }

  private Party party(String game, Map<String, String> options, SeatWish... seats) {
    return house.party(wish(game, options, Optional.of(3), List.of(seats)));
  }

  private static NewTable wish(
      String game, Map<String, String> options, Optional<Integer> days, List<SeatWish> seats) {
    return House.timed(
        game,
        options,
        days.map(n ->
            new NewTable.Clock(
                Optional.empty(), Optional.empty(), Optional.of(n), Optional.empty())),
        seats);
  }

  @Test
  void nothingIsPreparedWhereTurnsHaveNoDays() {
    assertThat(pebbles().frame(1).prepared()).isPresent();
    List<SeatWish> seats = List.of(House.me(1), House.me(2));
    NewTable.Clock bySeconds = new NewTable.Clock(300, 5, Optional.empty());
    Party fast = house.party(House.timed("pebbles", Map.of(), Optional.of(bySeconds), seats));
    assertThat(fast.frame(1).prepared()).isEmpty();
    Party endless = house.party(House.timed("pebbles", Map.of(), Optional.empty(), seats));
    assertThat(endless.frame(1).prepared()).isEmpty();
  }

  private Party pebbles() {
    return party("pebbles", Map.of(), House.me(1), House.me(2));
  }

  /// A line of Pebbles, from `2:1 2:3` for `2 take 1` and `2 take 3`.
  private static Prepared.Line line(String text) {
    return new Prepared.Line(
        Arrays.stream(text.split(" ")).map(each -> each.replace(":", " take ")).toList());
  }

  private static CommandAnswer prepare(Party party, int seat, String... lines) {
    return prepare(party, seat, Arrays.stream(lines).map(PreparedTest::line).toList());
  }

  private static CommandAnswer prepare(Party party, int seat, List<Prepared.Line> lines) {
    return party.send(seat, new ClientMessage.Prepare(party.id(), party.frame(seat).seq(), lines));
  }

  private static void take(Party party, int seat, int... handfuls) {
    Party.done(
        party.play(seat, IntStream.of(handfuls).mapToObj(n -> "take " + n).toArray(String[]::new)));
  }

  private static List<Prepared.Line> lines(Party party, int seat) {
    return party.frame(seat).prepared().orElseThrow().lines();
  }

  private static void stand(Party party, int seat, String... lines) {
    assertThat(lines(party, seat)).isEqualTo(Arrays.stream(lines).map(PreparedTest::line).toList());
    assertThat(party.frame(seat).prepared().orElseThrow().illegal()).isEmpty();
  }

  @Test
  void whatWasForeseenIsAnsweredAndTheRestOfTheLineStands() {
    Party party = pebbles();
    Party.done(
        prepare(
            party,
            2,
            "1:1 1:1 2:2 2:3 1:1 1:2 2:1 2:1",
            "1:1 1:1 2:2 2:3 1:3 1:3 2:1",
            "1:1 1:3 2:1"));
    take(party, 1, 1);
    stand(party, 2, "1:1 2:2 2:3 1:1 1:2 2:1 2:1", "1:1 2:2 2:3 1:3 1:3 2:1", "1:3 2:1");
    take(party, 1, 1);
    assertThat(party.events(0)).containsExactly("1 take 1", "1 take 1", "2 take 2", "2 take 3");
    stand(party, 2, "1:1 1:2 2:1 2:1", "1:3 1:3 2:1");
    assertThat(party.frame(0).actors()).containsExactly(1);
    take(party, 1, 3, 2);
    stand(party, 2);
    assertThat(party.frame(0).actors()).containsExactly(2);
  }

  @Test
  void anAnswerIsAnEntryLikeAnyOtherWrittenWithWhatItAnswers() {
    Party party = pebbles();
    Party.done(prepare(party, 2, "1:1 1:2 2:2 2:3"));
    ClientMessage.Play play =
        new ClientMessage.Play("p1", party.frame(1).seq(), List.of("take 1", "take 2"));
    CommandAnswer answer = party.send(1, play);
    List<Store.Row> rows = store.rows(party.table());
    Store.Row own = rows.get(rows.size() - 2);
    assertThat(answer).isEqualTo(new Done("p1", own.seq())).isEqualTo(party.send(1, play));
    assertThat(rows.getLast())
        .isEqualTo(
            new Store.Row(
                party.table(),
                own.seq() + 1,
                own.at(),
                new Entry.Played("", 2, List.of("2 take 2", "2 take 3"))));
  }

  @Test
  void anAnswerCostsItsSeatNoTime() {
    Party party = pebbles();
    Party.done(prepare(party, 2, "1:1 1:1 2:1 2:1 1:2 1:2 2:3 2:3"));
    time.skip(Duration.ofDays(1).toMillis());
    take(party, 1, 1, 1);
    assertThat(party.frame(0).clock().orElseThrow().running()).containsExactly(1);
    assertThat(party.frame(0).clock().orElseThrow().left())
        .containsExactly(Duration.ofDays(3).toMillis(), Duration.ofDays(3).toMillis());
  }

  @Test
  void twoWhoHavePreparedPlayOnByThemselves() {
    Party party = party("pebbles", Map.of("players", "3"), House.me(1), House.me(2), House.me(3));
    Party.done(prepare(party, 2, "1:1 1:1 2:1 2:1"));
    Party.done(prepare(party, 3, "1:1 1:1 2:1 2:1 3:2 3:2"));
    take(party, 1, 1, 1);
    assertThat(party.events(0)).hasSize(6).endsWith("3 take 2", "3 take 2");
    assertThat(party.frame(0).actors()).containsExactly(1);
  }

  @Test
  void anythingElseEndsALine() {
    Party party = pebbles();
    Party.done(prepare(party, 2, "1:1 1:1 2:2"));
    take(party, 1, 1);
    take(party, 1, 2);
    stand(party, 2);
    assertThat(party.events(0)).hasSize(2);
  }

  @Test
  void whatIsTakenBackEndsAllLines() {
    Party party = pebbles();
    Party.done(prepare(party, 2, "1:1 1:1 2:2 2:2"));
    take(party, 1, 1);
    Party.done(party.back(1));
    stand(party, 2);
    take(party, 1, 1, 1);
    assertThat(party.events(0)).hasSize(2);
    take(party, 2, 1, 1);
    Party.done(prepare(party, 2, "1:1 1:1 2:2 2:2"));
    Party.done(party.takeback(1));
    Party.done(party.answer(2, true));
    stand(party, 2);
  }

  @Test
  void theEndAndWhoeverHasLeftHaveNone() {
    Party three = party("pebbles", Map.of("players", "3"), House.me(1), House.me(2), House.me(3));
    Party.done(prepare(three, 3, "1:1 1:1 2:1 2:1 3:2 3:2"));
    Party.done(prepare(three, 2, "1:1 1:1 2:3 2:3"));
    Party.done(three.leave(2));
    take(three, 1, 1, 1);
    three.settle();
    assertThat(three.frame(2).prepared()).isEmpty();
    // The computer that has taken over takes 1, if it has already played.
    assertThat(three.events(0)).startsWith("1 take 1", "1 take 1").doesNotContain("2 take 3");
    Party two = pebbles();
    Party.done(prepare(two, 2, "1:1 1:1 2:2 2:2"));
    Party.done(two.resign(1));
    assertThat(two.frame(2).prepared()).isEmpty();
  }

  @Test
  void whatIsPreparedSurvivesARestartAndIsForgottenOnDemand() {
    Party party = pebbles();
    Party.done(prepare(party, 2, "1:1 1:1 2:2 2:2 1:1 1:1 2:3 2:3"));
    take(party, 1, 1);
    house.restart();
    stand(party, 2, "1:1 2:2 2:2 1:1 1:1 2:3 2:3");
    take(party, 1, 1);
    assertThat(party.events(0)).hasSize(4);
    house.restart();
    stand(party, 2, "1:1 1:1 2:3 2:3");
    assertThat(party.events(0)).hasSize(4);
    Party.done(prepare(party, 2));
    house.restart();
    stand(party, 2);
    assertThat(store.prepared(party.table())).isEmpty();
  }

  @Test
  void nobodyElseIsToldOfIt() throws InterruptedException {
    Party party = pebbles();
    take(party, 1, 1);
    List<Tables.Subscription> others =
        List.of(party.stream(0, Optional.empty()), party.stream(1, Optional.empty()));
    for (Tables.Subscription stream : others) {
      stream.next();
    }
    Tables.Subscription own = party.stream(2, Optional.empty());
    own.next();
    for (Tables.Subscription stream : others) {
      // That the seat is there.
      stream.next();
    }
    List<Object> before = told(party);
    int entries = store.rows(party.table()).size();
    Party.done(prepare(party, 2, "1:1 2:2 2:2"));
    assertThat(((TableMessage) own.next()).prepared().orElseThrow().lines())
        .containsExactly(line("1:1 2:2 2:2"));
    for (Tables.Subscription stream : others) {
      assertThat(stream.poll()).isEmpty();
    }
    assertThat(told(party)).isEqualTo(before);
    assertThat(store.rows(party.table())).hasSize(entries);
    take(party, 1, 1);
    Frame shown = (Frame) others.getFirst().next();
    assertThat(shown.prepared()).isEmpty();
    assertThat(shown.events().stream().map(EventShown::action))
        .containsExactly("take 1", "take 2", "take 2");
    others.forEach(Tables.Subscription::close);
    own.close();
  }

  private static List<Object> told(Party party) {
    List<Object> all = new ArrayList<>();
    for (int viewer = 0; viewer <= 1; viewer++) {
      all.add(party.frame(viewer));
      all.add(party.record(viewer));
    }
    return all;
  }

  @Test
  void answersArePreparedWhileOthersAreToActAtTablesByDays() {
    Party party = pebbles();
    Party.refused(prepare(party, 1, "2:1 2:1 1:1"), "not-allowed");
    Party.refused(party.send(0, prepared("2:1 1:1")), "not-allowed");
    assertThat(party.frame(0).prepared()).isEmpty();
    Party live = house.party(wish("pebbles", Map.of(), Optional.empty(), two()));
    assertThat(live.frame(2).prepared()).isEmpty();
    Party.refused(prepare(live, 2, "1:1 1:1 2:1"), "not-allowed");
    Party secret = house.party(wish("sun-tzu", Map.of(), Optional.of(3), two()));
    assertThat(secret.frame(2).prepared()).isEmpty();
    Party.refused(prepare(secret, 2, "1:1 2:1"), "not-allowed");
  }

  private static ClientMessage.Prepare prepared(String line) {
    return new ClientMessage.Prepare("x", 1, List.of(line(line)));
  }

  private static List<SeatWish> two() {
    return List.of(House.me(1), House.me(2));
  }

  @Test
  void aLineIsCheckedByWhatItsSeatKnows() {
    Party party = pebbles();
    Party.refused(prepare(party, 2, "2:1 1:1 2:1"), "not-allowed");
    Party.refused(prepare(party, 2, "1:1 1:1"), "not-allowed");
    Party.refused(prepare(party, 2, "1:1 1:1 2:1", "1:1 1:1 2:2"), "not-allowed");
    Party.refused(prepare(party, 2, "1:1 1:1 2:1", "1:1 1:1 2:1 2:1"), "not-allowed");
    assertThat(prepare(party, 2, "1:1 1:1 2:1", "1:2 2:1"))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> {
              assertThat(refused.code()).isEqualTo("illegal");
              assertThat(refused.index()).contains(1);
            });
    int seq = party.frame(2).seq();
    take(party, 1, 1);
    Party.refused(
        party.send(2, new ClientMessage.Prepare("late", seq, List.of(line("1:1 1:1 2:1")))),
        "stale");
    stand(party, 2);
  }

  /// Where several lines apply, the first one is played.
  @Test
  void whateverHappensIsAnsweredOnceItsSeatIsToAct() {
    Party party = pebbles();
    Party.done(prepare(party, 2, lines("1:1 1:2 2:3", "* 2:2 2:2 * 2:1")));
    take(party, 1, 1);
    stand(party, 2, "1:2 2:3", "* 2:2 2:2 * 2:1");
    take(party, 1, 3);
    assertThat(party.events(0)).endsWith("1 take 3", "2 take 2", "2 take 2");
    stand(party, 2, "* 2:1");
    take(party, 1, 1, 1);
    assertThat(party.events(0)).endsWith("1 take 1", "2 take 1");
    Party.refused(prepare(party, 1, lines("* 2:1 1:1")), "not-allowed");
    Party.refused(prepare(party, 1, lines("2:1 *")), "not-allowed");
  }

  private static List<Prepared.Line> lines(String... lines) {
    return Arrays.stream(lines).map(PreparedTest::line).toList();
  }

  /// In Pagoda cards are drawn openly at the end of a turn.
  @Test
  void anAnswerToWhateverIsPlayedThoughSomethingWasShown() {
    Party party = party("pagoda", Map.of(), House.me(1), House.me(2));
    Preview asked = supposed(party, List.of(), 2, List.of());
    String build =
        ((Previewed) party.send(2, asked))
            .legal().stream().filter(each -> each.startsWith("2+")).findFirst().orElseThrow();
    assertThat(party.send(2, supposed(party, List.of(), 2, List.of(build, "end"))))
        .isInstanceOf(Previewed.class);
    Party.refused(party.send(2, supposed(party, List.of(), 1, List.of())), "not-allowed");
    Party.done(prepare(party, 2, List.of(new Prepared.Line(List.of("*", "2 " + build, "2 end")))));
    String first =
        party.frame(1).legal().stream()
            .filter(each -> each.startsWith("1+"))
            .findFirst()
            .orElseThrow();
    Party.done(party.play(1, first, "end"));
    assertThat(party.events(1)).contains("2 " + build, "2 end");
    assertThat(party.frame(1).actors()).containsExactly(1);
  }

  /// Of the other's hand its seat knows nothing: in Qin it may lay any kind that is left.
  @Test
  void whatOthersMayDoIsTriedByWhatItsSeatKnows() {
    Party party = party("qin", Map.of("players", "2"), House.me(1), House.me(2));
    List<String> theirs =
        ((Previewed) party.send(2, supposed(party, List.of(), 1, List.of()))).legal();
    assertThat(theirs).containsAll(party.frame(1).legal());
    assertThat(theirs.stream().map(each -> "" + each.charAt(0) + each.charAt(3)).distinct())
        .hasSize(9);
    List<String> after = List.of("1 " + theirs.getFirst());
    List<String> own = ((Previewed) party.send(2, supposed(party, after, 2, List.of()))).legal();
    assertThat(party.send(2, supposed(party, after, 2, List.of(own.getFirst()))))
        .isInstanceOf(Previewed.class);
    Party.refused(party.send(1, supposed(party, List.of(), 2, List.of())), "not-allowed");
    // What it plays itself is not supposed, but tried.
    List<String> mine = List.of("1 " + theirs.getFirst(), "2 " + own.getFirst());
    Party.refused(party.send(2, supposed(party, mine, 1, List.of())), "not-allowed");
  }

  private static Preview supposed(Party party, List<String> after, int seat, List<String> actions) {
    return new Preview(
        "p",
        party.frame(0).seq(),
        actions,
        Optional.empty(),
        Optional.of(new Supposed(after, seat)));
  }

  /// An own draw is shown to its seat, one of another seat is not.
  @Test
  void whatIsHiddenEndsALineOnceItIsShown() {
    Party party = party("qin", Map.of("players", "2"), House.me(1), House.me(2));
    Frame first = party.frame(1);
    String lay = first.legal().getFirst();
    String answer = answer(party, lay);
    Party.done(
        prepare(
            party,
            2,
            List.of(new Prepared.Line(List.of("1 " + lay, "2 " + answer, "1 pass", "2 pass")))));
    Party.done(party.play(1, lay));
    List<String> events = party.events(2);
    assertThat(events.subList(first.ply(), events.size() - 1))
        .containsExactly("1 " + lay, "0 draw ?", "2 " + answer);
    assertThat(events.getLast()).startsWith("0 draw ").doesNotContain("?");
    assertThat(lines(party, 2)).isEmpty();
  }

  /// An action that seat 2 can play after one of seat 1.
  private String answer(Party party, String lay) {
    Match<?> match =
        TableReplay.of(CATALOGUE, party.table(), store.rows(party.table()))
            .history()
            .match()
            .copy();
    match.play(1, lay);
    match.play(Actors.CHANCE, match.outcomes().getFirst().notation());
    return match.legal(2).getFirst();
  }

  @Test
  void anIllegalAnswerIsLeftToItsSeatAndNobodyElseIsTold() {
    Party party = party("qin", Map.of("players", "2"), House.me(1), House.me(2));
    String lay = party.frame(1).legal().getFirst();
    // On the squares that have just been taken.
    Prepared.Line line = new Prepared.Line(List.of("1 " + lay, "2 " + lay));
    Party.done(prepare(party, 2, List.of(line)));
    Party.done(party.play(1, lay));
    Frame frame = party.frame(2);
    assertThat(frame.actors()).containsExactly(2);
    assertThat(frame.prepared().orElseThrow().illegal())
        .containsExactly(new Prepared.Line(List.of("2 " + lay)));
    assertThat(party.frame(1).prepared().orElseThrow())
        .isEqualTo(new Prepared(List.of(), List.of()));
    Party.done(party.play(2, frame.legal().getFirst()));
    assertThat(party.frame(2).prepared().orElseThrow())
        .isEqualTo(new Prepared(List.of(), List.of()));
  }
}
