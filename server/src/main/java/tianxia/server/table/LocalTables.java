package tianxia.server.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.server.computer.Computers;
import tianxia.server.fair.Secret;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Answers.FrameAnswer;
import tianxia.server.message.Answers.InfoAnswer;
import tianxia.server.message.Answers.JoinAnswer;
import tianxia.server.message.Answers.MakeAnswer;
import tianxia.server.message.Answers.RecordAnswer;
import tianxia.server.message.Answers.ReserveAnswer;
import tianxia.server.message.Answers.SummaryAnswer;
import tianxia.server.message.ClientMessage;
import tianxia.server.message.Commitment;
import tianxia.server.message.Join;
import tianxia.server.message.NewTable;
import tianxia.server.message.Problem;
import tianxia.server.message.RecordText;
import tianxia.server.message.RefusedCode;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TableMade;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;

/// The tables of one node: loaded from the store when somebody asks for them, unloaded when nobody
/// does for a while.
public final class LocalTables implements Tables {
  private static final Logger LOG = LoggerFactory.getLogger(LocalTables.class);
  private static final int QUEUE = 64;
  private static final Duration IDLE = Duration.ofMinutes(5);

  private final Catalogue catalogue;
  private final LiveTable.Surroundings around;
  private final Loaded loaded;
  private final SecureRandom random = new SecureRandom();
  private final Reservations reservations;
  private volatile boolean closed;

  /// Tables over a store; neither the store nor the computers are closed with them.
  public LocalTables(Catalogue catalogue, Store store, Computers computers) {
    this(
        catalogue,
        new LiveTable.Surroundings(store, computers, InstantSource.system(), QUEUE, IDLE));
  }

  LocalTables(Catalogue catalogue, LiveTable.Surroundings around) {
    this.catalogue = catalogue;
    this.around = around;
    this.loaded = new Loaded(catalogue, around);
    this.reservations = new Reservations(random, around.clock());
  }

  @Override
  public ReserveAnswer reserve() {
    Entry.Next next = reservations.reserve();
    return new Commitment(next.table(), new Secret(next.secret()).commitment());
  }

  @Override
  public MakeAnswer make(NewTable wish) {
    if (closed) {
      return closing();
    }
    Optional<Problem> problem = Making.problem(catalogue, wish);
    if (problem.isPresent()) {
      return problem.get();
    }
    Optional<Entry.Next> id =
        wish.table().isPresent()
            ? reservations.take(wish.table().get())
            : Optional.of(Seating.fresh(random));
    if (id.isEmpty()) {
      return new Problem(Problem.EXPIRED, "this table is not reserved, or not any more");
    }
    return make(catalogue.game(wish.game()).orElseThrow(), wish, id.get());
  }

  private MakeAnswer make(Game<?> game, NewTable wish, Entry.Next id) {
    Making making = Making.of(game, wish, id, random, around.clock().millis());
    try {
      around.store().append(List.of(making.row()));
      return loaded
          .table(id.table())
          .<MakeAnswer>map(table ->
              new TableMade(
                  table.snapshot().info(), making.tokens(), making.invitation(), making.watch()))
          .orElseThrow();
    } catch (Store.Failure e) {
      return unavailable(e);
    }
  }

  @Override
  public JoinAnswer join(String table, String invitation, Join join) {
    Seating seating = new Seating(invitation, join, Tokens.token(random));
    return this.<JoinAnswer>writing(
        table, (live, answer) -> live.write(() -> live.join(seating), answer), p -> p);
  }

  @Override
  public InfoAnswer info(String table, String token) {
    String hash = Tokens.hash(token);
    return this.<InfoAnswer>reading(
        table,
        snapshot ->
            snapshot.state().viewer(hash).isPresent() || snapshot.state().invites(hash)
                ? snapshot.info()
                : unknownToken(),
        p -> p);
  }

  @Override
  public FrameAnswer frame(String table, String token) {
    return this.<FrameAnswer>viewing(
        table, token, (snapshot, viewer) -> snapshot.frame(viewer, Optional.empty()), p -> p);
  }

  @Override
  public FrameAnswer position(String table, String token, int ply) {
    return this.<FrameAnswer>viewing(
        table,
        token,
        (snapshot, viewer) ->
            ply >= 0 && ply <= snapshot.state().line().ply()
                ? snapshot.position(viewer, ply)
                : new Problem(Problem.UNKNOWN_PLY, "the game has no such position"),
        p -> p);
  }

  @Override
  public RecordAnswer record(String table, String token) {
    return this.<RecordAnswer>viewing(
        table,
        token,
        (snapshot, viewer) -> new RecordText(Export.of(snapshot.state(), viewer)),
        p -> p);
  }

  @Override
  public SummaryAnswer summary(String table, String token) {
    return this.<SummaryAnswer>viewing(table, token, Snapshot::summary, p -> p);
  }

  @Override
  public CommandAnswer command(String table, String token, ClientMessage.Request request) {
    return switch (request) {
      case ClientMessage.Preview preview -> preview(table, token, preview);
      case ClientMessage.Command command -> {
        String hash = Tokens.hash(token);
        yield this.<CommandAnswer>writing(
            table,
            (live, answer) -> live.write(() -> command(live, hash, command), answer),
            p -> p);
      }
    };
  }

  private CommandAnswer preview(String table, String token, ClientMessage.Preview preview) {
    if (closed) {
      return closing();
    }
    String hash = Tokens.hash(token);
    try {
      return loaded
          .table(table)
          .<CommandAnswer>map(live -> preview(live, hash, preview))
          .orElseGet(LocalTables::unknownTable);
    } catch (Store.Failure e) {
      return unavailable(e);
    }
  }

  private static CommandAnswer preview(LiveTable live, String hash, ClientMessage.Preview preview) {
    TableState state = live.snapshot().state();
    OptionalInt viewer = state.viewer(hash);
    if (viewer.isEmpty()) {
      return unknownToken();
    }
    CommandAnswer answer = Commands.preview(state, viewer.getAsInt(), preview);
    if (answer instanceof ServerMessage.Refused refused
        && refused.code().equals(RefusedCode.STALE.code())) {
      live.resync(viewer.getAsInt());
    }
    return answer;
  }

  private static CommandAnswer command(LiveTable live, String hash, ClientMessage.Command command) {
    TableState state = live.snapshot().state();
    OptionalInt left = state.left(hash);
    if (left.isPresent()) {
      // Whoever left may not have heard that it was done.
      Optional<Integer> done = state.answer(left.getAsInt(), command.id());
      if (done.isPresent()) {
        return new ServerMessage.Done(command.id(), done.get());
      }
    }
    OptionalInt viewer = state.viewer(hash);
    return viewer.isPresent() ? live.command(viewer.getAsInt(), command) : unknownToken();
  }

  @Override
  public Subscription subscribe(String table, String token, Optional<Integer> since) {
    String hash = Tokens.hash(token);
    return this.<Subscription>writing(
        table, (live, answer) -> live.own(() -> subscribe(live, hash, since), answer), Ended::new);
  }

  private static Subscription subscribe(LiveTable live, String hash, Optional<Integer> since) {
    TableState state = live.snapshot().state();
    OptionalInt viewer = state.viewer(hash);
    // One who has left a seat had its frames: they are no beginning of a spectator's.
    Optional<Integer> had = state.left(hash).isPresent() ? Optional.empty() : since;
    return viewer.isPresent() ? live.subscribe(viewer.getAsInt(), had) : new Ended(unknownToken());
  }

  /// A stream that never was.
  private record Ended(Problem problem) implements Subscription {
    @Override
    public ServerMessage next() {
      return new ServerMessage.Failure(problem.code(), problem.message());
    }

    @Override
    public void close() {}
  }

  /// Has a table's writer do something, loading it, again if it is being unloaded.
  private <A> A writing(
      String table,
      BiFunction<LiveTable, CompletableFuture<A>, Jobs.Taken> job,
      Function<Problem, A> otherwise) {
    while (!closed) {
      try {
        Optional<LiveTable> live = loaded.table(table);
        if (live.isEmpty()) {
          return otherwise.apply(unknownTable());
        }
        CompletableFuture<A> answer = new CompletableFuture<>();
        switch (job.apply(live.get(), answer)) {
          case YES -> {
            return answer.join();
          }
          case FULL -> {
            return otherwise.apply(
                new Problem(Problem.SLOW_DOWN, "too much waits at this table: try again"));
          }
          case GONE -> loaded.forget(table, live.get());
        }
      } catch (Store.Failure | CompletionException e) {
        return otherwise.apply(unavailable(e));
      }
    }
    return otherwise.apply(closing());
  }

  private <A> A reading(
      String table, Function<Snapshot, A> question, Function<Problem, A> otherwise) {
    if (closed) {
      return otherwise.apply(closing());
    }
    try {
      return loaded
          .table(table)
          .map(live -> question.apply(live.snapshot()))
          .orElseGet(() -> otherwise.apply(unknownTable()));
    } catch (Store.Failure e) {
      return otherwise.apply(unavailable(e));
    }
  }

  private <A> A viewing(
      String table,
      String token,
      BiFunction<Snapshot, Integer, A> question,
      Function<Problem, A> otherwise) {
    String hash = Tokens.hash(token);
    return reading(
        table,
        snapshot -> {
          OptionalInt viewer = snapshot.state().viewer(hash);
          return viewer.isPresent()
              ? question.apply(snapshot, viewer.getAsInt())
              : otherwise.apply(unknownToken());
        },
        otherwise);
  }

  private static Problem unknownTable() {
    return new Problem(Problem.UNKNOWN_TABLE, "there is no such table");
  }

  private static Problem unknownToken() {
    return new Problem(Problem.UNKNOWN_TOKEN, "this does not open the table");
  }

  private static Problem closing() {
    return new Problem(Problem.CLOSING, "the server is closing: come back");
  }

  private static Problem unavailable(RuntimeException cause) {
    LOG.error("a table could not answer", cause);
    return new Problem(Problem.UNAVAILABLE, "the table can't be had now: try again");
  }

  /// Lets every table finish the job at hand, and ends all streams.
  @Override
  public void close() {
    closed = true;
    var all = loaded.all();
    all.forEach(LiveTable::stop);
    try {
      for (LiveTable table : all) {
        table.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
