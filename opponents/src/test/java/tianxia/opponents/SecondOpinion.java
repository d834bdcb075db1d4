package tianxia.opponents;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.Event;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.AnalysisListener;
import tianxia.search.analysis.AnytimeAnalyst;
import tianxia.search.analysis.Candidate;
import tianxia.search.analysis.Lookahead;
import tianxia.search.review.Decision;
import tianxia.search.review.PlayedGame;

/// What decisions cost by deeper analyses than the review's, with other random numbers.
///
/// @param game that was played
/// @param analyst of the game and its options
/// @param seed of the random numbers
record SecondOpinion<S extends State<S>>(PlayedGame<S> game, AnytimeAnalyst<S> analyst, long seed) {
  /// Tenths of a second for each analysis.
  private static final int DEEPER = 8;

  /// Worlds in which a choice is played on that an analysis knows nothing of, and the part of a
  /// tenth of a second for each.
  private static final int WORLDS = 64;

  private static final int PART = 20;

  /// From 0 to 1.
  double cost(Decision decision) {
    int ply = decision.ply();
    int seat = decision.seat();
    int tenth = Analysts.tenthOfASecond(game.game());
    Analysis said = analysis(ply, seat, tenth);
    Optional<Candidate> taken =
        said.candidates().stream()
            .filter(each -> each.notation().equals(decision.taken()))
            .findFirst();
    if (taken.isPresent()) {
      double listed = said.loss(taken.get().action()).orElseThrow();
      return game.forgotten(ply + 1, seat).actors() == 1 << seat
          ? Math.clamp(said.value() - analysis(ply + 1, seat, tenth).value(), 0, listed)
          : listed;
    }
    SearchBudget leaf = SearchBudget.iterations(Math.max(1, tenth / PART));
    return playedOn(decision, said.candidates().getFirst().notation(), leaf);
  }

  private Analysis analysis(int ply, int seat, int tenth) {
    return analyst.analyse(
        game.forgotten(ply, seat),
        game.seen(ply, seat),
        seat,
        SearchBudget.iterations(DEEPER * tenth),
        new Xoroshiro(seed + ply),
        AnalysisListener.NONE);
  }

  /// The chance after another choice less that after the one taken, in the same imagined worlds.
  private double playedOn(Decision decision, String other, SearchBudget leaf) {
    double sum = 0;
    for (int i = 0; i < WORLDS; i++) {
      S world = game.forgotten(decision.ply(), decision.seat());
      Xoroshiro random = new Xoroshiro(seed + decision.ply() * WORLDS + i);
      world.imagine(random);
      long draws = random.nextLong();
      sum +=
          value(world, decision, other, leaf, draws)
              - value(world, decision, decision.taken(), leaf, draws);
    }
    return sum / WORLDS;
  }

  private double value(S world, Decision decision, String choice, SearchBudget leaf, long draws) {
    int seat = decision.seat();
    int action = game.game().read(world, seat, choice);
    List<Event> known = new ArrayList<>(game.seen(decision.ply(), seat));
    known.add(new Event(seat, game.game().seen(world, seat, seat, action)));
    S after = world.copy();
    after.apply(seat, action);
    return new Lookahead<>(game.game(), game.seats(), analyst.deliberator(), analyst.others(), leaf)
        .from(after, known, seat, new Xoroshiro(draws))
        .value();
  }
}
