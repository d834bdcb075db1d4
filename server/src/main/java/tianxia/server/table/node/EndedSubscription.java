package tianxia.server.table.node;

import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.table.Tables;

/// The stream of one who may not subscribe: says why, and ends.
record EndedSubscription(Problem problem) implements Tables.Subscription {
  @Override
  public ServerMessage next() {
    return new ServerMessage.Failure(problem.code(), problem.message());
  }

  @Override
  public void resync() {}

  @Override
  public void close() {}
}
