package tianxia.server.notice;

import java.util.Locale;

/// What somebody is told.
public enum NoticeKind {
  /// Nothing.
  NOTHING(0),
  /// The game waits for the seat.
  TURN(1),
  /// The game is over.
  ENDED(2),
  /// Somebody has sat down.
  JOINED(4),
  /// A seat at a table of a tournament is kept for them.
  PAIRED(8);

  private final int bit;

  NoticeKind(int bit) {
    this.bit = bit;
  }

  /// Its bit in [NoticeStore.Noted#told].
  int bit() {
    return bit;
  }

  /// Its name in the store and in messages.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
