package tianxia.cluster.table;

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
import tianxia.server.message.Problem;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.Withdrawal;
import tianxia.server.table.node.LocalTables;

/// What is asked of a table's owner.
///
/// @param <A> the answer
public sealed interface TableRequest<A> {
  /// The id of the table, by which the owner is found.
  String table();

  /// The type of the answer.
  Class<A> answers();

  /// Asks the tables of the node that owns the table. May block for as long as a write takes.
  A ask(LocalTables tables);

  /// Reserves an id that the asking node has chosen.
  record Reserve(String table) implements TableRequest<ReserveAnswer> {
    @Override
    public Class<ReserveAnswer> answers() {
      return ReserveAnswer.class;
    }

    @Override
    public ReserveAnswer ask(LocalTables tables) {
      return tables.ownership().reserve(table);
    }
  }

  /// Makes a table under an id that the asking node has chosen or reserved.
  ///
  /// @param record of the game that the wish names, from which the table is to play on
  record Make(String table, NewTable wish, Optional<String> record)
      implements TableRequest<MakeAnswer> {
    @Override
    public Class<MakeAnswer> answers() {
      return MakeAnswer.class;
    }

    @Override
    public MakeAnswer ask(LocalTables tables) {
      return tables.ownership().make(wish, table, record);
    }
  }

  /// Takes a seat. With a token, so that it can be asked again.
  record TakeSeat(String table, String invitation, Join join) implements TableRequest<JoinAnswer> {
    @Override
    public Class<JoinAnswer> answers() {
      return JoinAnswer.class;
    }

    @Override
    public JoinAnswer ask(LocalTables tables) {
      return tables.join(table, invitation, join);
    }
  }

  record Details(String table, String token) implements TableRequest<InfoAnswer> {
    @Override
    public Class<InfoAnswer> answers() {
      return InfoAnswer.class;
    }

    @Override
    public InfoAnswer ask(LocalTables tables) {
      return tables.info(table, token);
    }
  }

  /// What is known of a table, for whoever runs the servers.
  record Inspect(String table) implements TableRequest<InfoAnswer> {
    @Override
    public Class<InfoAnswer> answers() {
      return InfoAnswer.class;
    }

    @Override
    public InfoAnswer ask(LocalTables tables) {
      return tables.inspect(table);
    }
  }

  /// A position.
  ///
  /// @param ply how many events led to it; the position now if absent
  record Position(String table, String token, Optional<Integer> ply)
      implements TableRequest<FrameAnswer> {
    @Override
    public Class<FrameAnswer> answers() {
      return FrameAnswer.class;
    }

    @Override
    public FrameAnswer ask(LocalTables tables) {
      return ply.isPresent()
          ? tables.position(table, token, ply.get())
          : tables.frame(table, token);
    }
  }

  record GameRecord(String table, String token) implements TableRequest<RecordAnswer> {
    @Override
    public Class<RecordAnswer> answers() {
      return RecordAnswer.class;
    }

    @Override
    public RecordAnswer ask(LocalTables tables) {
      return tables.record(table, token);
    }
  }

  record ShortSummary(String table, String token) implements TableRequest<SummaryAnswer> {
    @Override
    public Class<SummaryAnswer> answers() {
      return SummaryAnswer.class;
    }

    @Override
    public SummaryAnswer ask(LocalTables tables) {
      return tables.summary(table, token);
    }
  }

  /// A command or a preview. Can be asked again, since it carries its client's id.
  record Command(String table, String token, ClientMessage.Request request)
      implements TableRequest<CommandAnswer> {
    @Override
    public Class<CommandAnswer> answers() {
      return CommandAnswer.class;
    }

    @Override
    public CommandAnswer ask(LocalTables tables) {
      return tables.command(table, token, request);
    }
  }

  /// What was said.
  record Said(String table, String token) implements TableRequest<TalkAnswer> {
    @Override
    public Class<TalkAnswer> answers() {
      return TalkAnswer.class;
    }

    @Override
    public TalkAnswer ask(LocalTables tables) {
      return tables.talk(table, token);
    }
  }

  /// Withdraws something that was said.
  record Unsay(String table, Withdrawal withdrawal) implements TableRequest<Expired> {
    @Override
    public Class<Expired> answers() {
      return Expired.class;
    }

    @Override
    public Expired ask(LocalTables tables) {
      return new Expired(tables.unsay(table, withdrawal));
    }
  }

  /// Deletes a table that has waited too long to begin.
  record Expire(String table) implements TableRequest<Expired> {
    @Override
    public Class<Expired> answers() {
      return Expired.class;
    }

    @Override
    public Expired ask(LocalTables tables) {
      return new Expired(tables.ownership().expire(table));
    }
  }

  /// Deletes a game that is kept no longer.
  record Retire(String table) implements TableRequest<Expired> {
    @Override
    public Class<Expired> answers() {
      return Expired.class;
    }

    @Override
    public Expired ask(LocalTables tables) {
      return new Expired(tables.ownership().retire(table));
    }
  }

  /// Ends what is to end at a table by the time of day.
  record Settle(String table) implements TableRequest<Settled> {
    @Override
    public Class<Settled> answers() {
      return Settled.class;
    }

    @Override
    public Settled ask(LocalTables tables) {
      return new Settled(tables.ownership().settle(table));
    }
  }

  /// Whether something was.
  record Settled(boolean ended) {}

  /// Puts another token in the place of a seat's. Can be asked again, since it has the token.
  record Renew(String table, String token, int seat) implements TableRequest<InfoAnswer> {
    @Override
    public Class<InfoAnswer> answers() {
      return InfoAnswer.class;
    }

    @Override
    public InfoAnswer ask(LocalTables tables) {
      return tables.renew(table, seat, token);
    }
  }

  /// Nothing: so that the asking node learns who owns the tables to which one of this id would
  /// belong.
  record Whereabouts(String table) implements TableRequest<Problem> {
    @Override
    public Class<Problem> answers() {
      return Problem.class;
    }

    @Override
    public Problem ask(LocalTables tables) {
      return new Problem(Problem.UNKNOWN_TABLE, "unknown table");
    }
  }

  /// Deletes a table for whoever runs the servers.
  record Remove(String table) implements TableRequest<Expired> {
    @Override
    public Class<Expired> answers() {
      return Expired.class;
    }

    @Override
    public Expired ask(LocalTables tables) {
      return new Expired(tables.remove(table));
    }
  }

  /// Deletes a table that has not begun, for its maker.
  record Withdraw(String table) implements TableRequest<Expired> {
    @Override
    public Class<Expired> answers() {
      return Expired.class;
    }

    @Override
    public Expired ask(LocalTables tables) {
      return new Expired(tables.withdraw(table));
    }
  }

  /// Whether a table was deleted, or something that was said there withdrawn.
  record Expired(boolean gone) {}
}
