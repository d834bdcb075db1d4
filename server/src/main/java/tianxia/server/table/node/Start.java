package tianxia.server.table.node;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;
import tianxia.server.message.Answers.MakeAnswer;
import tianxia.server.message.Problem;
import tianxia.server.message.RecordText;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.Entry;
import tianxia.server.table.Tables;
import tianxia.server.table.state.GameHistory;

/// Where the game of a new table starts: at its beginning, or at a position of a finished game.
///
/// Such a game is read from its record, by a token that opens its table: so nobody can claim a game
/// that was not played, nor play on from one that is not over, whose hands are still hidden.
public sealed interface Start {

  /// The start.
  ///
  /// @param wish with the options of the game from which it plays on
  record Found(NewTable wish, Optional<Entry.Origin> from) implements Start {}

  /// There is no such position.
  record Refused(Problem why) implements Start {}

  /// Makes a table with the record of the game that a wish names, if it names any.
  static MakeAnswer read(
      Tables tables, NewTable wish, Function<Optional<String>, MakeAnswer> make) {
    if (wish.from().isEmpty()) {
      return make.apply(Optional.empty());
    }
    NewTable.From from = wish.from().get();
    return switch (tables.record(from.table(), from.token())) {
      case Problem problem -> problem;
      case RecordText text -> make.apply(Optional.of(text.text()));
    };
  }

  /// Where a wish has its game start.
  ///
  /// @param record of the table that the wish names
  static Start of(Catalogue catalogue, NewTable wish, Optional<String> record) {
    if (wish.from().isEmpty()) {
      return new Found(wish, Optional.empty());
    }
    // What a seat has seen of a game in play can't be read where anything is hidden.
    return switch (RecordReader.read(catalogue, record.orElse(""))) {
      case RecordReader.Result.Read(GameRecord whole, Game<?> game) when whole.result() != 0 ->
          of(game, whole, wish, wish.from().get());
      case RecordReader.Result.Read unfinished -> refused(Problem.NOT_ALLOWED, NOT_OVER);
      case RecordReader.Result.Unreadable hidden -> refused(Problem.NOT_ALLOWED, NOT_OVER);
    };
  }

  String NOT_OVER = "one can play on only from a game that is over";

  private static <S extends State<S>> Start of(
      Game<S> game, GameRecord record, NewTable wish, NewTable.From from) {
    if (!game.id().equals(wish.game())) {
      return refused(Problem.UNKNOWN_GAME, "the table from which to play on has another game");
    }
    List<String> events = record.events().stream().map(Event::toString).toList();
    if (from.ply() > events.size()) {
      return refused(Problem.UNKNOWN_PLY, "the game has no such position");
    }
    GameHistory<S> line = GameHistory.start(game, record.options(), events.subList(0, from.ply()));
    return line.match().over()
        ? refused(Problem.UNKNOWN_PLY, "nothing is left to decide there")
        : new Found(
            wish.playingOn(record.options().asMap()),
            Optional.of(new Entry.Origin(from.table(), events.subList(0, line.beginning()))));
  }

  private static Start refused(String code, String message) {
    return new Refused(new Problem(code, message));
  }
}
