package tianxia.cluster;

import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.table.Tables.Subscription;

/// In the place of a stream that was not opened, since nobody waits for it any more.
enum EndedStream implements Subscription {
  INSTANCE;

  @Override
  public ServerMessage next() {
    return new ServerMessage.Failure(Problem.CLOSING, "the stream was closed");
  }

  @Override
  public void resync() {}

  @Override
  public void close() {}
}
