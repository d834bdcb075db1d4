package tianxia.server.http.socket;

import java.util.Optional;
import java.util.function.Supplier;
import tianxia.server.lobby.Lobby;
import tianxia.server.lobby.LobbyReader;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.table.Tables.Subscription;

/// A socket that reads the list of open tables: all of it at once, then what changes. Its client
/// has nothing to say but pings.
final class LobbyHandler implements SocketSession.Receiver {
  private static final String NAME = "the lobby";

  private final LobbyReader reader;
  private final Supplier<Optional<Problem>> ended;
  private final SocketWriter writer;

  /// @param club whose tables are read; empty for those that anybody may find
  /// @param ended why the reader may not any more, if so; asks the store
  LobbyHandler(Lobby lobby, String club, Supplier<Optional<Problem>> ended, SocketWriter writer) {
    this.reader = lobby.read(club);
    this.ended = ended;
    this.writer = writer;
  }

  @Override
  public Optional<Problem> ended() {
    return ended.get();
  }

  @Override
  public boolean greeted() {
    return true;
  }

  @Override
  public void opened() {
    SocketFeed.start(NAME, new Stream(reader), writer);
  }

  @Override
  public void received(String message, boolean slow) {
    boolean ping =
        Messages.receive(ClientMessage.class, message)
                instanceof Messages.Parsed.Read<ClientMessage>(ClientMessage read)
            && read instanceof ClientMessage.Ping;
    if (ping) {
      writer.write(new ServerMessage.Pong());
    } else {
      writer.fail(
          Problem.MALFORMED, "the list of open tables is only read: send nothing but pings");
    }
  }

  @Override
  public void close() {
    reader.close();
  }

  /// The list as a stream.
  private record Stream(LobbyReader reader) implements Subscription {
    @Override
    public ServerMessage next() throws InterruptedException {
      return reader.next();
    }

    @Override
    public Optional<ServerMessage> poll() {
      return Optional.empty();
    }

    /// Every client of the list is up to date.
    @Override
    public void resync() {}

    @Override
    public void close() {
      reader.close();
    }
  }
}
