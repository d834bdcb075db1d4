package tianxia.server.attack;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tianxia.games.Games;
import tianxia.kernel.Xoroshiro;
import tianxia.server.computer.Computers;
import tianxia.server.message.Frame;
import tianxia.server.message.ReviewShown;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.review.ReviewLimits;
import tianxia.server.review.Reviews;
import tianxia.server.store.Store;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.table.Tables;

/// Finished games for whose reviews somebody waits, as a page does.
final class ReviewedGames implements AutoCloseable {
  private static final int GAMES = 4;

  /// As long as a person plays, of whom the last resigns.
  private static final int PLIES = 60;

  private final Tables tables;
  private final Reviews reviews;
  private final RandomGenerator random = new Xoroshiro(5);
  private volatile List<TableMade> finished = List.of();
  private Optional<Thread> asking = Optional.empty();

  private ReviewedGames(Tables tables, Reviews reviews) {
    this.tables = tables;
    this.reviews = reviews;
  }

  static ReviewedGames of(
      Store store, Tables tables, Computers computers, FatalFailureListener failures) {
    return new ReviewedGames(
        tables,
        Reviews.start(
            store.reviews().orElseThrow(),
            tables,
            Games.CATALOGUE,
            ReviewLimits.standard(),
            UnaryOperator.identity(),
            computers::thinking,
            failures));
  }

  /// Plays the games, orders the reviews, and asks for them every second.
  void begin() {
    finished = IntStream.range(0, GAMES).mapToObj(_ -> played()).toList();
    asking = Optional.of(Thread.ofVirtual().start(this::await));
  }

  private void await() {
    try {
      while (true) {
        percent();
        TimeUnit.SECONDS.sleep(1);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// How much of the reviews is made: 100 for each.
  double percent() {
    return finished.stream()
        .mapToDouble(made ->
            reviews.ask("10.0.0.1", made.info().table(), made.watch()) instanceof ReviewShown shown
                ? 100.0 * shown.progress() / ReviewShown.WHOLE
                : 0)
        .sum();
  }

  private TableMade played() {
    TableMade made =
        (TableMade)
            tables.make(
                new NewTable(
                    Optional.empty(),
                    "qin",
                    Optional.of(Map.of("players", "2")),
                    List.of(me("Ada"), me("Bo")),
                    Optional.empty(),
                    Optional.empty()));
    for (int ply = 0; ply < PLIES; ply++) {
      act(made, "p" + ply, false);
    }
    act(made, "end", true);
    return made;
  }

  private static NewTable.SeatWish me(String name) {
    return new NewTable.Me(name, Optional.empty(), Optional.of("0".repeat(32)));
  }

  /// A random action of the seat whose turn it is, or its end.
  private void act(TableMade made, String id, boolean end) {
    for (String token : made.tokens().values()) {
      if (tables.frame(made.info().table(), token) instanceof Frame frame
          && !frame.legal().isEmpty()) {
        String action = frame.legal().get(random.nextInt(frame.legal().size()));
        tables.command(
            made.info().table(),
            token,
            end
                ? new ClientMessage.Resign(id, frame.seq())
                : new ClientMessage.Play(id, frame.seq(), List.of(action)));
        return;
      }
    }
  }

  @Override
  public void close() {
    asking.ifPresent(Thread::interrupt);
    reviews.close();
  }
}
