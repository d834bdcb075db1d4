package tianxia.search.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tianxia.kernel.Hidden;
import tianxia.kernel.State;
import tianxia.search.Analysis;
import tianxia.search.AnalysisListener;
import tianxia.search.AnytimeAnalyst;
import tianxia.search.review.Streams.Purpose;

/// Reviews finished games: what each decision cost by what its seat knew, what each draw was worth,
/// and how the result came of both. A first look is made quickly, without the luck of draws. With
/// iterations only, the same seed gives the same review.
///
/// @param game that was played
/// @param analyst of the game and its options
/// @param effort for each part
/// @param seed of the random numbers
/// @param <S> the game's state
public record Reviewer<S extends State<S>>(
    PlayedGame<S> game, AnytimeAnalyst<S> analyst, ReviewEffort effort, long seed) {

  /// Does the work.
  ///
  /// @return the final review, or the last one before the listener stopped; empty if there was none
  public Optional<Review> review(ReviewListener listener) {
    return new Work(listener).all();
  }

  /// Goes on with the work of another run, to the same review.
  ///
  /// @param checkpoint that its listener was told last ([ReviewListener#reached])
  public Optional<Review> resume(String checkpoint, ReviewListener listener) {
    return new Work(Checkpoint.of(checkpoint, game.plies(), game.seats()), listener).all();
  }

  private final class Work implements AnalysisListener {
    /// A rough task is so much less work.
    private static final double ROUGH = 0.1;

    // The passes over the game.
    private static final int LOOK = 0;
    private static final int DECISIONS = 1;
    private static final int DRAWS = 2;
    private static final int TRUTHS = 3;

    private final ReviewListener listener;
    private final Streams streams = new Streams(seed);
    private final DecisionJudge<S> decisions = new DecisionJudge<>(game, analyst, streams);
    private final DrawJudge<S> draws = new DrawJudge<>(game, analyst, streams);
    private final Findings found;
    private final List<double[]> chances;
    private final List<Integer> truths =
        game.game().hides() == Hidden.NOTHING ? List.of() : TruthJudge.plies(game);
    private final double total;
    private int pass;
    private int next;
    private double done;
    private Optional<Review> last = Optional.empty();

    Work(ReviewListener listener) {
      this(
          new Checkpoint(LOOK, 0, 0, new Findings(game.plies(), game.seats()), List.of()),
          listener);
    }

    Work(Checkpoint from, ReviewListener listener) {
      this.listener = listener;
      pass = from.pass();
      next = from.next();
      done = from.done();
      found = from.found();
      chances = new ArrayList<>(from.truths());
      total = game.plies() * ((waits() ? 1 + ROUGH : 1) + game.seats()) + truths.size();
    }

    /// Whether anybody wants to hear of more than the end.
    private boolean waits() {
      return !listener.equals(ReviewListener.NONE);
    }

    Optional<Review> all() {
      if (waits() && isOpen(LOOK)) {
        decisions(effort.rough(), ROUGH, true);
        report(Optional.empty());
      }
      if (isOpen(DECISIONS)) {
        decisions(effort, 1, false);
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

    /// Begins a pass after the one before it; whether it is to be made.
    private boolean isOpen(int number) {
      if (pass < number) {
        pass = number;
        next = 0;
      }
      return pass == number;
    }

    /// @param turns whether only the first choice of each turn is judged
    private void decisions(ReviewEffort each, double weight, boolean turns) {
      for (int seat = 1; seat <= game.seats() && next == 0 && !stopped(); seat++) {
        found.start(seat, value(game.first(), seat, each));
        found.end(seat, game.resigned() == 0 ? game.result(seat) : value(game.plies(), seat, each));
      }
      for (int ply = next; ply < game.plies() && !stopped(); ply++) {
        if (game.isChoice(ply)) {
          DecisionJudge.Judged judged =
              turns && ply > 0 && game.isChoice(ply - 1) && game.actor(ply - 1) == game.actor(ply)
                  ? decisions.continued(ply, found.judged(ply - 1))
                  : decisions.judge(ply, each, this);
          if (!stopped()) {
            found.judged(ply, judged);
          }
        }
        progress(weight);
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
          }
          progress(1);
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
        progress(1);
        reached(i + 1);
      }
      return Optional.of(IntStream.rangeClosed(1, game.seats()).mapToObj(this::curve).toList());
    }

    private TruthCurve curve(int seat) {
      List<TruthCurve.Point> points = new ArrayList<>();
      for (int i = 0; i < chances.size(); i++) {
        points.add(new TruthCurve.Point(truths.get(i), chances.get(i)[seat]));
      }
      points.add(new TruthCurve.Point(game.plies(), game.result(seat)));
      return new TruthCurve(points);
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

    /// What was looked at while the work was stopped may not be whole.
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
}
