package tianxia.opponents.pagoda;

import java.nio.ByteBuffer;
import java.util.List;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.Training;
import tianxia.opponents.TrainingProgress;

/// Makes the weights from nothing: games against itself, in which each seat plays what the networks
/// like best (the draws see to variety), and after each game what they should have foreseen
/// (Tesauro 1992). The same plan makes the same weights.
public final class PagodaTraining implements Training {
  /// What is trained, and how.
  ///
  /// @param quick the option `length`
  /// @param abilities the option `abilities`
  /// @param games how many are played
  /// @param seed of the draws and the first weights
  public record Plan(boolean quick, boolean abilities, int games, long seed) {
    /// `full-on`, `quick-off`…: the weights' name.
    public String name() {
      return Weights.name(quick ? 3 : 4, abilities);
    }
  }

  /// The plans of the weights beside the classes.
  public static final List<Plan> PLANS =
      List.of(
          new Plan(false, true, 40_000, 1),
          new Plan(false, false, 20_000, 1),
          new Plan(true, true, 20_000, 1),
          new Plan(true, false, 20_000, 1));

  private static final float RATE = 0.03f;

  /// A lead of half so many points is as good as a game won; the lead counts beside the win, for it
  /// tells more of how well a seat has played.
  private static final double POINTS = 120;

  private static final double SHARE_OF_LEAD = 0.3;

  private final Plan plan;
  private final Networks nets;
  private final Learner turnLearner;
  private final Learner dragonLearner;
  private final GreedyPolicy architect;
  private final Trajectory episode = new Trajectory();
  private final Xoroshiro random;
  private final TrainingProgress course;

  public PagodaTraining(Plan plan) {
    this.plan = plan;
    course = new TrainingProgress(plan.games, plan.seed);
    random = new Xoroshiro(plan.seed);
    nets = new Networks(Learner.untaught(random), Learner.untaught(random));
    turnLearner = new Learner(nets.turn());
    dragonLearner = new Learner(nets.dragon());
    architect = new GreedyPolicy(nets);
  }

  @Override
  public String name() {
    return plan.name() + ".weights";
  }

  /// Its error is the mean square of those in the chance to win.
  @Override
  public TrainingProgress course() {
    return course;
  }

  @Override
  public boolean step() {
    boolean more = course.advance();
    random.seed(plan.seed + course.played());
    episode.clear();
    SearchState ground = SearchState.dealt(plan.quick ? 3 : 4, plan.abilities, random);
    while (!turn(ground)) {
      // Until the game is over.
    }
    double part = course.part();
    float rate = (float) (RATE * Math.max(0.05, Math.min(1, 2 * (1 - part))));
    double lambda = 0.85 - 0.2 * part;
    course.erred(episode.teach(result(ground), lambda, turnLearner, dragonLearner, rate));
    return more;
  }

  @Override
  public byte[] checkpoint() {
    byte[] stored = new byte[TrainingProgress.BYTES + 2 * Learner.BYTES];
    ByteBuffer to = ByteBuffer.wrap(stored);
    course.write(to);
    turnLearner.write(to);
    dragonLearner.write(to);
    return stored;
  }

  @Override
  public void resume(byte[] checkpoint) {
    ByteBuffer from = ByteBuffer.wrap(checkpoint);
    course.read(from);
    turnLearner.read(from);
    dragonLearner.read(from);
  }

  @Override
  public byte[] weights() {
    return Weights.write(nets);
  }

  private static double result(SearchState ground) {
    int lead = ground.score[0] - ground.score[1];
    double won = lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
    double share = Math.max(0, Math.min(1, 0.5 + lead / POINTS));
    return won + SHARE_OF_LEAD * (share - won);
  }

  /// Plays a turn; whether it was the last.
  private boolean turn(SearchState ground) {
    int node = architect.best(ground, 0);
    float value = architect.bestOdds;
    if (ground.canUse(SearchState.YELLOW)) {
      int given = architect.dragon(ground);
      if (architect.bestOdds > value) {
        note(ground, true, 0, architect.dragonOdds(ground, given));
        ground.dragon(given, random);
        node = architect.best(ground, 0);
      }
    }
    int gain = architect.nodes.gain[node];
    float odds = architect.judge(ground, node);
    ground.play(architect.nodes, node);
    if (ground.lastTurn()) {
      return true;
    }
    note(ground, false, gain, odds);
    ground.fill(SearchState.HAND, random);
    if (ground.fanAsked()) {
      fan(ground);
    }
    ground.pass();
    return false;
  }

  private void fan(SearchState ground) {
    architect.traits.begin(ground, 0);
    boolean use = architect.fanOdds(ground, true) > architect.fanOdds(ground, false);
    note(ground, false, 0, architect.fanOdds(ground, use));
    if (use) {
      ground.fan(random);
    }
  }

  private void note(SearchState ground, boolean dragon, int gain, float odds) {
    Features traits = architect.traits;
    episode.note(traits, traits.lead + gain, ground.turn, dragon, odds);
  }
}
