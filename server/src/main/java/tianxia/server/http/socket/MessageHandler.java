package tianxia.server.http.socket;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.kernel.Quoted;
import tianxia.server.http.api.Visit;
import tianxia.server.http.api.call.HttpProblemCodes;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.http.limit.RateLimits.Kind;
import tianxia.server.log.FaultId;
import tianxia.server.log.FaultLog;
import tianxia.server.message.Problem;
import tianxia.server.message.RefusedCode;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.ServerMessage.Refused;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Heard;
import tianxia.server.message.request.Speaker;
import tianxia.server.message.request.TalkMessage;
import tianxia.server.table.Tables;
import tianxia.server.talk.Sanction;

/// What a client's messages do: it says hello once, then asks for things, each of which is
/// answered.
final class MessageHandler implements SocketSession.Receiver {
  private static final Logger LOG = LoggerFactory.getLogger(MessageHandler.class);

  private final Tables tables;
  private final String table;
  private final Visit visit;
  private final RateLimits rates;
  private final SocketWriter writer;
  private volatile Opened opened = Opened.NOTHING;
  private volatile Speaker speaker = Speaker.UNKNOWN;
  private volatile @Nullable SocketFeed feed;

  /// Whether it is told what is said: no longer than its client isn't banned.
  private volatile boolean hears;

  MessageHandler(Tables tables, String table, Visit visit, RateLimits rates, SocketWriter writer) {
    this.tables = tables;
    this.table = table;
    this.visit = visit;
    this.rates = rates;
    this.writer = writer;
  }

  @Override
  public boolean greeted() {
    return feed != null;
  }

  @Override
  public Optional<Problem> ended() {
    return opened.ended().or(() -> hears ? visit.banned(speaker) : Optional.empty());
  }

  /// Ends the feed, if there is one.
  @Override
  public void close() {
    SocketFeed open = feed;
    if (open != null) {
      open.close();
    }
  }

  @Override
  public void lose(Duration silence) {
    SocketFeed open = feed;
    if (open != null) {
      open.lose(silence);
    }
  }

  @Override
  public void received(String message, boolean slow) {
    try {
      read(message, slow);
    } catch (RuntimeException e) {
      if (FaultLog.isMendable(e)) {
        writer.fail(Problem.ofStore());
        return;
      }
      FaultId fault = FaultId.here();
      LOG.error("a message to table {} failed ({})", Quoted.of(table), fault, e);
      writer.fail(HttpProblemCodes.INTERNAL, fault.told());
    }
  }

  private void read(String message, boolean slow) {
    switch (Messages.receive(ClientMessage.class, message)) {
      case Messages.Parsed.Read<ClientMessage> read -> handle(read.message(), slow);
      case Messages.Parsed.Malformed<ClientMessage> wrong -> malformed(wrong);
    }
  }

  /// A malformed message is refused under its id; one without an id ends the socket.
  private void malformed(Messages.Parsed.Malformed<ClientMessage> wrong) {
    Optional<String> id = feed == null ? Optional.empty() : wrong.id();
    id.ifPresentOrElse(
        known -> writer.write(Refused.of(known, RefusedCode.MALFORMED, wrong.why())),
        () -> writer.fail(Problem.MALFORMED, wrong.why()));
  }

  private void handle(ClientMessage message, boolean slow) {
    switch (message) {
      case ClientMessage.Hello hello -> hello(hello);
      case ClientMessage.Ping() -> writer.write(new ServerMessage.Pong());
      case ClientMessage.Look look -> look(look, slow);
      case ClientMessage.Request request -> request(request, slow);
    }
  }

  private void hello(ClientMessage.Hello hello) {
    if (feed != null) {
      writer.fail(Problem.MALFORMED, "hello may be sent only once");
      return;
    }
    opened = Opened.by(hello.token(), visit::key);
    String token = opened.key();
    speaker = visit.speaker(token);
    Optional<Sanction> silenced = hello.talk().flatMap(heard -> visit.against(speaker));
    silenced.ifPresent(
        why -> writer.write(new ServerMessage.Silenced(why.kind(), why.reason(), why.until())));
    Optional<Heard> heard =
        silenced.filter(Sanction::bans).isPresent() ? Optional.empty() : hello.talk();
    hears = heard.isPresent();
    feed = SocketFeed.start(tables, table, token, hello.since(), heard, writer);
  }

  /// Nothing is answered. What comes too fast is not heard.
  private void look(ClientMessage.Look look, boolean slow) {
    SocketFeed open = feed;
    if (open == null) {
      writer.fail(Problem.MALFORMED, "hello must be the first message");
    } else if (!slow && rates.take(visit.address(), Kind.COMMAND)) {
      open.look(look.here());
    }
  }

  private void request(ClientMessage.Request request, boolean slow) {
    SocketFeed open = feed;
    if (open == null) {
      writer.fail(Problem.MALFORMED, "hello must be the first message");
    } else if (slow
        || !rates.take(visit.address(), Kind.COMMAND)
        || !rates.admits(visit.address(), request)) {
      writer.write(Refused.of(request.id(), RefusedCode.SLOW_DOWN, "too many messages"));
    } else {
      // The answer comes before the frame that the command leads to.
      writer.exclusively(() -> {
        open.hold();
        try {
          answer(request, open);
        } finally {
          open.release();
        }
      });
    }
  }

  /// A request with who sends it, where that matters.
  private ClientMessage.Request signed(ClientMessage.Request request) {
    return request instanceof TalkMessage message ? message.from(speaker) : request;
  }

  private void answer(ClientMessage.Request request, SocketFeed open) {
    switch (tables.command(table, opened.key(), signed(request))) {
      case ServerMessage.Done done ->
          writer.write(
              open.poll()
                  .<List<ServerMessage>>map(shown -> List.of(done, shown))
                  .orElseGet(() -> List.of(done)));
      case ServerMessage.Previewed previewed -> writer.write(previewed);
      case ServerMessage.Refused refused -> {
        writer.write(refused);
        if (refused.code().equals(RefusedCode.STALE.code())) {
          // A whole frame for this client; other sockets are not concerned.
          open.resync();
        }
      }
      case Problem problem -> {
        if (problem.code().equals(Problem.SLOW_DOWN)) {
          // The table's queue is full: not this client's fault, it may try again.
          writer.write(Refused.of(request.id(), RefusedCode.SLOW_DOWN, problem.message()));
        } else {
          writer.fail(problem);
        }
      }
    }
  }
}
