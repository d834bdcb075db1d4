package tianxia.server.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
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
import tianxia.server.message.Commitment;
import tianxia.server.message.Problem;
import tianxia.server.message.RecordText;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.table.command.Commands;
import tianxia.server.table.command.JoinRequest;
import tianxia.server.table.command.Reservations;
import tianxia.server.table.command.TableCreation;
import tianxia.server.table.command.Tokens;
import tianxia.server.table.state.Export;
import tianxia.server.table.state.TableState;

/// The tables of one node: loaded from the store when somebody asks for them, unloaded when nobody
/// does for a while.
public final class LocalTables implements Tables {
  /// How long after it opened a question is answered for a seat that leaves it to the table.
  public static final Duration PAUSE = Duration.ofMillis(400);

  private static final Logger LOG = LoggerFactory.getLogger(LocalTables.class);
  private static final int QUEUE = 64;
  private static final Duration IDLE = Duration.ofMinutes(5);

  private final Catalogue catalogue;
  private final TableWorker.TableContext around;
  private final TableCache loaded;
  private final SecureRandom random = new SecureRandom();
  private final Reservations reservations;
  private final TableAccess access;
  private final UnstartedTables unbegun;

  /// Tables over a store; neither the store nor the computers are closed with them.
  public LocalTables(Catalogue catalogue, Store store, Computers computers) {
    this(catalogue, store, computers, PAUSE, TableLimits.standard(), LocalTables::lost);
  }

  /// The same, with another pause and other limits.
  ///
  /// @param failures hears of a part that has ended
  public LocalTables(
      Catalogue catalogue,
      Store store,
      Computers computers,
      Duration pause,
      TableLimits limits,
      FatalFailureListener failures) {
    this(
        catalogue,
        new TableWorker.TableContext(
            store, computers, InstantSource.system(), OneShotTimer.SYSTEM, pause, QUEUE, IDLE),
        limits,
        failures);
  }

  LocalTables(Catalogue catalogue, TableWorker.TableContext around) {
    this(catalogue, around, TableLimits.standard(), LocalTables::lost);
  }

  LocalTables(
      Catalogue catalogue,
      TableWorker.TableContext around,
      TableLimits limits,
      FatalFailureListener failures) {
    this.catalogue = catalogue;
    this.around = around;
    this.loaded = new TableCache(catalogue, around);
    this.access = new TableAccess(loaded);
    this.reservations = new Reservations(random, around.clock());
    this.unbegun =
        new UnstartedTables(around.store(), around.clock(), limits, this::expire, failures);
  }

  private static void lost(String part, Throwable cause) {
    LOG.error("{} has ended", part, cause);
  }

  @Override
  public ReserveAnswer reserve() {
    Entry.Next next = reservations.reserve();
    return new Commitment(next.table(), new Secret(next.secret()).commitment());
  }

  @Override
  public MakeAnswer make(NewTable wish) {
    if (access.closed()) {
      return TableAccess.closing();
    }
    Optional<Problem> problem = TableCreation.problem(catalogue, wish);
    if (problem.isPresent()) {
      return problem.get();
    }
    Optional<Entry.Next> id =
        wish.table().isPresent()
            ? reservations.take(wish.table().get())
            : Optional.of(JoinRequest.fresh(random));
    if (id.isEmpty()) {
      return new Problem(Problem.EXPIRED, "this table id is not reserved, or no longer");
    }
    return make(catalogue.game(wish.game()).orElseThrow(), wish, id.get());
  }

  private MakeAnswer make(Game<?> game, NewTable wish, Entry.Next id) {
    long now = around.clock().millis();
    TableCreation making = TableCreation.of(game, wish, id, random, now);
    JoinRequest.First first = making.first();
    if (first.waits() && !unbegun.admits()) {
      return new Problem(
          Problem.SLOW_DOWN, "too many tables have not started: try again in a few minutes");
    }
    try {
      around.store().append(List.of(first.row()), first.waiting(), now);
      return loaded
          .table(id.table())
          .<MakeAnswer>map(table ->
              new TableMade(
                  table.snapshot().info(), making.tokens(), making.invitation(), making.watch()))
          .orElseThrow();
    } catch (Store.Failure e) {
      return TableAccess.unavailable(e);
    }
  }

  private boolean expire(String table) {
    return access.<Boolean>writing(
        table,
        (live, answer) -> live.write(live::expire, answer),
        problem -> {
          postpone(table, problem);
          return false;
        });
  }

  /// A table that can't be ended now must not stand before all others for ever; one that is not
  /// there need not stand at all.
  private void postpone(String table, Problem problem) {
    boolean gone = problem.code().equals(Problem.UNKNOWN_TABLE);
    around
        .store()
        .append(
            List.of(),
            gone ? Store.Waiting.ending(table) : Store.Waiting.beginning(table),
            around.clock().millis());
  }

  /// Ends the tables whose time has come.
  void sweep() {
    unbegun.tick();
  }

  @Override
  public Optional<String> trouble() {
    return around.store().trouble();
  }

  @Override
  public JoinAnswer join(String table, String invitation, Join join) {
    JoinRequest seating = JoinRequest.of(invitation, join, random);
    return access.<JoinAnswer>writing(
        table, (live, answer) -> live.write(() -> live.join(seating), answer), p -> p);
  }

  @Override
  public InfoAnswer info(String table, String token) {
    String hash = Tokens.hash(token);
    return access.<InfoAnswer>reading(
        table,
        snapshot -> {
          TableState state = snapshot.state();
          if (state.viewer(hash).isPresent() || state.open() && state.invites(hash)) {
            return snapshot.info();
          }
          return state.invites(hash) ? JoinRequest.full() : TableAccess.unknownToken();
        },
        p -> p);
  }

  @Override
  public FrameAnswer frame(String table, String token) {
    return access.<FrameAnswer>viewing(
        table, token, (snapshot, viewer) -> snapshot.frame(viewer, Optional.empty()), p -> p);
  }

  @Override
  public FrameAnswer position(String table, String token, int ply) {
    return access.<FrameAnswer>viewing(
        table,
        token,
        (snapshot, viewer) ->
            ply >= 0 && ply <= snapshot.state().history().ply()
                ? snapshot.position(viewer, ply)
                : new Problem(Problem.UNKNOWN_PLY, "the game has no such position"),
        p -> p);
  }

  @Override
  public RecordAnswer record(String table, String token) {
    return access.<RecordAnswer>viewing(
        table,
        token,
        (snapshot, viewer) -> new RecordText(Export.of(snapshot.state(), viewer)),
        p -> p);
  }

  @Override
  public SummaryAnswer summary(String table, String token) {
    return access.<SummaryAnswer>viewing(table, token, Snapshot::summary, p -> p);
  }

  @Override
  public CommandAnswer command(String table, String token, ClientMessage.Request request) {
    return switch (request) {
      case ClientMessage.Preview preview -> preview(table, token, preview);
      case ClientMessage.Command command -> {
        String hash = Tokens.hash(token);
        yield access.<CommandAnswer>writing(
            table,
            (live, answer) -> live.write(() -> command(live, hash, command), answer),
            p -> p);
      }
    };
  }

  private CommandAnswer preview(String table, String token, ClientMessage.Preview preview) {
    String hash = Tokens.hash(token);
    return access.<CommandAnswer>loaded(table, live -> preview(live, hash, preview), p -> p);
  }

  private static CommandAnswer preview(
      TableWorker live, String hash, ClientMessage.Preview preview) {
    TableState state = live.snapshot().state();
    OptionalInt viewer = state.viewer(hash);
    if (viewer.isEmpty()) {
      return TableAccess.unknownToken();
    }
    return Commands.preview(state, viewer.getAsInt(), preview);
  }

  private static CommandAnswer command(
      TableWorker live, String hash, ClientMessage.Command command) {
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
    viewer.ifPresent(live::heard);
    return viewer.isPresent()
        ? live.command(viewer.getAsInt(), command)
        : TableAccess.unknownToken();
  }

  @Override
  public Subscription subscribe(String table, String token, Optional<Integer> since) {
    String hash = Tokens.hash(token);
    return access.<Subscription>writing(
        table, (live, answer) -> live.own(() -> subscribe(live, hash, since), answer), Ended::new);
  }

  private static Subscription subscribe(TableWorker live, String hash, Optional<Integer> since) {
    TableState state = live.snapshot().state();
    OptionalInt viewer = state.viewer(hash);
    // One who has left a seat had its frames: they are no beginning of a spectator's.
    Optional<Integer> had = state.left(hash).isPresent() ? Optional.empty() : since;
    return viewer.isPresent()
        ? live.subscribe(viewer.getAsInt(), had)
        : new Ended(TableAccess.unknownToken());
  }

  /// A stream that never was.
  private record Ended(Problem problem) implements Subscription {
    @Override
    public ServerMessage next() {
      return new ServerMessage.Failure(problem.code(), problem.message());
    }

    @Override
    public void resync() {}

    @Override
    public void close() {}
  }

  /// Lets every table finish the job at hand, and ends all streams.
  @Override
  public void close() {
    unbegun.close();
    var all = access.close();
    all.forEach(TableWorker::stop);
    try {
      for (TableWorker table : all) {
        table.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
