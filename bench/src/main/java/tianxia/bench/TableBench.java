package tianxia.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import tianxia.games.Games;
import tianxia.kernel.Xoroshiro;
import tianxia.server.computer.Computers;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TableMade;
import tianxia.server.message.json.Messages;
import tianxia.server.message.json.Utf8Sink;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.Store;
import tianxia.server.table.Tables;
import tianxia.server.table.node.LocalTables;

/// Moves of two persons who play at random at one table: from the command to the text of all that
/// both are sent, without sockets and without a disk. Compare results within one run only.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
public class TableBench {
  private static final long SEED = 20261125;

  /// About the bytes of a frame.
  private static final int SIZE = 2048;

  private static final String NONCE = "0".repeat(32);

  @Param({"contrees", "qin", "pagoda", "sun-tzu"})
  public String game = "contrees";

  private final Xoroshiro random = new Xoroshiro(SEED);
  private final Store store = new VolatileStore();
  private final Computers computers = new Computers();
  private final Tables tables = new LocalTables(Games.CATALOGUE, store, computers);
  private final List<Chair> chairs = new ArrayList<>();
  private String table = "";
  private int moves;

  /// Hears of each message that is sent.
  interface Listener {
    /// A message was sent.
    ///
    /// @param token of its viewer
    /// @param bytes the message, of which the first `length` count
    void sent(String token, byte[] bytes, int length);
  }

  Listener listener = (token, bytes, length) -> {};

  /// A seat's stream, and the last frame that came by it.
  private final class Chair {
    private final String token;
    private final Tables.Subscription stream;
    private Frame frame;

    Chair(String token) throws InterruptedException {
      this.token = token;
      stream = tables.subscribe(table, token, Optional.empty());
      frame = nextFrame();
    }

    private Frame nextFrame() throws InterruptedException {
      while (true) {
        ServerMessage message = stream.next();
        Utf8Sink out = new Utf8Sink(SIZE);
        Messages.write(message, out);
        if (out.length() == 0) {
          throw new IllegalStateException("an empty message");
        }
        listener.sent(token, out.bytes(), out.length());
        if (message instanceof Frame next) {
          return next;
        }
      }
    }

    void until(int seq) throws InterruptedException {
      while (frame.seq() < seq) {
        frame = nextFrame();
      }
    }
  }

  @Setup
  public void open() throws InterruptedException {
    chairs.forEach(chair -> chair.stream.close());
    chairs.clear();
    store.delete(new Store.Claim(table, 0));
    NewTable.SeatWish me = new NewTable.Me("Mei", Optional.empty(), Optional.of(NONCE));
    NewTable wish =
        new NewTable(
            Optional.empty(),
            game,
            Optional.of(Map.of()),
            List.of(me, me),
            Optional.empty(),
            Optional.empty());
    if (!(tables.make(wish) instanceof TableMade made)) {
      throw new IllegalStateException("no table");
    }
    table = made.info().table();
    for (String token : new TreeMap<>(made.tokens()).values()) {
      chairs.add(new Chair(token));
    }
  }

  @TearDown
  public void close() {
    tables.close();
    computers.close();
  }

  /// One move, until both have its frame as text.
  @Benchmark
  public int move() throws InterruptedException {
    Frame first = chairs.getFirst().frame;
    if (first.actors().isEmpty()) {
      open();
      first = chairs.getFirst().frame;
    }
    Chair chair = chairs.get(first.actors().get(random.nextInt(first.actors().size())) - 1);
    List<String> legal = chair.frame.legal();
    String action = legal.get(random.nextInt(legal.size()));
    ClientMessage.Play play =
        new ClientMessage.Play("m" + moves++, chair.frame.seq(), List.of(action));
    if (!(tables.command(table, chair.token, play) instanceof ServerMessage.Done done)) {
      throw new IllegalStateException(action + " was refused");
    }
    for (Chair each : chairs) {
      each.until(done.seq());
    }
    return done.seq();
  }

  static void main(String[] args) throws RunnerException {
    new Runner(new OptionsBuilder().include(TableBench.class.getSimpleName()).build()).run();
  }
}
