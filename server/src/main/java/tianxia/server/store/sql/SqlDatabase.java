package tianxia.server.store.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import tianxia.server.store.Store;

/// The database beneath what is kept beside the logs of the tables, as accounts are: the same
/// statements for each store.
///
/// @param writer the one connection that writes
/// @param what is read, for the message of a failure
public record SqlDatabase(GroupCommit writer, Reader reader, String what) {

  /// Reads from one of the store's connections.
  @FunctionalInterface
  public interface Reader {
    /// Answers a question.
    ///
    /// @param what is read, for the message of a failure
    <A> A read(String what, Function<Handle, A> question);
  }

  /// Runs statements in a transaction; returns when it is durable. They may run twice, if the first
  /// transaction failed.
  void write(Consumer<Handle> statements) {
    writer.commit(Batch.running(statements));
  }

  /// The same, and tells what came of it.
  <A> A decide(Function<Handle, A> statements) {
    List<A> done = new ArrayList<>();
    write(handle -> done.add(statements.apply(handle)));
    // They may have run twice: the last time counts.
    return done.getLast();
  }

  /// As [#write], where it concerns a table that another may own by now.
  void write(Store.Claim claim, Consumer<Handle> statements) {
    writer.commit(Batch.running(Optional.of(claim), statements));
  }

  <A> A read(Function<Handle, A> question) {
    return reader.read(what, question);
  }
}
