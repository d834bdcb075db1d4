package tianxia.server.table.node;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.kernel.Catalogue;
import tianxia.server.computer.Computers;
import tianxia.server.lobby.Listings;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Answers.FrameAnswer;
import tianxia.server.message.Answers.InfoAnswer;
import tianxia.server.message.Answers.JoinAnswer;
import tianxia.server.message.Answers.MakeAnswer;
import tianxia.server.message.Answers.RecordAnswer;
import tianxia.server.message.Answers.ReserveAnswer;
import tianxia.server.message.Answers.SummaryAnswer;
import tianxia.server.message.Answers.TalkAnswer;
import tianxia.server.message.Problem;
import tianxia.server.message.RecordText;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Heard;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.TalkMessage;
import tianxia.server.message.request.Withdrawal;
import tianxia.server.notice.Notices;
import tianxia.server.store.Store;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.table.TableLimits;
import tianxia.server.table.Tables;
import tianxia.server.table.clock.OneShotTimer;
import tianxia.server.table.command.JoinRequest;
import tianxia.server.table.command.Renewal;
import tianxia.server.table.command.Tokens;
import tianxia.server.table.state.Export;
import tianxia.server.table.viewer.Snapshot;
import tianxia.server.table.worker.TableContext;
import tianxia.server.table.worker.TableNotices;
import tianxia.server.table.worker.TableWorker;
import tianxia.server.talk.Sanctions;

/// The tables of one node: loaded from the store on demand, unloaded when idle.
public final class LocalTables implements Tables {
  /// How long after it opened a question is answered for a seat that has deferred it.
  public static final Duration PAUSE = Duration.ofMillis(400);

  private static final Logger LOG = LoggerFactory.getLogger(LocalTables.class);
  private static final int QUEUE = 64;
  private static final Duration IDLE = Duration.ofSeconds(15);

  private final TableContext context;
  private final SecureRandom random = new SecureRandom();
  private final NewTables creating;
  private final TableAccess access;
  private final UnstartedTables unstarted;
  private final OldTables old;
  private final DueTables due;
  private final StoreRoom room;
  private final TableOwnership ownership;

  /// Tables over a store. Closing them closes neither the store nor the computers.
  public LocalTables(Catalogue catalogue, Store store, Computers computers) {
    this(
        catalogue,
        store,
        computers,
        PAUSE,
        TableLimits.standard(),
        Listings.NONE,
        Notices.NONE,
        Sanctions.NONE,
        LocalTables::lost);
  }

  /// The same, with another pause and other limits.
  ///
  /// @param listings where tables are entered that anybody may find
  /// @param notices where tables tell what their seats wait for
  /// @param sanctions what the host has decided against people
  /// @param failures hears when a part has ended for good
  public LocalTables(
      Catalogue catalogue,
      Store store,
      Computers computers,
      Duration pause,
      TableLimits limits,
      Listings listings,
      Notices notices,
      Sanctions sanctions,
      FatalFailureListener failures) {
    this(
        catalogue,
        new TableContext(
            store,
            computers,
            InstantSource.system(),
            System::nanoTime,
            OneShotTimer.SYSTEM,
            pause,
            QUEUE,
            IDLE,
            listings,
            notices,
            sanctions,
            InstantSource.system().millis()),
        limits,
        failures);
  }

  /// The same, where nobody is told what seats wait for.
  public LocalTables(
      Catalogue catalogue,
      Store store,
      Computers computers,
      Duration pause,
      TableLimits limits,
      Listings listings,
      FatalFailureListener failures) {
    this(
        catalogue,
        store,
        computers,
        pause,
        limits,
        listings,
        Notices.NONE,
        Sanctions.NONE,
        failures);
  }

  public LocalTables(Catalogue catalogue, TableContext context) {
    this(catalogue, context, TableLimits.standard(), LocalTables::lost);
  }

  public LocalTables(
      Catalogue catalogue,
      TableContext context,
      TableLimits limits,
      FatalFailureListener failures) {
    this.context = context;
    TableCache loaded = new TableCache(catalogue, context);
    this.access = new TableAccess(loaded);
    this.unstarted =
        new UnstartedTables(
            context.store(),
            context.clock(),
            limits,
            Errand.alone(table -> ownership().expire(table)),
            failures);
    this.old =
        new OldTables(
            context.store(),
            context.clock(),
            limits.kept(),
            Errand.alone(table -> ownership().retire(table)),
            failures);
    this.due =
        new DueTables(
            context.store(),
            context.clock(),
            Errand.alone(table -> ownership().settle(table)),
            failures);
    this.room = new StoreRoom(context.store(), limits.room(), failures);
    this.creating = new NewTables(catalogue, context, loaded, unstarted, room, random);
    this.ownership =
        new TableOwnership(context, limits.kept(), access, creating, unstarted, old, due);
  }

  private static void lost(String part, Throwable cause) {
    LOG.error("{} has ended", part, cause);
  }

  @Override
  public String freshId() {
    return Tokens.table(random);
  }

  @Override
  public ReserveAnswer reserve() {
    return creating.reserve(freshId());
  }

  @Override
  public MakeAnswer make(NewTable wish) {
    return Start.read(this, wish, record -> ownership.make(wish, freshId(), record));
  }

  /// What a cluster decides about tables of this node.
  public TableOwnership ownership() {
    return ownership;
  }

  /// How many tables are in memory.
  public int loaded() {
    return access.loaded();
  }

  /// How many tables are in memory, by their phases ([tianxia.server.message.TableInfo]).
  public Map<String, Integer> phases() {
    return access.phases();
  }

  /// Deletes the tables that have waited too long to begin, and games that are kept no longer; ends
  /// turns whose days are over.
  public void sweep() {
    room.tick();
    unstarted.tick();
    old.tick();
    due.tick();
  }

  @Override
  public Optional<String> trouble() {
    return context.store().trouble();
  }

  @Override
  public JoinAnswer join(String table, String invitation, Join join) {
    JoinRequest request = JoinRequest.of(invitation, join, random);
    return access.<JoinAnswer>writing(
        table, (worker, answer) -> worker.write(w -> w.join(request), answer), p -> p);
  }

  @Override
  public InfoAnswer info(String table, String token) {
    TokenHolder holder = TokenHolder.of(token);
    return access.<InfoAnswer>reading(table, holder::info, p -> p);
  }

  @Override
  public InfoAnswer inspect(String table) {
    return access.<InfoAnswer>reading(table, Snapshot::info, p -> p);
  }

  @Override
  public InfoAnswer renew(String table, int seat, String token) {
    Renewal renewal = new Renewal(seat, token);
    return access.<InfoAnswer>writing(
        table, (worker, answer) -> worker.write(w -> w.renew(renewal), answer), p -> p);
  }

  @Override
  public boolean remove(String table) {
    return ownership.remove(table);
  }

  @Override
  public boolean withdraw(String table) {
    return ownership.withdraw(table);
  }

  @Override
  public FrameAnswer frame(String table, String token) {
    return access.<FrameAnswer>viewing(
        table,
        token,
        (snapshot, viewer) -> {
          looked(table, viewer);
          return snapshot.frame(viewer, Optional.empty());
        },
        p -> p);
  }

  /// A summary is no look: the page asks for those of all games.
  private void looked(String table, int viewer) {
    new TableNotices(context.notices()).heard(table, viewer);
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
    TokenHolder holder = TokenHolder.of(token);
    return switch (request) {
      case ClientMessage.Preview preview ->
          access.<CommandAnswer>reading(
              table, snapshot -> holder.preview(snapshot.state(), preview), p -> p);
      case ClientMessage.Command command ->
          access.<CommandAnswer>writing(
              table,
              (worker, answer) -> worker.write(w -> holder.command(worker, w, command), answer),
              p -> p);
      case TalkMessage message ->
          access.<CommandAnswer>writing(
              table,
              (worker, answer) -> worker.write(w -> holder.talk(worker, w, message), answer),
              p -> p);
    };
  }

  @Override
  public TalkAnswer talk(String table, String token) {
    TokenHolder holder = TokenHolder.of(token);
    return access.<TalkAnswer>writing(
        table, (worker, answer) -> worker.write(holder::talk, answer), p -> p);
  }

  @Override
  public boolean unsay(String table, Withdrawal withdrawal) {
    return access.<Boolean>writing(
        table,
        (worker, answer) -> worker.write(w -> w.talk().withdraw(withdrawal), answer),
        problem -> false);
  }

  @Override
  public Subscription subscribe(
      String table, String token, Optional<Integer> since, Optional<Heard> heard) {
    TokenHolder holder = TokenHolder.of(token);
    return access.<Subscription>writing(
        table,
        (worker, answer) -> worker.own(w -> holder.subscribe(w, since, heard), answer),
        EndedSubscription::new);
  }

  /// Lets every table finish the job at hand, and ends all streams.
  @Override
  public void close() {
    unstarted.close();
    old.close();
    due.close();
    room.close();
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
