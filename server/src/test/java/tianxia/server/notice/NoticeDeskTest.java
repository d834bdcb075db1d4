package tianxia.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneId;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.account.SeatKey;
import tianxia.server.message.notice.NoticeShown;
import tianxia.server.message.request.NoticeWish;
import tianxia.server.night.NightHours;
import tianxia.server.notice.NoticeStore.Outgoing;
import tianxia.server.notice.NoticeStore.Subscriber;
import tianxia.server.notice.Subscriptions.Holder;
import tianxia.server.notice.TableMoment.Seat;
import tianxia.server.notice.TableMoment.Stage;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;

/// What is decided for a guest at seat 1 and somebody with an account at seat 2, on a clock that
/// only the test moves.
class NoticeDeskTest {
  private static final Duration GRACE = Duration.ofSeconds(40);
  private static final Duration PRESENCE = Duration.ofMinutes(1);
  private static final String TABLE = "t1";
  private static final long FAR = Long.MAX_VALUE / 2;

  @TempDir Path data;
  private final Hand clock = new Hand();
  private Optional<NightHours> night = Optional.empty();
  private SqliteStore store;
  private NoticeDesk desk;

  @BeforeEach
  void open() {
    store = new SqliteStore(DataFolder.open(data), new Unbroken());
    desk = desk();
    subscribe("guest", TABLE, "https://push.example.org/guest");
    subscribe(SeatKey.of("a1"), "", "https://push.example.org/account");
  }

  @AfterEach
  void close() {
    store.close();
  }

  private NoticeStore notices() {
    return store.notices().orElseThrow();
  }

  private NoticeDesk desk() {
    NoticeDesk made = new NoticeDesk(notices(), clock, GRACE, PRESENCE);
    made.want(true);
    return made;
  }

  private void subscribe(String holder, String table, String endpoint) {
    notices()
        .add(
            new Subscriber(
                Subscriptions.id(new Holder(holder, table), endpoint),
                holder,
                table,
                Subscriber.PUSH,
                endpoint,
                "",
                "",
                "en",
                "https://play.example.org",
                clock.millis()),
            9,
            99);
  }

  /// Seat 1 sleeps in Tokyo, where it is 21 o'clock when a test begins, if its nights count.
  private TableMoment moment(int seq, Stage stage, int awaited, int looking) {
    return new TableMoment(
        TABLE,
        seq,
        "qin",
        stage,
        awaited == 1 ? "Bea" : "Ada",
        List.of(
            new Seat(1, "Ada", "guest", Optional.empty(), awaited == 1, looking == 1, night),
            new Seat(2, "Bea", "other", Optional.of("a1"), awaited == 2, looking == 2)));
  }

  /// Whoever does not look any more has closed its page.
  private void show(int seq, Stage stage, int awaited, int looking) {
    desk.confirm(TABLE, 1, Duration.ZERO);
    desk.confirm(TABLE, 2, Duration.ZERO);
    desk.show(moment(seq, stage, awaited, looking));
    desk.tick();
  }

  private void pass() {
    clock.skip(GRACE);
    desk.tick();
  }

  /// What was sent on its way since this was asked last.
  private List<String> sent() {
    List<Outgoing> all = notices().claim(clock.millis(), FAR, 99);
    all.forEach(each -> notices().done(each.id()));
    return all.stream().map(each -> each.seat() + " " + each.kind() + " " + each.by()).toList();
  }

  @Test
  void severalMovesAreOneNoticeUntilSomebodyHasLooked() {
    show(5, Stage.PLAYING, 1, 0);
    assertThat(sent()).isEmpty();
    pass();
    assertThat(sent()).containsExactly("1 turn Bea");
    // It is somebody else's turn in between, and again the same seat's: it knows of the first.
    show(6, Stage.PLAYING, 2, 0);
    show(7, Stage.PLAYING, 1, 0);
    pass();
    assertThat(sent()).isEmpty();
    show(7, Stage.PLAYING, 1, 1);
    show(8, Stage.PLAYING, 2, 0);
    show(9, Stage.PLAYING, 1, 0);
    pass();
    assertThat(sent()).containsExactly("1 turn Bea");
  }

  @Test
  void aChatRoomOfAnAccountsTableIsToldOfThisTableAlone() {
    Subscriptions all = new Subscriptions(notices(), clock, true, () -> {});
    Holder here = new Holder(SeatKey.of("a1"), TABLE);
    Holder elsewhere = new Holder(SeatKey.of("a1"), "t2");
    for (Holder holder : List.of(here, elsewhere)) {
      for (String kind : List.of(Subscriber.WEBHOOK, Subscriber.WEBHOOK, Subscriber.PUSH)) {
        Optional<String> text =
            Optional.of(Base64.getUrlEncoder().encodeToString(new byte[65]))
                .filter(point -> kind.equals(Subscriber.PUSH));
        Optional<String> secret =
            Optional.of(Base64.getUrlEncoder().encodeToString(new byte[16]))
                .filter(point -> kind.equals(Subscriber.PUSH));
        NoticeWish wish =
            new NoticeWish(kind, "https://chat.example.org/" + kind, text, secret, "en");
        assertThat(all.add(holder, wish, "https://play.example.org"))
            .isInstanceOf(Subscriptions.Outcome.Done.class);
      }
    }
    assertThat(all.of(here))
        .extracting(NoticeShown::table)
        .containsExactlyInAnyOrder(Optional.empty(), Optional.empty(), Optional.of(TABLE));
    assertThat(all.of(new Holder(SeatKey.of("a1"), ""))).hasSize(4);
    show(5, Stage.PLAYING, 2, 0);
    pass();
    assertThat(sent()).hasSize(3);
    String id =
        all.of(here).stream()
            .filter(each -> each.table().isPresent())
            .findFirst()
            .orElseThrow()
            .id();
    assertThat(all.remove(here, id)).isTrue();
    assertThat(all.of(elsewhere)).hasSize(3);
  }

  @Test
  void whoLooksIsNotToldAndNeitherIsWhoHasSeenIt() {
    show(5, Stage.PLAYING, 1, 1);
    pass();
    show(5, Stage.PLAYING, 1, 0);
    pass();
    pass();
    assertThat(sent()).isEmpty();
    show(6, Stage.PLAYING, 2, 0);
    pass();
    assertThat(sent()).containsExactly("2 turn Ada");
  }

  /// Shows moves to seat 1, a second after each other, then drops its line, which has been silent.
  private void lose(Duration silence, int... awaited) {
    show(5, Stage.PLAYING, 2, 1);
    for (int i = 0; i < awaited.length; i++) {
      clock.skip(Duration.ofSeconds(1));
      desk.show(moment(6 + i, Stage.PLAYING, awaited[i], 1));
    }
    clock.skip(Duration.ofMinutes(1));
    desk.tick();
    desk.confirm(TABLE, 1, silence.plusMinutes(1));
    desk.show(moment(5 + awaited.length, Stage.PLAYING, awaited[awaited.length - 1], 0));
    desk.tick();
  }

  @Test
  void whatWasShownOnALineThatWasDeadIsTold() {
    lose(Duration.ofMillis(500), 1);
    pass();
    assertThat(sent()).contains("1 turn Bea");
  }

  @Test
  void whatWasShownBeforeALineDiedIsNotTold() {
    lose(Duration.ZERO, 1);
    pass();
    assertThat(sent()).noneMatch(each -> each.startsWith("1"));
  }

  @Test
  void ofSeveralMovesThoseBeforeALineDiedAreKnown() {
    show(4, Stage.PLAYING, 1, 0);
    pass();
    assertThat(sent()).containsExactly("1 turn Bea");
    // The third move, the last that has arrived, makes the seat one that has looked since.
    lose(Duration.ofMillis(3500), 1, 2, 1, 2, 1, 2, 1);
    pass();
    assertThat(sent()).contains("1 turn Bea");
  }

  @Test
  void whoHasOnceLookedIsNotToldOfWhatItSawThoughMuchWasShownSince() {
    lose(Duration.ofSeconds(-1), 2, 2, 2, 2, 2, 2, 1);
    pass();
    assertThat(sent()).noneMatch(each -> each.startsWith("1"));
  }

  @Test
  void whoAsksOverHttpLooksForAWhile() {
    show(5, Stage.PLAYING, 2, 0);
    desk.heard(TABLE, 2);
    pass();
    assertThat(sent()).isEmpty();
    clock.skip(PRESENCE);
    desk.tick();
    pass();
    assertThat(sent()).isEmpty();
    show(7, Stage.PLAYING, 1, 0);
    pass();
    assertThat(sent()).containsExactly("1 turn Bea");
  }

  @Test
  void whoEndsAndWhoSitsDownIsTold() {
    show(1, Stage.WAITING, 0, 1);
    show(1, Stage.WAITING, 0, 0);
    show(2, Stage.WAITING, 0, 2);
    pass();
    assertThat(sent()).containsExactly("1 joined Bea");
    show(9, Stage.OVER, 0, 2);
    pass();
    assertThat(sent()).containsExactly("1 ended Ada");
    pass();
    assertThat(sent()).isEmpty();
  }

  @Test
  void whoseSeatWaitsAtATableOfATournamentIsToldAgainstWhom() {
    show(1, Stage.WAITING, 1, 0);
    show(1, Stage.WAITING, 1, 0);
    pass();
    assertThat(sent()).containsExactly("1 paired Bea");
  }

  @Test
  void nothingIsLostOrSaidTwiceWhenAnotherNodeTakesOver() {
    show(5, Stage.PLAYING, 1, 0);
    // Killed before it was decided: whoever loads the table decides.
    desk = desk();
    assertThat(notices().seats("", 9).behind()).isEmpty();
    show(5, Stage.PLAYING, 1, 0);
    pass();
    assertThat(sent()).containsExactly("1 turn Bea");
    desk = desk();
    show(5, Stage.PLAYING, 1, 0);
    pass();
    assertThat(sent()).isEmpty();
  }

  /// In Tokyo it is 22 o'clock.
  private void evening() {
    night = Optional.of(new NightHours(ZoneId.of("Asia/Tokyo")));
    clock.skip(Duration.ofHours(1));
  }

  /// As long as the night, from its beginning, but for the time that has passed of it.
  private void sleep(Duration passed) {
    clock.skip(Duration.ofHours(10).minus(passed));
    desk.tick();
  }

  @Test
  void whoSleepsIsToldOfATurnInTheMorningThoughTheServerWasStarted() {
    evening();
    show(5, Stage.PLAYING, 1, 0);
    pass();
    assertThat(sent()).isEmpty();
    close();
    open();
    show(5, Stage.PLAYING, 1, 0);
    pass();
    Duration passed = GRACE.plus(GRACE);
    sleep(passed.plusSeconds(1));
    assertThat(sent()).isEmpty();
    clock.skip(Duration.ofSeconds(1));
    assertThat(sent()).containsExactly("1 turn Bea");
    pass();
    assertThat(sent()).isEmpty();
  }

  @Test
  void whoHasLookedAtNightIsNotToldInTheMorning() {
    evening();
    show(5, Stage.PLAYING, 1, 0);
    pass();
    show(5, Stage.PLAYING, 1, 1);
    show(5, Stage.PLAYING, 1, 0);
    sleep(GRACE);
    pass();
    assertThat(sent()).isEmpty();
  }

  @Test
  void whatDoesNotWaitAnyMoreIsNotToldInTheMorningAndWhatDoesAgainOnce() {
    evening();
    show(5, Stage.PLAYING, 1, 0);
    pass();
    // Its last move was taken back: the other one is to act.
    show(6, Stage.PLAYING, 2, 0);
    pass();
    assertThat(sent()).containsExactly("2 turn Ada");
    clock.skip(Duration.ofHours(10));
    assertThat(sent()).isEmpty();
    clock.skip(Duration.ofHours(14));
    show(7, Stage.PLAYING, 1, 0);
    pass();
    show(8, Stage.PLAYING, 2, 0);
    pass();
    show(9, Stage.PLAYING, 1, 0);
    pass();
    assertThat(sent()).isEmpty();
    clock.skip(Duration.ofHours(10));
    assertThat(sent()).containsExactly("1 turn Bea");
  }

  @Test
  void whatWasToldInTheEveningIsNotToldAgainAndTheEndIsToldAtNight() {
    night = Optional.of(new NightHours(ZoneId.of("Asia/Tokyo")));
    show(5, Stage.PLAYING, 1, 0);
    pass();
    assertThat(sent()).containsExactly("1 turn Bea");
    clock.skip(Duration.ofHours(2));
    show(6, Stage.PLAYING, 2, 2);
    show(7, Stage.PLAYING, 1, 2);
    pass();
    show(8, Stage.OVER, 0, 2);
    pass();
    assertThat(sent()).containsExactly("1 ended Ada");
    clock.skip(Duration.ofHours(12));
    assertThat(sent()).isEmpty();
  }

  @Test
  void ofTwoNodesThatBelieveToOwnATableOneDecides() {
    NoticeDesk other = desk();
    show(5, Stage.PLAYING, 1, 0);
    other.show(moment(5, Stage.PLAYING, 1, 0));
    clock.skip(GRACE);
    other.tick();
    desk.tick();
    assertThat(sent()).containsExactly("1 turn Bea");
  }

  @Test
  void whoLooksIsNotSentWhatIsStillOnItsWay() {
    show(5, Stage.PLAYING, 1, 0);
    pass();
    show(5, Stage.PLAYING, 1, 1);
    show(5, Stage.PLAYING, 1, 0);
    assertThat(sent()).isEmpty();
  }

  @Test
  void anAddressOfASeatAndOfItsAccountIsToldOnce() {
    subscribe("other", TABLE, "https://push.example.org/account");
    show(5, Stage.PLAYING, 2, 0);
    pass();
    assertThat(sent()).containsExactly("2 turn Ada");
  }

  @Test
  void aTableThatIsUnloadedIsRememberedUntilItIsDecided() {
    show(5, Stage.PLAYING, 1, 0);
    desk.left(TABLE);
    desk.tick();
    assertThat(desk.watched()).isOne();
    pass();
    assertThat(sent()).containsExactly("1 turn Bea");
    assertThat(desk.watched()).isZero();
  }
}
