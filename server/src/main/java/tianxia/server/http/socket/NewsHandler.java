package tianxia.server.http.socket;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tianxia.server.account.SeatKey;
import tianxia.server.friend.NewsDesk;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.table.Tables.Subscription;

/// A socket that hears what waits for an account. Its client says hello once, and nothing but pings
/// after it.
final class NewsHandler implements SocketSession.Receiver {
  private static final String NAME = "news";

  private final NewsDesk news;
  private final UnaryOperator<String> key;
  private final SocketWriter writer;
  private volatile Opened opened = Opened.NOTHING;
  private volatile @Nullable SocketFeed feed;

  NewsHandler(NewsDesk news, UnaryOperator<String> key, SocketWriter writer) {
    this.news = news;
    this.key = key;
    this.writer = writer;
  }

  @Override
  public boolean greeted() {
    return feed != null;
  }

  @Override
  public Optional<Problem> ended() {
    return opened.ended();
  }

  @Override
  public void received(String message, boolean slow) {
    switch (Messages.receive(ClientMessage.class, message)) {
      case Messages.Parsed.Read<ClientMessage>(ClientMessage read) -> handle(read);
      case Messages.Parsed.Malformed<ClientMessage> wrong ->
          writer.fail(Problem.MALFORMED, wrong.why());
    }
  }

  private void handle(ClientMessage message) {
    switch (message) {
      case ClientMessage.Hello hello when feed == null -> hello(hello.token());
      case ClientMessage.Ping() -> writer.write(new ServerMessage.Pong());
      default ->
          writer.fail(Problem.MALFORMED, "news are only read: send hello once, then pings alone");
    }
  }

  private void hello(String token) {
    opened = Opened.by(token, key);
    SeatKey.account(opened.key())
        .ifPresentOrElse(
            account -> feed = SocketFeed.start(NAME, new Stream(news.read(account)), writer),
            () -> writer.fail(Problem.UNKNOWN_TOKEN, "sign in first"));
  }

  @Override
  public void close() {
    SocketFeed open = feed;
    if (open != null) {
      open.close();
    }
  }

  /// The news as a stream.
  private record Stream(NewsDesk.Reader reader) implements Subscription {
    @Override
    public ServerMessage next() throws InterruptedException {
      return reader.next();
    }

    @Override
    public Optional<ServerMessage> poll() {
      return Optional.empty();
    }

    /// Every client is up to date.
    @Override
    public void resync() {}

    @Override
    public void close() {
      reader.close();
    }
  }
}
