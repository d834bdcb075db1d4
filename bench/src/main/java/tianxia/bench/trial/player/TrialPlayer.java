package tianxia.bench.trial.player;

import java.io.IOException;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tianxia.bench.load.GuestTable;
import tianxia.bench.load.LoadSocket;
import tianxia.bench.load.Message;

/// A guest who plays uniformly random legal actions. When its node ends or falls silent it goes on
/// at another one, from where it was, and sends again what was not answered, under the same id.
final class TrialPlayer implements Runnable {
  private static final byte[] FRAME = Message.key("frame");
  private static final byte[] DONE = Message.key("done");
  private static final byte[] REFUSED = Message.key("refused");
  private static final byte[] ERROR = Message.key("error");

  private final TrialTable table;
  private final int seat;
  private final Slot slot;
  private final Clients clients;
  private final SplittableRandom random;
  private final Ledger ledger;
  private final Asking asking;
  private final Route route;
  private volatile @Nullable LoadSocket connection;

  private long heardAt;
  private int knownSeq;
  private boolean revealed;
  private boolean over;

  TrialPlayer(TrialTable table, int seat, Slot slot, Clients clients, SplittableRandom random) {
    this.table = table;
    this.seat = seat;
    this.slot = slot;
    this.clients = clients;
    this.random = random;
    this.ledger = table.ledgers().get(seat - 1);
    this.asking = new Asking(table, seat);
    this.route = new Route(clients.nodes(), slot.number() + seat);
  }

  /// Plays until the game is over, or the trial ends and everything is answered.
  @Override
  public void run() {
    try {
      while (!finished()) {
        try (LoadSocket socket = new LoadSocket(route.node(), clients.patienceMillis())) {
          connection = socket;
          greet(socket);
          talk(socket);
        } catch (IOException e) {
          clients.count("connections lost");
          route.failed();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException e) {
      ledger.fault("failed: " + e);
    }
  }

  /// Ends the connection, so that it tries again.
  void shake() {
    LoadSocket now = connection;
    if (now != null) {
      try {
        now.close();
      } catch (IOException e) {
        // It is closed all the same.
      }
    }
  }

  /// Where it stands, for whoever looks for a cause. What another thread reads may be a little old.
  String describe() {
    return "seat %d at %s, shown entry %d%s%s"
        .formatted(
            seat, route.node().getPort(), ledger.shownSeq(), asking, over ? ", game over" : "");
  }

  private boolean finished() {
    boolean quiet = !asking.waiting() && ledger.shownSeq() >= table.acknowledged().get();
    return quiet && (over || clients.ending().isSet() && table.waiting().get() == 0);
  }

  private void greet(LoadSocket socket) throws IOException {
    socket.upgrade(table.id());
    int seq = ledger.shownSeq();
    String since = seq == 0 ? "" : ",\"since\":" + seq;
    String token = table.tokens().get(seat - 1);
    socket.send("{\"type\":\"hello\",\"token\":\"" + token + "\"" + since + "}");
    heardAt = System.nanoTime();
    if (asking.waiting()) {
      clients.count("commands sent again");
      socket.send(asking.sending());
    }
  }

  private void talk(LoadSocket socket) throws IOException, InterruptedException {
    boolean pinged = false;
    while (!finished()) {
      boolean heard = socket.ready();
      boolean late = asking.waiting() && asking.late(clients.patienceMillis());
      if (late || !heard && pinged || !clients.together() && nothingNew()) {
        clients.count("silent connections given up");
        throw new IOException("no answer");
      }
      if (heard) {
        route.worked();
        hear(socket, socket.next());
      } else {
        socket.send("{\"type\":\"ping\"}");
      }
      pinged = !heard;
    }
  }

  /// Whether no frame has come for so long.
  private boolean nothingNew() {
    long patience = TimeUnit.MILLISECONDS.toNanos(clients.patienceMillis());
    return System.nanoTime() - heardAt > patience;
  }

  private void hear(LoadSocket socket, Message message) throws IOException, InterruptedException {
    if (message.is(FRAME)) {
      shown(message);
    } else if (message.is(DONE)) {
      done(message);
    } else if (message.is(REFUSED)) {
      refused(socket, message);
    } else if (message.is(ERROR)) {
      clients.count("error " + message.code());
      throw new IOException("ended: " + message.code());
    }
    act(socket);
  }

  private void shown(Message frame) {
    if (!clients.together() && ledger.past(frame)) {
      clients.count("frames of the past");
      return;
    }
    heardAt = System.nanoTime();
    ledger.take(frame);
    over = frame.over();
    if (!revealed && frame.asksToReveal(seat)) {
      asking.wish("reveal", "\"nonce\":\"" + GuestTable.NONCE + "\"");
    } else {
      String action = frame.anyLegal(random);
      if (action.isEmpty()) {
        asking.wishNothing();
      } else {
        asking.wish("play", "\"actions\":[\"" + action + "\"]");
      }
    }
  }

  private void done(Message message) {
    if (asking.answeredBy(message.id())) {
      knownSeq = message.seq();
      asking.answered(knownSeq);
      revealed = true;
      long now = System.nanoTime();
      slot.acknowledged(now, asking.waited(now));
      clients.count("acknowledged");
    }
  }

  private void refused(LoadSocket socket, Message message)
      throws IOException, InterruptedException {
    if (!asking.answeredBy(message.id())) {
      return;
    }
    String code = message.code();
    clients.count("refused " + code);
    if (code.equals("slow-down")) {
      TimeUnit.MILLISECONDS.sleep(100);
      socket.send(asking.sending());
      return;
    }
    asking.answered(Ledger.REFUSED);
    asking.wishNothing();
    if (!code.equals("stale")) {
      ledger.fault("was refused: " + message.text());
      throw new IOException("refused");
    }
  }

  private void act(LoadSocket socket) throws IOException, InterruptedException {
    boolean mine = asking.due() && ledger.shownSeq() >= knownSeq;
    if (mine && !over && !clients.ending().isSet()) {
      clients.pacer().await();
      asking.begin();
      socket.send(asking.sending());
    }
  }
}
