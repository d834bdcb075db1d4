package tianxia.training.contrees;

import tianxia.opponents.contrees.Pattern;
import tianxia.opponents.contrees.Tally;
import tianxia.opponents.contrees.Triples;
import tianxia.opponents.contrees.Weights;

/// Initial weights, from the rules alone: a contrée is worth more the nearer a seat is to four
/// towers on it.
final class InitialWeights {
  static final Weights WEIGHTS = weights();

  private InitialWeights() {}

  private static Weights weights() {
    Weights weights = new Weights();
    for (int stage = 0; stage < Pattern.STAGES; stage++) {
      for (int a = 0; a < Tally.COUNT; a++) {
        for (int b = a; b < Tally.COUNT; b++) {
          for (int c = b; c < Tally.COUNT; c++) {
            int triple = Triples.of(Pattern.corner(a, b, c));
            short worth = (short) ((worth(a) + worth(b) + worth(c)) / 6);
            for (int holding = 0; holding < Pattern.HOLDINGS; holding++) {
              weights.set(stage, holding * Triples.COUNT + triple, worth);
            }
          }
        }
      }
    }
    weights.spread();
    return weights;
  }

  private static int worth(int tally) {
    int own = Tally.own(tally);
    int foes = Tally.foes(tally);
    if (own >= 4) {
      return 300;
    }
    if (foes >= 4) {
      return -300;
    }
    return hope(own, foes, 160) - hope(foes, own, 100);
  }

  private static int hope(int own, int foes, int most) {
    return 6 - foes < 4 ? 0 : own == 3 ? most : own == 2 ? most / 3 : own == 1 ? most / 10 : 0;
  }
}
