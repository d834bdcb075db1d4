package tianxia.server.notice;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tianxia.server.digest.RandomText;
import tianxia.server.notice.NoticeStore.Noted;
import tianxia.server.notice.NoticeStore.Outgoing;
import tianxia.server.notice.NoticeStore.Subscriber;

/// What seats know, and what they are told of what they do not. Of seats of which nobody wants to
/// be told nothing is kept.
///
/// Who sleeps is told of a turn in the morning: the notice is on its way at once, as all are, and
/// due then. So it is there after a restart, whoever looks meanwhile does not get it, and it is
/// taken back if the game waits for the seat no more.
final class SeatNotes {
  private static final int ID_BYTES = 12;

  /// Whoever has no note knows of nothing yet.
  private static final Noted NOTHING = new Noted(0, 0, true);

  private final NoticeStore store;
  private final InstantSource clock;
  private final SecureRandom random = new SecureRandom();

  SeatNotes(NoticeStore store, InstantSource clock) {
    this.store = store;
    this.clock = clock;
  }

  /// Somebody has looked.
  void looked(TableMoment moment, TableMoment.Seat seat) {
    if (!subscribers(moment, seat).isEmpty()) {
      store.looked(moment.table(), seat.seat(), new Noted(moment.seq(), 0, begun(moment)));
    }
  }

  /// Tells a seat what it does not know, unless it was told that already.
  void tell(TableMoment moment, TableMoment.Seat seat) {
    List<Subscriber> subscribers = subscribers(moment, seat);
    if (subscribers.isEmpty()) {
      return;
    }
    Optional<Noted> noted = store.noted(moment.table(), seat.seat());
    Noted known = noted.orElse(NOTHING);
    if (moment.seq() <= known.seq()) {
      return;
    }
    NoticeKind kind = moment.kind(seat, known.begun());
    int told =
        kind != NoticeKind.TURN && held(moment, seat, known)
            ? known.without(NoticeKind.TURN)
            : known.told();
    boolean fresh = (told & kind.bit()) != kind.bit();
    Noted after = new Noted(moment.seq(), told | kind.bit(), begun(moment));
    store.tell(
        moment.table(),
        seat.seat(),
        noted,
        after,
        fresh ? outgoing(subscribers, moment, seat, kind) : List.of());
  }

  /// Whether the seat is to be told in the morning that the game waits for it.
  private boolean held(TableMoment moment, TableMoment.Seat seat, Noted known) {
    return known.has(NoticeKind.TURN)
        && seat.quiet().isPresent()
        && store.waits(moment.table(), seat.seat(), NoticeKind.TURN, clock.millis());
  }

  private List<Subscriber> subscribers(TableMoment moment, TableMoment.Seat seat) {
    return store.of(seat.holders()).stream().filter(each -> each.concerns(moment.table())).toList();
  }

  private static boolean begun(TableMoment moment) {
    return moment.stage() != TableMoment.Stage.WAITING;
  }

  private List<Outgoing> outgoing(
      List<Subscriber> subscribers, TableMoment moment, TableMoment.Seat seat, NoticeKind kind) {
    boolean others = kind == NoticeKind.JOINED || kind == NoticeKind.PAIRED;
    String by = others ? moment.others(seat) : moment.by();
    long due = seat.told(kind, clock.millis());
    // An address that is known for the seat and for its account is told once.
    return subscribers.stream()
        .collect(Collectors.toMap(Subscriber::endpoint, each -> each, (first, second) -> first))
        .values()
        .stream()
        .map(each ->
            new Outgoing(
                id(), each.id(), moment.table(), seat.seat(), kind.id(), moment.game(), by, 0, due))
        .toList();
  }

  private String id() {
    return RandomText.of(random, ID_BYTES);
  }
}
