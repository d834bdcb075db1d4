package tianxia.bench.load;

import java.io.IOException;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/// One guest, who plays uniformly random legal actions on a socket of its own.
final class Player {
  private static final byte[] FRAME = Message.key("frame");
  private static final byte[] DONE = Message.key("done");
  private static final byte[] REFUSED = Message.key("refused");
  private static final byte[] ERROR = Message.key("error");

  private final GuestTable table;
  private final int seat;
  private final LoadSocket socket;
  private final Pacer pacer;
  private final SplittableRandom random;
  private final Supplier<Figures> figures;
  private int asked;
  private int knownSeq;
  private boolean waiting;
  private boolean revealed;
  private long sentAt;
  private int moves;

  /// @param figures where to count now; called for each thing that is counted
  Player(
      GuestTable table,
      int seat,
      LoadSocket socket,
      Pacer pacer,
      long seed,
      Supplier<Figures> figures) {
    this.table = table;
    this.seat = seat;
    this.socket = socket;
    this.pacer = pacer;
    this.random = new SplittableRandom(seed);
    this.figures = figures;
  }

  /// Plays until the game is over, or so many moves have been acknowledged.
  void play(int most) throws IOException, InterruptedException {
    while (moves < most) {
      Message message = socket.next();
      if (message.is(FRAME)) {
        if (shown(message)) {
          return;
        }
      } else if (message.is(DONE)) {
        done(message);
      } else if (message.is(REFUSED)) {
        figures.get().error("refused: " + message.code());
        waiting = false;
      } else if (message.is(ERROR)) {
        throw new IOException("ended: " + message.code());
      }
    }
  }

  private void done(Message message) {
    waiting = false;
    knownSeq = message.seq();
    if (sentAt != 0) {
      Figures now = figures.get();
      now.acknowledged.add(System.nanoTime() - sentAt);
      table.shownTo(3 - seat).answered(message.seq(), sentAt, now.shown::add);
      now.moves.increment();
      sentAt = 0;
      moves++;
    }
  }

  /// @return whether the game is over
  private boolean shown(Message frame) throws IOException, InterruptedException {
    int seq = frame.seq();
    Figures now = figures.get();
    now.receivedBytes.add(frame.length());
    table.shownTo(seat).arrived(seq, System.nanoTime(), now.shown::add);
    if (!waiting && seq >= knownSeq) {
      if (!revealed && frame.asksToReveal(seat)) {
        revealed = true;
        send("reveal", seq, "\"nonce\":\"" + GuestTable.NONCE + "\"");
      } else {
        move(frame, seq);
      }
    }
    return frame.over();
  }

  private void move(Message frame, int seq) throws IOException, InterruptedException {
    String action = frame.anyLegal(random);
    if (!action.isEmpty()) {
      pacer.await();
      sentAt = System.nanoTime();
      send("play", seq, "\"actions\":[\"" + action + "\"]");
    }
  }

  private void send(String type, int seq, String rest) throws IOException {
    waiting = true;
    String id = "s" + seat + "-" + asked++;
    socket.send(
        "{\"type\":\"" + type + "\",\"id\":\"" + id + "\",\"seq\":" + seq + "," + rest + "}");
  }
}
