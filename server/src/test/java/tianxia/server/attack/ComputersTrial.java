package tianxia.server.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import tianxia.games.Games;
import tianxia.kernel.Xoroshiro;
import tianxia.server.computer.Computers;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TableInfo;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.MemoryStore;
import tianxia.server.table.Tables;
import tianxia.server.table.node.LocalTables;

/// Measures how long a person waits for a computer opponent while other tables use the computers,
/// in one process and without the network.
///
///     ComputersTrial alone|watched|persons TABLES LEVEL MOVES
///
/// `alone`: tables of four master computers without viewers; `watched`: the same with one stream
/// each; `persons`: that many persons, each playing against a master. Another person plays MOVES
/// moves of Qin against a computer of the given LEVEL; prints the time from each move to the
/// person's next turn in milliseconds, with the server's estimate of the thinking time.
public final class ComputersTrial {
  private static final int SEED = 9;

  private final Tables tables;
  private final RandomGenerator random = new Xoroshiro(SEED);
  private final List<Double> waits = new ArrayList<>();
  private final List<Double> said = new ArrayList<>();
  private volatile boolean over;

  private ComputersTrial(Tables tables) {
    this.tables = tables;
  }

  public static void main(String[] args) throws InterruptedException {
    try (Computers computers = new Computers();
        Tables tables = new LocalTables(Games.CATALOGUE, new MemoryStore(), computers)) {
      ComputersTrial trial = new ComputersTrial(tables);
      trial.others(args[0], Integer.parseInt(args[1]));
      // The load's first requests come before the measured person's, as in the attack.
      TimeUnit.SECONDS.sleep(3);
      trial.person(args[2], Integer.parseInt(args[3]));
      trial.over = true;
      System.out.println(String.join(" ", args));
      tell("waited, ms", trial.waits);
      tell("said, ms", trial.said);
    }
    System.exit(0);
  }

  private void others(String kind, int count) {
    for (int i = 0; i < count; i++) {
      if (kind.equals("persons")) {
        Thread.ofVirtual().start(() -> others("master"));
      } else {
        alone(kind.equals("watched"));
      }
    }
  }

  private void others(String level) {
    RandomGenerator own = new Xoroshiro(Thread.currentThread().threadId());
    try {
      while (!over) {
        play(level, own, Integer.MAX_VALUE, new ArrayList<>(), new ArrayList<>());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void alone(boolean watched) {
    NewTable.SeatWish master = new NewTable.Computer("master");
    TableMade made = make(List.of(master, master, master, master), Map.of("players", "4"));
    if (watched) {
      tables.subscribe(made.info().table(), made.watch(), Optional.empty());
    }
  }

  private TableMade make(List<NewTable.SeatWish> seats, Map<String, String> options) {
    return (TableMade)
        tables.make(
            new NewTable(
                Optional.empty(),
                "qin",
                Optional.of(options),
                seats,
                Optional.empty(),
                Optional.empty()));
  }

  private void person(String level, int moves) throws InterruptedException {
    while (waits.size() < moves) {
      play(level, random, moves, waits, said);
    }
  }

  /// One game, or the remaining moves of one.
  private void play(
      String level, RandomGenerator own, int moves, List<Double> waits, List<Double> said)
      throws InterruptedException {
    NewTable.SeatWish me = new NewTable.Me("Ada", Optional.empty(), Optional.of("0".repeat(32)));
    TableMade made = make(List.of(me, new NewTable.Computer(level)), Map.of("players", "2"));
    String table = made.info().table();
    String token = Optional.ofNullable(made.tokens().get("1")).orElseThrow();
    try (Tables.Subscription stream = tables.subscribe(table, token, Optional.empty())) {
      long since = 0;
      for (int id = 0; !over && waits.size() < moves; ) {
        switch (stream.next()) {
          case ServerMessage.Thinking thinking -> said.add((double) thinking.ms());
          case Frame frame when frame.info().phase().equals(TableInfo.OVER) -> {
            return;
          }
          case Frame frame when !frame.legal().isEmpty() -> {
            if (since != 0 && frame.events().stream().anyMatch(event -> event.actor() == 2)) {
              waits.add((System.nanoTime() - since) / 1e6);
            }
            String action = frame.legal().get(own.nextInt(frame.legal().size()));
            tables.command(
                table, token, new ClientMessage.Play("c" + id++, frame.seq(), List.of(action)));
            since = System.nanoTime();
          }
          default -> {}
        }
      }
    }
  }

  private static void tell(String what, List<Double> all) {
    if (all.isEmpty()) {
      System.out.println(what + ": none");
      return;
    }
    List<Double> sorted = all.stream().sorted().toList();
    double total = all.stream().mapToDouble(each -> each).sum();
    System.out.printf(
        Locale.ROOT,
        "%s: n %d, mean %.1f, p50 %.1f, p99 %.1f, max %.1f%n",
        what,
        sorted.size(),
        total / sorted.size(),
        sorted.get(sorted.size() / 2),
        sorted.get(Math.min(sorted.size() - 1, sorted.size() * 99 / 100)),
        sorted.getLast());
  }
}
