package tianxia.server.notice;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.club.ClubCalls;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.PeriodicTask;

/// All about notices at one node: those who want them, what is decided, what is sent.
public final class NoticeService implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(NoticeService.class);
  private static final Duration PERIOD = Duration.ofSeconds(1);

  /// How often it is looked whether there is anybody to be told.
  private static final Duration COUNTED = Duration.ofSeconds(20);

  private static final Duration EXPIRED = Duration.ofHours(1);

  /// A seat's address that was not renewed for so long is forgotten.
  private static final Duration KEPT = Duration.ofDays(180);

  private final NoticeStore store;
  private final InstantSource clock;
  private final NoticeDesk desk;
  private final Deliveries deliveries;
  private final Subscriptions subscriptions;
  private final UnseenTables unseen;
  private final ServerKeys keys;
  private final PeriodicTask ticker;
  private long counted = Long.MIN_VALUE / 2;
  private long expired = Long.MIN_VALUE / 2;

  private NoticeService(
      NoticeSettings settings,
      NoticeStore store,
      InstantSource clock,
      FatalFailureListener failures) {
    this.store = store;
    this.clock = clock;
    this.desk = new NoticeDesk(store, clock, settings.grace(), settings.presence());
    this.keys = new ServerKeys(store);
    this.deliveries =
        new Deliveries(store, new NoticeRequests(keys::get), clock, settings.anywhere());
    this.subscriptions =
        new Subscriptions(store, clock, settings.anywhere(), () -> desk.want(true));
    this.unseen = new UnseenTables(store, clock);
    this.ticker = PeriodicTask.start("notices", PERIOD, this::tick, failures);
  }

  /// Starts.
  ///
  /// @param failures is told if nobody is told anything any more
  public static NoticeService start(
      NoticeSettings settings, NoticeStore store, FatalFailureListener failures) {
    return new NoticeService(settings, store, InstantSource.system(), failures);
  }

  /// Has tables loaded at their owners of which somebody may have to be told something.
  ///
  /// @param load asks a table anything
  public void lookThrough(Consumer<String> load) {
    unseen.loadThrough(load);
  }

  private void tick() {
    try {
      long now = clock.millis();
      if (now - counted >= COUNTED.toMillis()) {
        desk.want(store.count() > 0);
        counted = now;
      }
      if (now - expired >= EXPIRED.toMillis()) {
        store.expire(now - KEPT.toMillis());
        expired = now;
      }
      desk.tick();
      if (desk.wanted()) {
        deliveries.tick();
        unseen.tick();
      }
    } catch (RuntimeException e) {
      // The store reports its own failures; the next tick tries again.
      LOG.warn("notices have to wait: {}", e.getMessage());
    }
  }

  /// By which accounts are told of their clubs.
  ///
  /// @param names of accounts
  public ClubCalls clubs(Function<String, Optional<String>> names) {
    return new ClubNotices(store, clock, names);
  }

  /// Where tables tell what they wait for.
  public Notices notices() {
    return desk;
  }

  public Subscriptions subscriptions() {
    return subscriptions;
  }

  /// The key by which push services know this server, Base64url.
  public String key() {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(keys.get().getApplicationServerKey());
  }

  /// How many notices have arrived since the start.
  public long delivered() {
    return deliveries.delivered();
  }

  /// How many attempts to send one were in vain.
  public long failed() {
    return deliveries.failed();
  }

  /// How many tables are watched.
  public int watched() {
    return desk.watched();
  }

  @Override
  public void close() {
    ticker.close();
    deliveries.close();
  }
}
