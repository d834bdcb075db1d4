package tianxia.arena.environment;

import java.util.Arrays;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordWriter;

/// The events of a game as numbers; notation is written only on request.
final class EventLog<S extends State<S>> {
  private final Game<S> game;
  private final Options options;

  /// Pairs of actor and action.
  private int[] events = new int[256];

  private int size;

  EventLog(Game<S> game, Options options) {
    this.game = game;
    this.options = options;
  }

  int size() {
    return size;
  }

  void clear() {
    size = 0;
  }

  void add(int actor, int action) {
    if (2 * size == events.length) {
      events = Arrays.copyOf(events, 2 * events.length);
    }
    events[2 * size] = actor;
    events[2 * size + 1] = action;
    size++;
  }

  /// The game so far as a record's text.
  String record() {
    Match<S> match = new Match<>(game, options);
    S replayed = game.start(options);
    for (int i = 0; i < size; i++) {
      int actor = events[2 * i];
      int action = events[2 * i + 1];
      match.play(actor, game.write(replayed, actor, action));
      replayed.apply(actor, action);
    }
    return RecordWriter.write(game, GameRecord.of(match, GameRecord.Headers.NONE));
  }
}
