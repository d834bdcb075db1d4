package tianxia.arena.calibration;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import tianxia.arena.Seeds;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.Opponents;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.AnalysisListener;
import tianxia.search.analysis.AnytimeAnalyst;

/// Plays games between computer players, and at some decisions of each asks an analyst for the
/// chance to win of the seat that decides. Reproducible by its seed.
///
/// @param game the rules
/// @param options of the games
/// @param levels the players; each seat of a game gets one of them at random
/// @param decisions analysed in each game, at most; chosen at random, each by what its seat knew
/// @param iterations of each analysis
/// @param seed of everything
public record CalibrationGames<S extends State<S>>(
    Game<S> game, Options options, List<Level> levels, int decisions, int iterations, long seed) {
  /// Iterations of a player's choice at most, so that the same seed gives the same games.
  private static final int CHOICE = 400;

  /// A decision of a game.
  private record DecisionPoint<S extends State<S>>(S forgotten, int seat, List<Event> seen) {}

  public CalibrationGames {
    levels = List.copyOf(levels);
  }

  /// Plays the games.
  ///
  /// @param analyst of this game and options
  /// @param from the first game's number; each game depends on its number and the seed only
  /// @param done receives the forecasts of each game
  public void play(AnytimeAnalyst<S> analyst, int from, int games, Consumer<List<Forecast>> done) {
    for (int number = from; number < games; number++) {
      done.accept(one(analyst, number));
    }
  }

  /// What determines the forecasts, in one line.
  public String description() {
    return String.join(
        " ",
        game.id(),
        options.asMap().toString(),
        levels.toString(),
        decisions + " decisions,",
        iterations + " iterations,",
        "seed " + seed);
  }

  private List<Forecast> one(AnytimeAnalyst<S> analyst, int number) {
    RandomGenerator random = new Xoroshiro(Seeds.of(seed, number));
    List<DecisionPoint<S>> points = new ArrayList<>();
    int winners = played(random, points);
    List<Forecast> forecasts = new ArrayList<>();
    for (int i = 0; i < decisions && !points.isEmpty(); i++) {
      DecisionPoint<S> point = points.remove(random.nextInt(points.size()));
      Analysis said =
          analyst.analyse(
              point.forgotten(),
              point.seen(),
              point.seat(),
              SearchBudget.iterations(iterations),
              random,
              AnalysisListener.NONE);
      String kind = analyst.deliberator().kind(point.forgotten());
      double result = Analysis.share(winners, point.seat());
      forecasts.add(new Forecast(number, kind, said.value(), result));
    }
    return forecasts;
  }

  /// Plays a game, and collects its decisions between several actions.
  ///
  /// @return the winners
  private int played(RandomGenerator random, List<DecisionPoint<S>> points) {
    int seats = game.seats(options);
    List<Bot<S>> bots = new ArrayList<>();
    List<List<Event>> seen = new ArrayList<>();
    for (int seat = 0; seat <= seats; seat++) {
      bots.add(Opponents.of(game, levels.get(random.nextInt(levels.size()))));
      seen.add(new ArrayList<>());
    }
    S state = game.start(options);
    int[] legal = new int[state.maxLegal()];
    for (int actors = state.actors(); actors != 0; actors = state.actors()) {
      int actor = Actors.first(actors);
      if (actor == Actors.CHANCE) {
        play(state, seen, actor, state.sample(actor, random));
        continue;
      }
      S forgotten = state.copy();
      forgotten.forget(actor);
      List<Event> known = List.copyOf(seen.get(actor));
      int[] plan =
          bots.get(actor).plan(forgotten, known, actor, SearchBudget.iterations(CHOICE), random);
      for (int action : plan) {
        if (state.legalActions(actor, legal) > 1) {
          S then = state.copy();
          then.forget(actor);
          points.add(new DecisionPoint<>(then, actor, List.copyOf(seen.get(actor))));
        }
        play(state, seen, actor, action);
      }
    }
    return state.winners();
  }

  private void play(S state, List<List<Event>> seen, int actor, int action) {
    for (int seat = 1; seat < seen.size(); seat++) {
      seen.get(seat).add(new Event(actor, game.seen(state, seat, actor, action)));
    }
    state.apply(actor, action);
  }
}
