package tianxia.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import com.interaso.webpush.VapidKeys;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.account.SeatKey;
import tianxia.server.message.request.NoticeWish;
import tianxia.server.notice.NoticeStore.Noted;
import tianxia.server.notice.NoticeStore.Outgoing;
import tianxia.server.notice.Subscriptions.Holder;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;
import tools.jackson.databind.JsonNode;

/// Notices sent to a push service that speaks the real protocol.
@Timeout(120)
class DeliveriesTest {
  private static final Holder SEAT = new Holder("guest", "t1");
  private final Hand clock = new Hand();
  private final Browser browser = Browser.fresh();
  private final VapidKeys keys = VapidKeys.generate();
  private final List<AutoCloseable> open = new ArrayList<>();
  @TempDir Path data;
  private NoticeStore notices;
  private Subscriptions subscriptions;
  private PushService service;
  private Deliveries deliveries;

  @BeforeEach
  void open() throws Exception {
    SqliteStore store = new SqliteStore(DataFolder.open(data), new Unbroken());
    notices = store.notices().orElseThrow();
    subscriptions = new Subscriptions(notices, clock, true, () -> {});
    service = new PushService().with(Browser.text(keys.getApplicationServerKey()));
    deliveries = deliveries();
    open.addAll(List.of(deliveries, service, store));
  }

  private Deliveries deliveries() {
    return new Deliveries(notices, new NoticeRequests(() -> keys), clock, true);
  }

  @AfterEach
  void close() throws Exception {
    for (AutoCloseable each : open) {
      each.close();
    }
  }

  private NoticeWish push(String path, String language) {
    return new NoticeWish(
        "push",
        service.endpoint(path),
        Optional.of(browser.key()),
        Optional.of(browser.secret()),
        language);
  }

  private void add(NoticeWish wish) {
    assertThat(subscriptions.add(SEAT, wish, "https://play.example.org"))
        .isInstanceOf(Subscriptions.Outcome.Done.class);
  }

  private void tell(int seq, String by) {
    List<Outgoing> outgoing =
        notices.of(List.of(SEAT.key())).stream()
            .map(each ->
                new Outgoing(
                    "n" + seq + each.id(),
                    each.id(),
                    "t1",
                    1,
                    "turn",
                    "qin",
                    by,
                    0,
                    clock.millis()))
            .toList();
    notices.tell("t1", 1, notices.noted("t1", 1), new Noted(seq, 1, true), outgoing);
  }

  /// Waits for the sender, which is on threads of its own.
  private static void until(BooleanSupplier done) {
    while (!done.getAsBoolean()) {
      LockSupport.parkNanos(1_000_000);
    }
  }

  private void nothingIsLeft() {
    until(() -> notices.claim(Long.MAX_VALUE / 2, Long.MAX_VALUE / 2, 9).isEmpty());
  }

  @Test
  void aPushIsEncryptedForTheBrowserAndSignedByTheServer() throws Exception {
    add(push("b1", "fr"));
    tell(5, "Ada");
    deliveries.tick();
    PushService.Got got = service.next();
    assertThat(got.wrong()).isEmpty();
    assertThat(got.headers()).containsEntry("Topic", "t1").containsEntry("Urgency", "normal");
    JsonNode told = got.decrypted(browser);
    assertThat(told.path("title").asString()).isEqualTo("Qin\u202f: à vous de jouer");
    assertThat(told.path("text").asString()).isEqualTo("Ada a joué.");
    assertThat(told.path("table").asString()).isEqualTo("t1");
    assertThat(told.propertyNames()).hasSize(5);
    nothingIsLeft();
    assertThat(deliveries.delivered()).isOne();
  }

  @Test
  void aWebhookGetsASentenceThatCallsNobody() throws Exception {
    add(
        new NoticeWish(
            "webhook", service.endpoint("hook/1"), Optional.empty(), Optional.empty(), "en"));
    tell(5, "<!here> @everyone [x](https://evil.example)");
    deliveries.tick();
    JsonNode told = service.next().json();
    String sentence = told.path("content").asString();
    assertThat(told.path("text").asString()).isEqualTo(sentence);
    assertThat(sentence)
        .startsWith("Qin: your turn. ")
        .endsWith(" has played. https://play.example.org/t/t1")
        .doesNotContain("@", "<", "[", "evil.example)", "https://evil");
    assertThat(told.path("allowed_mentions").path("parse").isArray()).isTrue();
    assertThat(told.path("allowed_mentions").path("parse")).isEmpty();
  }

  @Test
  void ofAClubOneIsToldWithItsNameAndTheWayThere() throws Exception {
    NoticeWish wish =
        new NoticeWish(
            "webhook", service.endpoint("hook/1"), Optional.empty(), Optional.empty(), "en");
    subscriptions.add(new Holder(SeatKey.of("a1"), ""), wish, "https://play.example.org");
    ClubNotices clubs = new ClubNotices(notices, clock, id -> Optional.of("Ada"));
    clubs.asked(List.of("a1", "a3"), "k1", "<!here> Lions", "a2");
    clubs.admitted(List.of("a3"), "k1", "Lions");
    deliveries.tick();
    assertThat(service.next().json().path("content").asString())
        .isEqualTo("!here Lions: your club. Ada asks to join. https://play.example.org/clubs/k1");
    subscriptions.add(
        new Holder(SeatKey.of("a1"), ""), push("b1", "fr"), "https://play.example.org");
    nothingIsLeft();
    clubs.admitted(List.of("a1"), "k1", "Lions");
    deliveries.tick();
    PushService.Got first = service.next();
    PushService.Got pushed = first.headers().containsKey("Topic") ? first : service.next();
    assertThat(pushed.decrypted(browser).path("path").asString()).isEqualTo("/clubs/k1");
  }

  @Test
  void whoIsGoneIsForgotten() throws Exception {
    add(push("gone", "en"));
    add(push("unknown", "en"));
    service.answer("gone", 410);
    service.answer("unknown", 404);
    tell(5, "Ada");
    deliveries.tick();
    service.next();
    service.next();
    until(() -> notices.count() == 0);
    nothingIsLeft();
  }

  @Test
  void aFailureIsTriedAgainLessAndLessOftenAndGivenUp() throws Exception {
    add(push("down", "en"));
    service.answer("down", 503);
    tell(5, "Ada");
    for (int tries = 1; tries <= 5; tries++) {
      int wanted = tries;
      deliveries.tick();
      service.next();
      until(() -> deliveries.failed() == wanted);
      deliveries.tick();
      assertThat(service.waiting()).isZero();
      clock.skip(Duration.ofHours(2));
    }
    nothingIsLeft();
    assertThat(notices.count()).isOne();
  }

  @Test
  void aRedirectIsNotFollowed() throws Exception {
    add(push("moved", "en"));
    service.answer("moved", 307);
    tell(5, "Ada");
    deliveries.tick();
    service.next();
    until(() -> deliveries.failed() == 1);
    assertThat(service.waiting()).isZero();
  }

  @Test
  void ofTwoSendersOneSends() throws Exception {
    add(push("b1", "en"));
    tell(5, "Ada");
    long now = clock.millis();
    assertThat(notices.claim(now, now + 60_000, 9)).hasSize(1);
    deliveries.tick();
    assertThat(deliveries.delivered()).isZero();
    // The other one has ended without sending it.
    clock.skip(Duration.ofMinutes(1));
    deliveries.tick();
    service.next();
    nothingIsLeft();
  }

  @Test
  void thereAreOnlySoManyAddresses() {
    for (int i = 0; i < 6; i++) {
      add(push("b" + i, "en"));
    }
    add(push("b0", "fr"));
    assertThat(subscriptions.add(SEAT, push("b6", "en"), "https://play.example.org"))
        .isInstanceOf(Subscriptions.Outcome.Full.class);
    assertThat(subscriptions.of(SEAT)).hasSize(6);
    assertThat(subscriptions.of(SEAT).getFirst().toString()).doesNotContain("b0");
  }
}
