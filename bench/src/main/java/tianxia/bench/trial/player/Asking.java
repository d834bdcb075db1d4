package tianxia.bench.trial.player;

import java.util.concurrent.TimeUnit;

/// The commands of one player: one at a time, each with an id of its own, under which it is sent
/// again until it is answered.
final class Asking {
  /// A command without its id and what it is based on.
  private record Wish(String type, String rest) {
    static final Wish NONE = new Wish("", "");
  }

  private final TrialTable table;
  private final int seat;
  private Wish wish = Wish.NONE;
  private String pending = "";
  private int number;
  private long sentAt;
  private long begunAt;

  Asking(TrialTable table, int seat) {
    this.table = table;
    this.seat = seat;
  }

  private Ledger ledger() {
    return table.ledgers().get(seat - 1);
  }

  /// Sets what is to be asked next.
  ///
  /// @param rest its members apart from type, id and seq
  void wish(String type, String rest) {
    wish = new Wish(type, rest);
  }

  void wishNothing() {
    wish = Wish.NONE;
  }

  /// Whether something is to be asked, and nothing is waited for.
  boolean due() {
    return pending.isEmpty() && !wish.equals(Wish.NONE);
  }

  /// Makes the next command from what is wished.
  void begin() {
    number = ledger().ask();
    begunAt = System.nanoTime();
    pending =
        "{\"type\":\"%s\",\"id\":\"%s\",\"seq\":%d,%s}"
            .formatted(wish.type(), id(), ledger().shownSeq(), wish.rest());
    wish = Wish.NONE;
    table.waiting().incrementAndGet();
  }

  private String id() {
    return "s" + seat + "-" + number;
  }

  /// The command that waits for its answer, to be sent now.
  String sending() {
    sentAt = System.nanoTime();
    return pending;
  }

  boolean waiting() {
    return !pending.isEmpty();
  }

  /// Whether the command was sent so long ago.
  boolean late(int millis) {
    return System.nanoTime() - sentAt > TimeUnit.MILLISECONDS.toNanos(millis);
  }

  /// For how long the command is waited for, however often it was sent.
  long waited(long now) {
    return now - begunAt;
  }

  /// Whether an answer is the one that is waited for. A command that was sent twice may be answered
  /// twice.
  boolean answeredBy(String id) {
    return waiting() && id.equals(id());
  }

  /// Notes the answer.
  ///
  /// @param seq of the log, or [Ledger#REFUSED]
  void answered(int seq) {
    ledger().answered(number, seq);
    pending = "";
    table.acknowledged().accumulateAndGet(seq, Math::max);
    table.waiting().decrementAndGet();
  }

  @Override
  public String toString() {
    return waiting() ? ", waits for " + pending : due() ? ", has to move" : ", not its turn";
  }
}
