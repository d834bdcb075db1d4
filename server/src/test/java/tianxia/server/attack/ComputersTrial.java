package tianxia.server.attack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
import tianxia.server.store.Store;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.Tables;
import tianxia.server.table.node.LocalTables;

/// Measures how long a person waits, for the own moves and for a computer opponent, while other
/// tables use the computers, in one process and without the network (`scripts/overload.sh`).
///
///     ComputersTrial LOAD[+LOAD] TABLES LEVEL MOVES
///
/// `alone`: tables of four master computers without viewers; `watched`: the same with one stream
/// each; `persons`: that many persons, each playing against a master; `reviews`: four people wait
/// for the reviews of their games, however many tables there are. Another person plays MOVES moves
/// of Qin against a computer of the given LEVEL; prints the time from each move until it is stored,
/// and until the person's next turn, in milliseconds, with the server's estimate of the thinking
/// time; and how much of a review is made in a minute.
public final class ComputersTrial {
  private static final int SEED = 9;
  private static final FatalFailureListener FAILURES = new Unbroken();

  private final Tables tables;
  private final RandomGenerator random = new Xoroshiro(SEED);
  private final Times measured = new Times();
  private volatile boolean over;

  /// Of a person's moves, in milliseconds.
  private record Times(List<Double> moved, List<Double> waits, List<Double> said) {
    Times() {
      this(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    }
  }

  private ComputersTrial(Tables tables) {
    this.tables = tables;
  }

  public static void main(String[] args) throws InterruptedException, IOException {
    Path folder = Files.createTempDirectory("tianxia-trial");
    try (Computers computers = new Computers();
        Store store = new SqliteStore(DataFolder.open(folder), FAILURES);
        Tables tables = new LocalTables(Games.CATALOGUE, store, computers);
        ReviewedGames reviewed = ReviewedGames.of(store, tables, computers, FAILURES)) {
      ComputersTrial trial = new ComputersTrial(tables);
      for (String load : args[0].split("\\+", -1)) {
        trial.others(load, Integer.parseInt(args[1]), reviewed);
      }
      // The load's first requests come before the measured person's, as in the attack.
      TimeUnit.SECONDS.sleep(3);
      double before = reviewed.percent();
      long began = System.nanoTime();
      trial.person(args[2], Integer.parseInt(args[3]));
      double minutes = (System.nanoTime() - began) / 60e9;
      trial.over = true;
      System.out.println(String.join(" ", args));
      tell("moved, ms", trial.measured.moved);
      tell("waited, ms", trial.measured.waits);
      tell("said, ms", trial.measured.said);
      if (args[0].contains("reviews")) {
        double made = (reviewed.percent() - before) / minutes;
        System.out.printf(Locale.ROOT, "reviews: %.0f %% of one a minute%n", made);
      }
    }
    System.exit(0);
  }

  private void others(String kind, int count, ReviewedGames reviewed) {
    if (kind.equals("reviews")) {
      reviewed.begin();
      return;
    }
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
        play(level, own, Integer.MAX_VALUE, new Times());
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
    while (measured.waits.size() < moves) {
      play(level, random, moves, measured);
    }
  }

  /// One game, or the remaining moves of one.
  private void play(String level, RandomGenerator own, int moves, Times times)
      throws InterruptedException {
    NewTable.SeatWish me = new NewTable.Me("Ada", Optional.empty(), Optional.of("0".repeat(32)));
    TableMade made = make(List.of(me, new NewTable.Computer(level)), Map.of("players", "2"));
    String table = made.info().table();
    String token = Optional.ofNullable(made.tokens().get("1")).orElseThrow();
    try (Tables.Subscription stream = tables.subscribe(table, token, Optional.empty())) {
      long since = 0;
      for (int id = 0; !over && times.waits.size() < moves; ) {
        switch (stream.next()) {
          case ServerMessage.Thinking thinking -> times.said.add((double) thinking.ms());
          case Frame frame when frame.info().phase().equals(TableInfo.OVER) -> {
            return;
          }
          case Frame frame when !frame.legal().isEmpty() -> {
            if (since != 0 && frame.events().stream().anyMatch(event -> event.actor() == 2)) {
              times.waits.add((System.nanoTime() - since) / 1e6);
            }
            String action = frame.legal().get(own.nextInt(frame.legal().size()));
            long began = System.nanoTime();
            tables.command(
                table, token, new ClientMessage.Play("c" + id++, frame.seq(), List.of(action)));
            since = System.nanoTime();
            times.moved.add((since - began) / 1e6);
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
