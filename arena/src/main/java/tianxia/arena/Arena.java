package tianxia.arena;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import tianxia.arena.player.CpuTime;
import tianxia.arena.player.ExternalBot;
import tianxia.arena.player.ThinkingLimit;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.Bot;
import tianxia.search.SearchBudget;

/// Plays a match, game by game, on one thread or several; the games do not depend on the number of
/// threads.
///
/// @param <S> the game's state
public final class Arena<S extends State<S>> {

  /// Called after each game, by one thread at a time.
  @FunctionalInterface
  public interface Listener {
    /// One more game is over.
    ///
    /// @param played all games so far, by number
    /// @param total the number of games in the match
    void played(Map<Integer, GameResult> played, int total);
  }

  private final Contest contest;
  private final Game<S> game;
  private final Schedule schedule;
  private final GameStore shelf;
  private final Listener listener;
  private final List<Bot<S>> bots = new ArrayList<>();
  private final TreeMap<Integer, GameResult> played = new TreeMap<>();
  private int next;

  private Arena(Contest contest, Game<S> game, GameStore shelf, Listener listener) {
    this.contest = contest;
    this.game = game;
    this.shelf = shelf;
    this.listener = listener;
    schedule = contest.schedule();
    contest.entrants().forEach(e -> bots.add(e.maker().bot(game, contest.options())));
  }

  /// Plays all games that the store does not have yet.
  ///
  /// @return all games of the match, in order
  public static List<GameResult> play(
      Contest contest, int threads, GameStore shelf, Listener listener) throws IOException {
    return of(contest, contest.game(), shelf, listener).play(threads);
  }

  private static <S extends State<S>> Arena<S> of(
      Contest contest, Game<S> game, GameStore shelf, Listener listener) {
    return new Arena<>(contest, game, shelf, listener);
  }

  private List<GameResult> play(int threads) throws IOException {
    shelf
        .played()
        .forEach((number, kept) -> {
          if (number < schedule.games()) {
            played.put(number, kept);
          }
        });
    try (ExecutorService pool =
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().daemon().name("arena-", 0).factory())) {
      // Completion order: the first worker that fails stops the others.
      CompletionService<Void> workers = new ExecutorCompletionService<>(pool);
      for (int i = 0; i < threads; i++) {
        workers.submit(this::work, null);
      }
      for (int i = 0; i < threads; i++) {
        await(workers, pool);
      }
    } finally {
      for (Bot<S> bot : bots) {
        if (bot instanceof ExternalBot<S> external) {
          external.close();
        }
      }
    }
    return List.copyOf(played.values());
  }

  private static void await(CompletionService<Void> workers, ExecutorService pool)
      throws IOException {
    try {
      workers.take().get();
    } catch (ExecutionException e) {
      pool.shutdownNow();
      switch (e.getCause()) {
        case UncheckedIOException unwritten -> throw unwritten.getCause();
        case Error error -> throw error;
        case RuntimeException fault -> throw fault;
        case null, default -> throw new IllegalStateException(e);
      }
    } catch (InterruptedException e) {
      pool.shutdownNow();
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  private void work() {
    for (int number = take(); number < schedule.games(); number = take()) {
      if (Thread.currentThread().isInterrupted()) {
        return;
      }
      one(number);
    }
  }

  /// The next game to play.
  private synchronized int take() {
    while (played.containsKey(next)) {
      next++;
    }
    return next++;
  }

  private void one(int number) {
    List<Integer> seated = schedule.seated(number);
    List<GameRunner.Seated<S>> seats = new ArrayList<>();
    for (int seat = 1; seat <= seated.size(); seat++) {
      seats.add(seat(number, seat, seated.get(seat - 1)));
    }
    GameRunner.Draws draws = new GameRunner.Draws(contest.seed(), schedule.draws(number));
    GameRunner<S> playing = new GameRunner<>(game, contest.options(), seats, draws);
    playing.run();
    if (Thread.currentThread().isInterrupted()) {
      // Interrupted: the game has no result.
      return;
    }
    for (int seat = 1; seat <= seats.size(); seat++) {
      if (seats.get(seat - 1).bot() instanceof ExternalBot<S>.Visit visit) {
        leave(visit, seat, playing);
      }
    }
    keep(new GameResult(number, seated, playing.winners(), playing.fault()), playing);
  }

  private GameRunner.Seated<S> seat(int number, int seat, int player) {
    ThinkingLimit limit = contest.entrants().get(player).own().under(contest.limit());
    long seed = Seeds.of(contest.seed(), Seeds.PLAYER, number, seat);
    Xoroshiro random = new Xoroshiro(seed);
    return bots.get(player) instanceof ExternalBot<S> external
        ? new GameRunner.Seated<>(
            external.visit(seat, limit, seed), limit, random, SearchBudget.WALL)
        : new GameRunner.Seated<>(bots.get(player), limit, random, CpuTime.CLOCK);
  }

  private void leave(ExternalBot<S>.Visit visit, int seat, GameRunner<S> playing) {
    boolean lost = playing.fault().filter(fault -> fault.seat() == seat).isPresent();
    try (visit) {
      if (!lost) {
        visit.over(playing.winners(), playing.seen(seat));
      }
    }
  }

  private synchronized void keep(GameResult result, GameRunner<S> playing) {
    try {
      shelf.save(result, RecordWriting.record(contest, game, result, playing.events()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    played.put(result.game(), result);
    listener.played(played, schedule.games());
  }
}
