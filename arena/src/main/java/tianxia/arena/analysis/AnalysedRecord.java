package tianxia.arena.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import tianxia.arena.Seeds;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.json.CanonicalJson;
import tianxia.kernel.record.GameRecord;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.AnalysisListener;
import tianxia.search.analysis.Analyst;

/// Analyses the positions of a record, each by what a seat knew then.
///
/// @param game the rules
/// @param record that has been read and checked
/// @param analyst of this game and its options
/// @param effort of each analysis
/// @param seed of the analyses; each position and seat has its own random numbers
public record AnalysedRecord<S extends State<S>>(
    Game<S> game, GameRecord record, Analyst<S> analyst, SearchBudget effort, long seed) {

  /// Analyses every decision between several actions.
  ///
  /// @param seat whose; empty for all
  /// @param line gets each line, without its end, in a writer that is reused
  public void all(OptionalInt seat, Consumer<CanonicalJson> line) {
    Replay replay = new Replay();
    CanonicalJson out = new CanonicalJson();
    for (int ply = 0; ply < record.events().size(); ply++) {
      int actor = record.events().get(ply).actor();
      if (actor != Actors.CHANCE
          && (seat.isEmpty() || seat.getAsInt() == actor)
          && replay.chooses(actor)) {
        line.accept(AnalysisJson.write(replay.analysis(actor), ply, out.clear()));
      }
      replay.next();
    }
  }

  /// Analyses one position.
  ///
  /// @param ply the number of events before it
  /// @param seat that asks; empty for the first that decides, or 1
  public void at(int ply, OptionalInt seat, Consumer<CanonicalJson> line) {
    Replay replay = new Replay();
    for (int i = 0; i < ply; i++) {
      replay.next();
    }
    int asks = seat.orElse(replay.decides());
    line.accept(AnalysisJson.write(replay.analysis(asks), ply, new CanonicalJson()));
  }

  private final class Replay {
    private final S state = game.start(record.options());
    private final int[] legal = new int[state.maxLegal()];
    private final List<List<Event>> seen = new ArrayList<>();
    private int ply;

    Replay() {
      for (int viewer = 0; viewer <= game.seats(record.options()); viewer++) {
        seen.add(new ArrayList<>());
      }
    }

    void next() {
      Event event = record.events().get(ply++);
      int action = game.read(state, event.actor(), event.action());
      for (int viewer = 1; viewer < seen.size(); viewer++) {
        String view = game.seen(state, viewer, event.actor(), action);
        seen.get(viewer).add(new Event(event.actor(), view));
      }
      state.apply(event.actor(), action);
    }

    /// The first seat that decides, or 1.
    int decides() {
      int actors = state.actors();
      return actors == 0 || actors == 1 << Actors.CHANCE ? 1 : Actors.first(actors);
    }

    boolean chooses(int seat) {
      return Actors.contains(state.actors(), seat) && state.legalActions(seat, legal) > 1;
    }

    Analysis analysis(int seat) {
      S forgotten = state.copy();
      forgotten.forget(seat);
      Xoroshiro random = new Xoroshiro(Seeds.of(seed, ply, seat));
      List<Event> known = List.copyOf(seen.get(seat));
      return analyst.analyse(forgotten, known, seat, effort, random, AnalysisListener.NONE);
    }
  }
}
