package tianxia.search.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Hidden;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.AnalysisListener;
import tianxia.search.analysis.AnytimeAnalyst;
import tianxia.search.analysis.Candidate;
import tianxia.search.analysis.Lookahead;
import tianxia.search.review.Streams.Purpose;

/// Judges decisions by what their seat knew.
///
/// @param game that was played
/// @param analyst of the game and its options
/// @param streams of random numbers
record DecisionJudge<S extends State<S>>(
    PlayedGame<S> game, AnytimeAnalyst<S> analyst, Streams streams) {
  /// Number of worlds in which two choices are compared.
  private static final int WORLDS = 16;

  /// From this loss on, a decision is analysed again with a multiple of the effort, and so are the
  /// following choices of its turn.
  private static final double GREAT = 0.1;

  private static final int CLOSER = 4;

  /// Smaller losses are not analysed again.
  private static final double SMALL = 0.01;

  /// A judged decision.
  ///
  /// @param shares the expected share of each seat before it, from seat 1 on, by the deciding
  ///   seat's knowledge
  record Judged(Decision decision, List<Double> shares) {}

  /// @param ply of a choice between several actions
  /// @param closer whether it follows a large error in its turn
  Judged judge(int ply, boolean closer, ReviewEffort effort, AnalysisListener listener) {
    int seat = game.actor(ply);
    int action = game.action(ply);
    Analysis said = analysis(ply, effort.decision(), listener);
    boolean great = closer || said.loss(action).orElse(0) >= GREAT;
    if (great && effort.worlds() > 0 && game.game().hides() != Hidden.NOTHING && !said.mixed()) {
      said = analysis(ply, effort.decision().forChoices(CLOSER), listener);
    }
    Candidate best = said.candidates().getFirst();
    Optional<Candidate> taken =
        said.candidates().stream().filter(each -> each.action() == action).findFirst();
    double loss = loss(ply, said, taken, effort);
    Decision decision =
        new Decision(
            ply,
            seat,
            game.event(ply).action(),
            best.notation(),
            said.mixed(),
            said.value(),
            loss,
            loss == 0 && isObvious(said),
            best.line(),
            taken.map(Candidate::line).orElse(List.of(game.event(ply))));
    return new Judged(decision, said.shares());
  }

  /// Whether the following choices of its turn are analysed more closely. Half the threshold, since
  /// its own error comes from the closer analysis.
  static boolean isGreat(Judged judged) {
    return judged.decision().error() >= GREAT / 2;
  }

  private Analysis analysis(int ply, SearchBudget effort, AnalysisListener listener) {
    int seat = game.actor(ply);
    Xoroshiro random = streams.of(Purpose.DECISION, game.turn(ply), seat);
    return analyst.analyse(
        game.forgotten(ply, seat), game.seen(ply, seat), seat, effort, random, listener);
  }

  /// For a first look: a choice that continues a turn is assumed to keep the value of the turn
  /// after the choice before it.
  Judged continued(int ply, Judged before) {
    int seat = game.actor(ply);
    Event event = game.event(ply);
    double chance = before.decision().chance() - before.decision().error();
    double[] parts = new double[before.shares().size() + 1];
    for (int each = 1; each < parts.length; each++) {
      parts[each] = before.shares().get(each - 1);
    }
    List<Event> line = List.of(event);
    String taken = event.action();
    return new Judged(
        new Decision(ply, seat, taken, taken, false, chance, 0, true, line, line),
        Analysis.shares(seat, chance, parts));
  }

  /// Whether one choice is clearly best, or nothing is at stake.
  private static boolean isObvious(Analysis said) {
    double worst = said.value();
    double second = 0;
    int equals = 0;
    for (Candidate each : said.candidates()) {
      worst = Math.min(worst, each.value());
      second = each.probability() > 0 ? second : Math.max(second, each.value());
      equals += each.probability() > 0 ? 1 : 0;
    }
    return said.value() - worst < Decision.NOTHING
        || equals == 1 && said.value() - second >= Decision.CLEAR;
  }

  /// The cost of the choice. It is that of the analysis, or of a comparison in more worlds if that
  /// is less and the analysis has tried the choice in few worlds only, since a search spends little
  /// effort on choices that it would not make. No comparison is needed if nothing is hidden (all
  /// choices were tried), for a mix (there is no single best choice), and within a turn (the next
  /// analysis decides).
  private double loss(int ply, Analysis said, Optional<Candidate> taken, ReviewEffort effort) {
    OptionalDouble listed = said.loss(game.action(ply));
    boolean sure =
        effort.worlds() == 0
            || said.mixed()
            || game.game().hides() == Hidden.NOTHING
            || taken.filter(each -> each.visits() >= WORLDS).isPresent()
            || Disclosure.nextChoice(game, ply) >= 0;
    if (listed.isPresent() && (sure || listed.getAsDouble() < SMALL)) {
      return listed.getAsDouble();
    }
    int best = said.candidates().getFirst().action();
    double second = Math.clamp(difference(ply, best, effort.leaf()), 0, said.value());
    return Math.min(second, listed.orElse(second));
  }

  /// The chance after another action minus that after the one taken, in the same imagined worlds.
  private double difference(int ply, int other, SearchBudget leaf) {
    double sum = 0;
    for (int i = 0; i < WORLDS; i++) {
      S world = game.forgotten(ply, game.actor(ply));
      world.imagine(streams.of(Purpose.ALTERNATIVE, ply, i));
      sum += value(world, ply, i, other, leaf) - value(world, ply, i, game.action(ply), leaf);
    }
    return sum / WORLDS;
  }

  private double value(S world, int ply, int number, int action, SearchBudget leaf) {
    int seat = game.actor(ply);
    Game<S> rules = game.game();
    List<Event> known = new ArrayList<>(game.seen(ply, seat));
    known.add(new Event(seat, rules.seen(world, seat, seat, action)));
    S after = world.copy();
    after.apply(seat, action);
    Xoroshiro random = streams.of(Purpose.ALTERNATIVE, ply, number, 1);
    return new Lookahead<>(rules, game.seats(), analyst.deliberator(), analyst.others(), leaf)
        .from(after, known, seat, random)
        .value();
  }
}
