package tianxia.arena;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import tianxia.arena.player.ExternalProcess;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordWriter;

/// Makes the record of a match game, with the players' names at their seats.
final class RecordWriting {
  private RecordWriting() {}

  /// The record as text. A forfeit is recorded as resigning in a game of two; otherwise the game is
  /// unfinished.
  static <S extends State<S>> String record(
      Contest contest, Game<S> game, GameResult result, List<Event> events) {
    boolean two = result.seated().size() == 2;
    int resigned = two ? result.fault().map(GameResult.Fault::seat).orElse(0) : 0;
    int winners = two || result.fault().isEmpty() ? result.winners() : 0;
    return RecordWriter.write(
        game,
        new GameRecord(
            game.id(), contest.options(), headers(contest, result), events, resigned, winners));
  }

  private static GameRecord.Headers headers(Contest contest, GameResult result) {
    TreeMap<Integer, String> names = new TreeMap<>();
    for (int seat = 1; seat <= result.seated().size(); seat++) {
      String name = contest.entrants().get(result.seated().get(seat - 1)).name();
      names.put(seat, ExternalProcess.shortened(name));
    }
    return new GameRecord.Headers(
        names,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        GameRecord.Headers.NONE.nonceCommitments(),
        GameRecord.Headers.NONE.nonces(),
        Optional.empty());
  }
}
