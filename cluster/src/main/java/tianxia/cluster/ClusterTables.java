package tianxia.cluster;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.cluster.table.TableRequest;
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
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Heard;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.Withdrawal;
import tianxia.server.table.Tables;
import tianxia.server.table.command.TableIds;
import tianxia.server.table.command.Tokens;
import tianxia.server.table.node.Start;

/// All tables of a cluster, as one of its nodes reaches them.
final class ClusterTables implements Tables {
  private static final Logger LOG = LoggerFactory.getLogger(ClusterTables.class);

  /// How long to wait for a stream before it is given to its reader, who waits longer.
  private static final Duration OPENING = Duration.ofSeconds(1);

  private final ClusterNode node;
  private final Owners owners;
  private final SecureRandom random = new SecureRandom();
  private final Set<ClusterSubscription> streams = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  ClusterTables(ClusterNode node) {
    this.node = node;
    this.owners = new Owners(node);
  }

  @Override
  public ReserveAnswer reserve() {
    // An id that nobody uses is free again after a while.
    return owners.anew(() -> new TableRequest.Reserve(freshId()), late -> {}, p -> p);
  }

  /// Asks anew with another id where there was no answer, and takes back what was made all the
  /// same. A reserved table is asked for once.
  @Override
  public MakeAnswer make(NewTable wish) {
    if (wish.table().filter(id -> !TableIds.possible(id)).isPresent()) {
      return new Problem(Problem.EXPIRED, "this table id is not reserved, or no longer");
    }
    return Start.read(this, wish, record -> make(wish, record));
  }

  private MakeAnswer make(NewTable wish, Optional<String> record) {
    return wish.table().isPresent()
        ? owners.once(new TableRequest.Make(wish.table().get(), wish, record), p -> p)
        : owners.anew(() -> new TableRequest.Make(freshId(), wish, record), this::takeBack, p -> p);
  }

  /// Nobody knows of a table whose maker has another by now. Not on the thread that brings answers.
  private void takeBack(MakeAnswer late) {
    if (late instanceof TableMade made) {
      Thread.startVirtualThread(() -> {
        if (!remove(made.info().table())) {
          LOG.warn("a table that was made too late is still there, and nobody knows of it");
        }
      });
    }
  }

  @Override
  public String freshId() {
    return TableIds.inFirst(node.shardsInUse(), random);
  }

  @Override
  public JoinAnswer join(String table, String invitation, Join join) {
    Join repeatable =
        new Join(
            join.seat(),
            join.name(),
            join.commitment(),
            join.nonce(),
            join.token().or(() -> Optional.of(Tokens.token(random))),
            join.program(),
            join.account());
    return owners.ask(new TableRequest.TakeSeat(table, invitation, repeatable), p -> p);
  }

  @Override
  public InfoAnswer info(String table, String token) {
    return owners.ask(new TableRequest.Details(table, token), p -> p);
  }

  @Override
  public InfoAnswer inspect(String table) {
    return owners.ask(new TableRequest.Inspect(table), p -> p);
  }

  @Override
  public InfoAnswer renew(String table, int seat, String token) {
    return owners.ask(new TableRequest.Renew(table, token, seat), p -> p);
  }

  @Override
  public boolean remove(String table) {
    return owners
        .ask(new TableRequest.Remove(table), problem -> new TableRequest.Expired(false))
        .gone();
  }

  @Override
  public boolean withdraw(String table) {
    return owners
        .ask(new TableRequest.Withdraw(table), problem -> new TableRequest.Expired(false))
        .gone();
  }

  @Override
  public FrameAnswer frame(String table, String token) {
    return owners.ask(new TableRequest.Position(table, token, Optional.empty()), p -> p);
  }

  @Override
  public FrameAnswer position(String table, String token, int ply) {
    return owners.ask(new TableRequest.Position(table, token, Optional.of(ply)), p -> p);
  }

  @Override
  public RecordAnswer record(String table, String token) {
    return owners.ask(new TableRequest.GameRecord(table, token), p -> p);
  }

  @Override
  public SummaryAnswer summary(String table, String token) {
    return owners.ask(new TableRequest.ShortSummary(table, token), p -> p);
  }

  @Override
  public CommandAnswer command(String table, String token, ClientMessage.Request request) {
    return owners.ask(new TableRequest.Command(table, token, request), p -> p);
  }

  /// Has a table's owner delete it, if it has waited too long to begin.
  boolean expire(String table) {
    return owners
        .ask(new TableRequest.Expire(table), problem -> new TableRequest.Expired(false))
        .gone();
  }

  /// Has a game's owner delete it, if it is kept no longer.
  boolean retire(String table) {
    return owners
        .ask(new TableRequest.Retire(table), problem -> new TableRequest.Expired(false))
        .gone();
  }

  /// Has a table's owner end what is to end by the time of day.
  boolean settle(String table) {
    return owners
        .ask(new TableRequest.Settle(table), problem -> new TableRequest.Settled(false))
        .ended();
  }

  @Override
  public TalkAnswer talk(String table, String token) {
    return owners.ask(new TableRequest.Said(table, token), p -> p);
  }

  @Override
  public boolean unsay(String table, Withdrawal withdrawal) {
    return owners
        .ask(new TableRequest.Unsay(table, withdrawal), problem -> new TableRequest.Expired(false))
        .gone();
  }

  @Override
  public Subscription subscribe(
      String table, String token, Optional<Integer> since, Optional<Heard> heard) {
    ClusterSubscription stream =
        new ClusterSubscription(
            since,
            (from, opened) -> node.region().open(table, token, from, heard, opened),
            streams::remove);
    streams.add(stream);
    if (closed) {
      stream.end(closing());
    }
    if (!TableIds.possible(table)) {
      Problem unknown = Owners.unknown();
      stream.end(new ServerMessage.Failure(unknown.code(), unknown.message()));
    }
    try {
      stream.await(OPENING);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return stream;
  }

  /// Ends all streams: their viewers are to go to another node.
  void endStreams() {
    closed = true;
    streams.forEach(stream -> stream.end(closing()));
  }

  private static ServerMessage.Failure closing() {
    return new ServerMessage.Failure(
        Problem.CLOSING, "the server is shutting down: reconnect later");
  }

  @Override
  public Optional<String> trouble() {
    return node.trouble();
  }

  /// Hands the tables of this node over, then leaves the cluster.
  @Override
  public void close() {
    node.close(this::endStreams);
  }

  /// The node that these tables are reached from.
  ClusterNode node() {
    return node;
  }
}
