package tianxia.cluster.table;

import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import tianxia.server.message.request.Heard;
import tianxia.server.table.Tables.Subscription;

/// What a table's entity is told.
public sealed interface ToTable {
  /// What comes from other nodes, by the table's id.
  sealed interface Routed extends ToTable {
    String table();
  }

  /// A request.
  record Ask(TableRequest<?> request, ActorRef<Reply> replyTo) implements Routed {
    @Override
    public String table() {
      return request.table();
    }
  }

  /// The answer to an [Ask]: one of its request's type, or a [tianxia.server.message.Problem].
  record Reply(Object answer) {}

  /// Wants a stream.
  ///
  /// @param viewer is told what the stream says, if it is on another node
  /// @param here takes the stream itself; absent if the message came from another node
  record Open(
      String table,
      String token,
      Optional<Integer> since,
      Optional<Heard> heard,
      ActorRef<ToViewer> viewer,
      Optional<Taker> here)
      implements Routed {}

  /// Takes a stream of the same process.
  @FunctionalInterface
  interface Taker {
    /// Takes a stream. Thread-safe.
    ///
    /// @return whether it was taken; if not, it is to be closed
    boolean take(Subscription stream);
  }

  /// The table moves to another node, or is not needed.
  record Stop() implements ToTable {}

  /// A request was answered.
  record Answered() implements ToTable {}

  /// A stream for another node was opened.
  record Opened(Subscription stream, ActorRef<ToViewer> viewer) implements ToTable {}

  /// Nothing was asked for a while.
  record Quiet() implements ToTable {}

  /// It is not worth waiting longer for what is being answered.
  record Late() implements ToTable {}

  /// The table is unloaded.
  record Unloaded() implements ToTable {}
}
