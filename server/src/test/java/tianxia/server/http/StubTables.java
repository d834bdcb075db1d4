package tianxia.server.http;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import tianxia.games.Games;
import tianxia.server.account.Accounts;
import tianxia.server.club.desk.Clubs;
import tianxia.server.friend.FriendStore;
import tianxia.server.friend.Friends;
import tianxia.server.friend.NewsDesk;
import tianxia.server.http.api.AccountSeats;
import tianxia.server.http.api.Api;
import tianxia.server.http.api.OperatorApi;
import tianxia.server.http.api.Services;
import tianxia.server.http.api.Speakers;
import tianxia.server.http.api.Visit;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.Mount;
import tianxia.server.http.api.call.Sessions;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.http.limit.TableQuota;
import tianxia.server.lobby.Lobby;
import tianxia.server.message.Answers;
import tianxia.server.message.Commitment;
import tianxia.server.message.Frame;
import tianxia.server.message.Joined;
import tianxia.server.message.Problem;
import tianxia.server.message.RecordText;
import tianxia.server.message.RefusedCode;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.Summary;
import tianxia.server.message.TableInfo;
import tianxia.server.message.TableMade;
import tianxia.server.message.TalkShown;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Heard;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.Withdrawal;
import tianxia.server.message.table.Permissions;
import tianxia.server.message.table.RawJson;
import tianxia.server.message.table.SeatInfo;
import tianxia.server.message.table.StageShown;
import tianxia.server.message.table.StagesShown;
import tianxia.server.operator.OperatorDesk;
import tianxia.server.position.Positions;
import tianxia.server.review.ReviewDesk;
import tianxia.server.store.folder.KeyFile;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.TableLimits;
import tianxia.server.table.Tables;
import tianxia.server.talk.Moderation;
import tianxia.server.tournament.desk.Tournaments;

/// Tables without games, for tests of the network layer only. There is one table, `t1`, which the
/// token `good` opens; the test chooses what it sends.
public final class StubTables implements Tables {
  static final String HASH = "0123456789abcdef".repeat(4);

  /// Where no reviews are made.
  private static final ReviewDesk NO_REVIEWS =
      (address, table, token) -> new Problem(Problem.NOT_ALLOWED, "no reviews here");

  private static final Positions POSITIONS = new Positions(Games.CATALOGUE);

  /// Where nobody has the operator's key.
  private static final OperatorDesk NO_OPERATOR =
      new OperatorDesk(
          new KeyFile(Path.of("no such folder")), new NothingInside(), InstantSource.system());

  /// Where nothing is said.
  private static final Moderation NO_TALK =
      new Moderation(Optional.empty(), InstantSource.system());

  private static final Clubs CLUBS = Clubs.off(Tournaments.off().reports());

  /// These tables, and nothing else.
  public static Services services(Tables tables) {
    return new Services(
        tables,
        NO_REVIEWS,
        POSITIONS,
        LOBBY,
        List.of(),
        NO_OPERATOR,
        Accounts.off(),
        FRIENDS,
        NEWS,
        Tournaments.off(),
        CLUBS,
        Optional.empty(),
        NO_TALK);
  }

  /// A socket of a program.
  static Visit visit(String address) {
    Sessions sessions = new Sessions(Accounts.off(), Mount.of(Set.of()), false);
    return new Visit(
        new Call("CONNECT", Api.SOCKET, "", "", address),
        new AccountSeats(sessions, new StubTables(), FRIENDS, CLUBS.door()),
        new Speakers(sessions, NO_TALK));
  }

  /// The API to these tables, without limits.
  public static Api api(Tables tables) {
    RateLimits rates = new RateLimits(TestLimits.none());
    return new Api(
        services(tables),
        rates,
        new TableQuota(tables, TableLimits.standard()),
        new OperatorApi(
            NO_OPERATOR, tables, Accounts.off(), rates, () -> 0, () -> 0, address -> {}),
        new Sessions(Accounts.off(), Mount.of(Set.of()), false),
        () -> "{}");
  }

  /// At which nobody ever is.
  static final Lobby LOBBY = Lobby.start(1, new Unbroken());

  private static final Friends FRIENDS =
      new Friends(
          Accounts.off()::friends, table -> false, Clock.systemUTC(), FriendStore.Bounds.STANDARD);

  /// Of which nobody hears.
  static final NewsDesk NEWS =
      NewsDesk.start(FRIENDS, Accounts.off()::friends, false, new Unbroken());

  private static final long MAX_WAIT_SECONDS = 30;

  private final List<Stream> streams = new CopyOnWriteArrayList<>();
  private final BlockingQueue<Stream> opened = new LinkedBlockingQueue<>();

  /// The commands that were executed.
  public final List<ClientMessage.Request> commands = new CopyOnWriteArrayList<>();

  /// The problem that the health check reports, if any.
  public volatile Optional<String> trouble = Optional.empty();

  private final AtomicInteger seq = new AtomicInteger();

  @Override
  public String freshId() {
    return "t3";
  }

  @Override
  public Answers.ReserveAnswer reserve() {
    return new Commitment("t2", HASH);
  }

  @Override
  public Answers.InfoAnswer inspect(String table) {
    return table.equals("t1") ? info() : new Problem(Problem.UNKNOWN_TABLE, "unknown table");
  }

  @Override
  public boolean remove(String table) {
    return false;
  }

  @Override
  public boolean withdraw(String table) {
    return false;
  }

  @Override
  public Optional<String> trouble() {
    return trouble;
  }

  @Override
  public Answers.MakeAnswer make(NewTable wish) {
    return wish.game().equals("stub")
        ? new TableMade(info(), Map.of("1", "good"), "", "watching")
        : new Problem(Problem.UNKNOWN_GAME, "no game " + wish.game());
  }

  @Override
  public Answers.JoinAnswer join(String table, String invitation, Join join) {
    return right(table, invitation)
        ? new Joined(info(), 2, "good")
        : new Problem(Problem.UNKNOWN_TOKEN, "no such token");
  }

  @Override
  public Answers.InfoAnswer info(String table, String token) {
    return right(table, token) ? info() : new Problem(Problem.UNKNOWN_TOKEN, "no such token");
  }

  @Override
  public Answers.FrameAnswer frame(String table, String token) {
    return right(table, token)
        ? frame(1, "{}")
        : new Problem(Problem.UNKNOWN_TOKEN, "no such token");
  }

  @Override
  public Answers.FrameAnswer position(String table, String token, int ply) {
    return ply > 3 ? new Problem(Problem.UNKNOWN_PLY, "no such ply") : frame(table, token);
  }

  @Override
  public Answers.RecordAnswer record(String table, String token) {
    return right(table, token)
        ? new RecordText("tianxia 1\n")
        : new Problem(Problem.UNKNOWN_TOKEN, "no such token");
  }

  @Override
  public Answers.SummaryAnswer summary(String table, String token) {
    return right(table, token)
        ? new Summary(info(), 1, List.of(1), new RawJson("{}"), 1, 0, Optional.empty())
        : new Problem(Problem.UNKNOWN_TOKEN, "no such token");
  }

  @Override
  public Answers.CommandAnswer command(String table, String token, ClientMessage.Request request) {
    if (request.seq() == 999) {
      return ServerMessage.Refused.of(request.id(), RefusedCode.STALE, "gone");
    }
    if (request.id().equals("busy")) {
      return new Problem(Problem.SLOW_DOWN, "too much waits");
    }
    if (request.id().equals("crash")) {
      throw new IllegalStateException("secret inside");
    }
    commands.add(request);
    return new ServerMessage.Done(request.id(), seq.incrementAndGet());
  }

  @Override
  public Answers.TalkAnswer talk(String table, String token) {
    return new TalkShown(List.of());
  }

  @Override
  public Answers.InfoAnswer renew(String table, int seat, String token) {
    return new Problem(Problem.UNKNOWN_TABLE, "");
  }

  @Override
  public boolean unsay(String table, Withdrawal withdrawal) {
    return false;
  }

  @Override
  public Subscription subscribe(
      String table, String token, Optional<Integer> since, Optional<Heard> heard) {
    Stream stream = new Stream(since);
    stream.messages.add(
        right(table, token)
            ? frame(1, "{}")
            : new ServerMessage.Failure(Problem.UNKNOWN_TOKEN, "no such token"));
    streams.add(stream);
    opened.add(stream);
    return stream;
  }

  /// Waits for the next stream to be opened.
  public Stream opened() throws InterruptedException {
    Stream stream = opened.poll(MAX_WAIT_SECONDS, TimeUnit.SECONDS);
    if (stream == null) {
      throw new AssertionError("no stream was opened");
    }
    return stream;
  }

  @Override
  public void close() {
    streams.forEach(Stream::close);
  }

  /// The stream of one socket.
  public static final class Stream implements Subscription {
    public final Optional<Integer> since;
    public final BlockingQueue<ServerMessage> messages = new LinkedBlockingQueue<>();
    private final CountDownLatch closed = new CountDownLatch(1);

    /// How long the client had been silent when it was lost; empty if it said that it goes.
    public volatile Optional<Duration> silence = Optional.empty();

    Stream(Optional<Integer> since) {
      this.since = since;
    }

    @Override
    public ServerMessage next() throws InterruptedException {
      return messages.take();
    }

    public boolean isClosed() {
      return closed.getCount() == 0;
    }

    public void awaitClosed() throws InterruptedException {
      if (!closed.await(MAX_WAIT_SECONDS, TimeUnit.SECONDS)) {
        throw new AssertionError("the stream was not closed");
      }
    }

    @Override
    public void resync() {
      messages.add(frame(2, "{}"));
    }

    @Override
    public void lose(Duration ago) {
      silence = Optional.of(ago);
      close();
    }

    @Override
    public void close() {
      closed.countDown();
      messages.add(new ServerMessage.Failure(Problem.CLOSING, "closing"));
    }
  }

  /// A frame of a seat.
  public static Frame frame(int seq, String view) {
    Permissions can = new Permissions(false, false, true, false, false);
    return new Frame(
        1,
        seq,
        0,
        true,
        List.of(),
        List.of(1),
        new RawJson(view),
        List.of("a1"),
        can,
        info(),
        Optional.of(new StagesShown(List.of(new StageShown(1, 2, new RawJson(view))))),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  static TableInfo info() {
    return new TableInfo(
        "t1",
        "stub",
        Map.of(),
        List.of(
            new SeatInfo(
                1,
                "person",
                "Ada",
                Optional.empty(),
                true,
                Optional.empty(),
                Optional.empty(),
                Optional.empty())),
        List.of(),
        TableInfo.PLAYING,
        List.of(),
        0,
        HASH,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        new TableInfo.Rematch(List.of(), Optional.empty(), Optional.empty()),
        Optional.empty(),
        1,
        1);
  }

  private static boolean right(String table, String token) {
    return table.equals("t1") && token.equals("good");
  }
}
