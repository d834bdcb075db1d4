package tianxia.search.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tianxia.kernel.Hidden;
import tianxia.kernel.State;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.AnalysisListener;
import tianxia.search.analysis.AnytimeAnalyst;
import tianxia.search.review.Streams.Purpose;

/// One run over a game, until its review is complete or its listener stops it: a quick look, then
/// all decisions, the luck of draws, and the chances with full information.
///
/// @param <S> the game's state
final class ReviewRun<S extends State<S>> implements AnalysisListener {
  // The passes over the game.
  private static final int LOOK = 0;
  private static final int DECISIONS = 1;
  private static final int DRAWS = 2;
  private static final int TRUTHS = 3;

  private final PlayedGame<S> game;
  private final AnytimeAnalyst<S> analyst;
  private final ReviewEffort effort;
  private final ReviewListener listener;
  private final Streams streams;
  private final DecisionJudge<S> decisions;
  private final DrawJudge<S> draws;
  private final Findings found;
  private final List<double[]> chances;
  private final List<Integer> truths;
  private final double total;
  private int pass;
  private int next;
  private double done;
  private Optional<Review> last = Optional.empty();

  /// @param from checkpoint to continue from
  ReviewRun(
      PlayedGame<S> game,
      AnytimeAnalyst<S> analyst,
      ReviewEffort effort,
      long seed,
      Checkpoint from,
      ReviewListener listener) {
    this.game = game;
    this.analyst = analyst;
    this.effort = effort;
    this.listener = listener;
    streams = new Streams(seed);
    decisions = new DecisionJudge<>(game, analyst, streams);
    draws = new DrawJudge<>(game, analyst, streams);
    truths = game.game().hides() == Hidden.NOTHING ? List.of() : TruthJudge.plies(game);
    pass = from.pass();
    next = from.next();
    done = from.done();
    found = from.found();
    chances = new ArrayList<>(from.truths());
    total = Workload.of(game, waits(), truths.size());
  }

  /// Whether intermediate reviews are wanted.
  private boolean waits() {
    return !listener.equals(ReviewListener.NONE);
  }

  /// Does the work.
  ///
  /// @return as [Reviewer#review]
  Optional<Review> all() {
    if (waits() && isOpen(LOOK)) {
      decisions(effort.rough(), true);
      report(Optional.empty());
    }
    if (isOpen(DECISIONS)) {
      decisions(effort, false);
      if (waits()) {
        report(Optional.empty());
      }
    }
    if (isOpen(DRAWS)) {
      draws();
      report(Optional.empty());
    }
    if (!truths.isEmpty() && isOpen(TRUTHS)) {
      report(truth());
    }
    return last;
  }

  /// Begins a pass; returns whether it has to be done.
  private boolean isOpen(int number) {
    if (pass < number) {
      pass = number;
      reached(0);
    }
    return pass == number;
  }

  /// @param look whether only the first choice of each turn is judged
  private void decisions(ReviewEffort each, boolean look) {
    for (int seat = 1; seat <= game.seats() && next == 0 && !stopped(); seat++) {
      found.start(seat, value(game.first(), seat, each));
      found.end(seat, game.resigned() == 0 ? game.result(seat) : value(game.plies(), seat, each));
    }
    for (int ply = next; ply < game.plies() && !stopped(); ply++) {
      if (look && game.isContinued(ply)) {
        found.judged(ply, decisions.continued(ply, found.judged(ply - 1)));
      } else if (game.isChoice(ply)) {
        boolean closer = game.isContinued(ply) && DecisionJudge.isGreat(found.judged(ply - 1));
        DecisionJudge.Judged judged = decisions.judge(ply, closer, each, this);
        if (!stopped()) {
          found.judged(ply, judged);
        }
        progress(look ? Workload.ROUGH : Workload.DECISION);
      }
      reached(ply + 1);
    }
  }

  private double value(int ply, int seat, ReviewEffort each) {
    return analyst
        .analyse(
            game.forgotten(ply, seat),
            game.seen(ply, seat),
            seat,
            each.decision(),
            streams.of(Purpose.START, ply),
            this)
        .value();
  }

  private void draws() {
    for (int ply = next; ply < game.plies() && !stopped(); ply++) {
      for (int seat = 1; seat <= game.seats() && !stopped(); seat++) {
        if (game.isDrawSeenBy(ply, seat)) {
          found.luck(ply, seat, draws.luck(ply, seat, effort));
          progress(Workload.DRAW);
        }
      }
      reached(ply + 1);
    }
  }

  private Optional<List<TruthCurve>> truth() {
    TruthJudge<S> judge = new TruthJudge<>(game, analyst, streams);
    for (int i = next; i < truths.size(); i++) {
      if (stopped()) {
        return Optional.empty();
      }
      chances.add(judge.chances(truths.get(i), effort));
      progress(Workload.TRUTH);
      reached(i + 1);
    }
    return Optional.of(
        IntStream.rangeClosed(1, game.seats())
            .mapToObj(seat -> TruthCurve.of(game, seat, truths, chances))
            .toList());
  }

  private void report(Optional<List<TruthCurve>> truth) {
    if (stopped()) {
      return;
    }
    Review review =
        new Review(
            IntStream.rangeClosed(1, game.seats())
                .mapToObj(seat -> Account.of(game, found, seat))
                .toList(),
            truth);
    last = Optional.of(review);
    listener.improved(review);
  }

  private void progress(double weight) {
    done += weight;
    listener.progressed(done / total);
  }

  /// A place processed while the work was stopped may be incomplete.
  private void reached(int place) {
    next = place;
    if (!stopped()) {
      listener.reached(() -> new Checkpoint(pass, next, done, found, chances).text());
    }
  }

  @Override
  public void improved(Analysis soFar) {}

  @Override
  public boolean stopped() {
    return listener.stopped();
  }
}
