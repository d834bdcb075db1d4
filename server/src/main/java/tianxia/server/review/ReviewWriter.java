package tianxia.server.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.Event;
import tianxia.kernel.Hidden;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.Analysts;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.AnalysisListener;
import tianxia.search.analysis.AnytimeAnalyst;
import tianxia.search.review.Decision;
import tianxia.search.review.PlayedGame;
import tianxia.search.review.Review;
import tianxia.search.review.SeatReview;
import tianxia.search.review.Step;
import tianxia.search.review.TruthCurve;
import tianxia.server.advice.Followed;
import tianxia.server.advice.Foresight;
import tianxia.server.message.table.ReviewedGame;
import tianxia.server.message.table.ReviewedGame.Choice;
import tianxia.server.message.table.ReviewedGame.Judgement;
import tianxia.server.message.table.ReviewedGame.Mark;
import tianxia.server.message.table.ReviewedGame.Seat;
import tianxia.server.message.table.ReviewedGame.Truth;

/// Writes a review as a message, with what the costliest decisions did.
///
/// @param game that was played
/// @param analyst of the game and its options
record ReviewWriter<S extends State<S>>(PlayedGame<S> game, AnytimeAnalyst<S> analyst) {
  private static final int UNIT = 10_000;
  private static final int HUNDREDTHS = 100;
  private static final int WORST = 3;
  private static final int CHOICES = 12;

  /// An unfinished review.
  ReviewedGame soFar(Review review) {
    return written(review, Optional.empty());
  }

  /// A finished review, with the alternatives of its decisions.
  ///
  /// @param seed of the random numbers
  ReviewedGame whole(Review review, long seed) {
    return written(review, Optional.of(seed));
  }

  private ReviewedGame written(Review review, Optional<Long> seed) {
    List<Judgement> decisions = new ArrayList<>();
    for (SeatReview each : review.seats()) {
      for (Decision decision : each.worst(WORST)) {
        decisions.add(judgement(decision, each.lucky().contains(decision.ply()), seed));
      }
    }
    decisions.sort(Comparator.comparingInt(Judgement::ply).thenComparingInt(Judgement::seat));
    return new ReviewedGame(
        review.seats().stream().map(ReviewWriter::seat).toList(),
        review.truth().map(all -> all.stream().map(ReviewWriter::truth).toList()),
        decisions);
  }

  private static Seat seat(SeatReview each) {
    List<Integer> curve = new ArrayList<>();
    each.steps().forEach(step -> curve.add(part(step.chance())));
    curve.add(part(each.result()));
    Optional<Integer> rating =
        each.rating().isPresent()
            ? Optional.of((int) Math.round(HUNDREDTHS * each.rating().getAsDouble()))
            : Optional.empty();
    return new Seat(
        each.seat(),
        part(each.start()),
        part(each.result()),
        part(each.errors()),
        part(each.others()),
        part(each.luck()),
        part(each.reveals()),
        part(each.rest()),
        part(each.adjusted()),
        rating,
        each.decisions().size(),
        each.counted(),
        each.worst(WORST).stream().map(Decision::ply).toList(),
        curve,
        each.steps().stream().filter(Step::isMarked).map(ReviewWriter::mark).toList());
  }

  private static Mark mark(Step step) {
    return new Mark(
        step.ply(),
        atLeast(Decision.ERROR, step.error()),
        atLeast(Step.LUCK, step.luck()),
        atLeast(Step.LUCK, step.reveal()));
  }

  private static Optional<Integer> atLeast(double bound, double value) {
    return Math.abs(value) >= bound ? Optional.of(part(value)) : Optional.empty();
  }

  private static Truth truth(TruthCurve curve) {
    return new Truth(
        curve.points().stream().map(TruthCurve.Point::ply).toList(),
        curve.points().stream().map(point -> part(point.chance())).toList());
  }

  private Judgement judgement(Decision decision, boolean lucky, Optional<Long> seed) {
    int ply = decision.ply();
    int seat = decision.seat();
    Foresight<S> foresight =
        new Foresight<>(analyst.replies(), game.forgotten(ply, seat), ply, seat);
    Followed after = follows(foresight, decision.after(), seed.isPresent());
    Followed expected = follows(foresight, decision.expected(), seed.isPresent());
    return new Judgement(
        seat,
        ply,
        decision.taken(),
        decision.best(),
        part(decision.error()),
        part(decision.chance()),
        decision.mixed(),
        lucky,
        foresight.does(List.of(decision.taken())),
        foresight.does(List.of(decision.best())),
        after.events(),
        after.unforeseen(),
        expected.events(),
        expected.unforeseen(),
        seed.map(from -> choices(decision, from)).orElse(List.of()));
  }

  /// What takes worlds to be imagined is left for the end, as the choices are.
  private Followed follows(Foresight<S> foresight, List<Event> line, boolean finished) {
    boolean soon = game.game().hides() == Hidden.NOTHING;
    return soon || finished ? foresight.follows(line, 1) : Followed.NOTHING;
  }

  private List<Choice> choices(Decision at, long seed) {
    SearchBudget effort = Analysts.review(game).decision();
    Analysis said =
        analyst.analyse(
            game.forgotten(at.ply(), at.seat()),
            game.seen(at.ply(), at.seat()),
            at.seat(),
            effort,
            new Xoroshiro(seed),
            AnalysisListener.NONE);
    return said.candidates().stream()
        .limit(CHOICES)
        .map(each -> new Choice(each.notation(), part(each.value())))
        .toList();
  }

  private static int part(double chance) {
    return (int) Math.round(UNIT * chance);
  }
}
