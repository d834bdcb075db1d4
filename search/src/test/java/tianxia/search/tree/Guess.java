package tianxia.search.tree;

import java.util.random.RandomGenerator;
import tianxia.kernel.State;

/// A card is drawn face down with weights 5, 3 and 1, and seat 1 guesses which it is. Without
/// peeking, the best strategy is to guess the first.
final class Guess implements State<Guess> {
  static final int HIDDEN = -1;
  private static final int[] WEIGHTS = {5, 3, 1};

  private int card;
  private int guess = HIDDEN;
  private boolean drawn;

  /// The position with this card face down.
  static Guess after(int card) {
    Guess guess = new Guess();
    guess.apply(0, card);
    return guess;
  }

  @Override
  public int actors() {
    return !drawn ? 1 : guess == HIDDEN ? 2 : 0;
  }

  @Override
  public int maxLegal() {
    return 3;
  }

  @Override
  public int legalActions(int actor, int[] out) {
    for (int i = 0; i < 3; i++) {
      out[i] = i;
    }
    return 3;
  }

  @Override
  public int sample(int actor, RandomGenerator random) {
    if (actor == 1) {
      return random.nextInt(3);
    }
    int item = random.nextInt(9);
    return item < 5 ? 0 : item < 8 ? 1 : 2;
  }

  @Override
  public void apply(int actor, int action) {
    if (actor == 0) {
      card = action;
      drawn = true;
    } else {
      guess = action;
    }
  }

  @Override
  public int weight(int outcome) {
    return WEIGHTS[outcome];
  }

  @Override
  public int winners() {
    return actors() != 0 ? 0 : guess == card ? 0b010 : 0b100;
  }

  @Override
  public void forget(int seat) {
    card = drawn ? HIDDEN : card;
  }

  @Override
  public void imagine(RandomGenerator random) {
    if (card == HIDDEN) {
      card = sample(0, random);
    }
  }

  @Override
  public Guess copy() {
    Guess copy = new Guess();
    copy.copyFrom(this);
    return copy;
  }

  @Override
  public void copyFrom(Guess other) {
    card = other.card;
    guess = other.guess;
    drawn = other.drawn;
  }
}
