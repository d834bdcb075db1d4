package tianxia.server.table;

import java.time.Duration;
import java.util.Optional;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Answers.FrameAnswer;
import tianxia.server.message.Answers.InfoAnswer;
import tianxia.server.message.Answers.JoinAnswer;
import tianxia.server.message.Answers.MakeAnswer;
import tianxia.server.message.Answers.RecordAnswer;
import tianxia.server.message.Answers.ReserveAnswer;
import tianxia.server.message.Answers.SummaryAnswer;
import tianxia.server.message.Answers.TalkAnswer;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Heard;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.Withdrawal;

/// The port to all tables, wherever they are. Only messages, strings and numbers pass through it:
/// an implementation may serialise everything. Thread-safe. A method may block for as long as a
/// write to disk takes; callers are virtual threads.
///
/// A token is a seat's, or the watch code; for [#join] it is the invitation, and for [#info] it may
/// be, as long as a seat is open: afterwards both answer `taken`. A table that does not exist and a
/// token that does not open it are answered alike, with `unknown-table` or `unknown-token`, never
/// with an exception.
public interface Tables extends AutoCloseable {

  /// An id that no table has.
  String freshId();

  /// Reserves the id and the secret of a table to come, for ten minutes.
  ReserveAnswer reserve();

  MakeAnswer make(NewTable wish);

  JoinAnswer join(String table, String invitation, Join join);

  InfoAnswer info(String table, String token);

  /// The position now, as a whole frame.
  FrameAnswer frame(String table, String token);

  /// The position after `ply` events of the line that stands, as the token's viewer saw it: a whole
  /// frame without legal actions.
  FrameAnswer position(String table, String token, int ply);

  RecordAnswer record(String table, String token);

  SummaryAnswer summary(String table, String token);

  /// Carries a command out, or previews. The answer comes when it is on disk.
  CommandAnswer command(String table, String token, ClientMessage.Request request);

  /// Opens a stream of what the token's viewer may see. The first message is a frame: the gap since
  /// `since`, or a whole one.
  ///
  /// @param since the seq of the last frame that the client has
  /// @param heard the last lines that the client has of what is said: it is told of those after
  ///   them. Empty: of none
  Subscription subscribe(
      String table, String token, Optional<Integer> since, Optional<Heard> heard);

  /// The same for one who wants to hear nothing of what is said.
  default Subscription subscribe(String table, String token, Optional<Integer> since) {
    return subscribe(table, token, since, Optional.empty());
  }

  /// What was said at a table, as far as the token's viewer may read it.
  TalkAnswer talk(String table, String token);

  /// Withdraws what was said, for whoever runs the server, or with the account of whoever said it.
  ///
  /// @return whether something was
  boolean unsay(String table, Withdrawal withdrawal);

  /// As [#info], for whoever runs the server, who needs no token.
  InfoAnswer inspect(String table);

  /// Puts another token in the place of a seat's, for whoever runs the server: the one before opens
  /// nothing any more, and the streams that it opened end.
  ///
  /// @param seat 0: the invitation
  InfoAnswer renew(String table, int seat, String token);

  /// Deletes a table for whoever runs the server, whatever goes on there.
  ///
  /// @return whether it is gone
  boolean remove(String table);

  /// Deletes a table that has not begun, for its maker, whoever is present.
  ///
  /// @return whether it is gone
  boolean withdraw(String table);

  /// Why tables are unavailable now, for the operator; empty if all is well. Cheap.
  Optional<String> trouble();

  /// Accepts no more commands and releases everything.
  @Override
  void close();

  /// One viewer's stream. It never grows: what was not taken yet is replaced by what is newer, and
  /// the next frame includes what a skipped one would have shown. While it is open its seat is
  /// present.
  interface Subscription extends AutoCloseable {
    /// The next message, waiting for one. After a [ServerMessage.Failure] (unknown table or token,
    /// the tables are closing) there is none; after [#close] it is a Failure `closing` at once.
    ServerMessage next() throws InterruptedException;

    /// For a reader that has a thread only while there is something to read: runs `due` as soon as
    /// there is a message, on the thread that makes it so, which must not be kept waiting; and
    /// again whenever there is one after [#take] has found none. Not to be mixed with [#next].
    ///
    /// @return whether the stream can; if not, nothing has happened
    default boolean whenDue(Runnable due) {
      return false;
    }

    /// What [#next] would return, if it is there already; if not, [#whenDue]'s action will be run
    /// when it is.
    default Optional<ServerMessage> take() {
      throw new UnsupportedOperationException("this stream is waited for");
    }

    /// A message that is there already, and not a [ServerMessage.Failure]; empty if there is none,
    /// or if the one that [#next] or [#take] returned may not have been sent yet, since it was not
    /// called again. A stream that always waits may always answer empty.
    default Optional<ServerMessage> poll() {
      return Optional.empty();
    }

    /// Since when a move that the frame shows which was taken last could be shown, by
    /// [System#nanoTime]; 0 where no move was new in it, or that is not known.
    default long movedSince() {
      return 0;
    }

    /// Until [#release], what is new need not wake whoever reads.
    default void hold() {}

    /// Ends a [#hold].
    default void release() {}

    /// Makes the next message a whole frame: this stream's client was out of date. Other streams of
    /// the same viewer are not affected.
    void resync();

    /// Whether somebody looks at what the stream shows, as is the case at first. Where nobody does,
    /// its seat is present, but told elsewhere that the game waits for it.
    default void look(boolean now) {}

    @Override
    void close();

    /// The same, where the client went without saying so: what was sent after it was heard last may
    /// not have arrived.
    ///
    /// @param silence how long ago that was
    default void lose(Duration silence) {
      close();
    }
  }
}
