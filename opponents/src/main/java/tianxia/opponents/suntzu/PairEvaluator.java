package tianxia.opponents.suntzu;

import tianxia.games.suntzu.CardMatchups;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.opponents.network.Network;
import tianxia.opponents.network.Probability;

/// Evaluates pairs of orders in one position: by the network after the dynasty, or by the result of
/// the game. The network's sums are composed of precomputed contributions of the five provinces,
/// both sides' cards, the track and the reserves.
///
/// If a reserve runs out the evaluation is an approximation: the missing armies are removed where
/// the seat has most, regardless of the order of reveal. An order is packed, four bits per
/// province; seats count from 0, and everything is from the first seat's point of view.
public final class PairEvaluator {
  private static final int PROVINCES = SunTzuReader.PROVINCES;
  private static final int RESERVES = 22;

  /// The offset in the packed fields of a match-up: armies, and changes of the reserves.
  private static final int ABOVE = 32;

  private static final int FIELD = 8;
  private static final int MASK = (1 << FIELD) - 1;

  private final Network network;
  private final int finished;
  private final ScoreTrack track;
  private final int[] reserve = new int[2];

  /// By [CardMatchups#at]: the result, and the start of the province's sums in `lands`.
  private final int[] met = new int[PROVINCES << FIELD];

  private final int[] marked = new int[PROVINCES << FIELD];
  private final float[] lands;

  /// By both reserves: the contribution of the reserves and the stage, computed on demand.
  private final float[] reserves;

  private final boolean[] summed = new boolean[RESERVES * RESERVES];
  private final boolean draws;
  private final float[] tracks;
  private final int[] armies = new int[PROVINCES];
  private final int[] places = new int[PROVINCES];

  /// @param open nothing is laid; both hands may be unknown
  /// @param first one bit for each card that seat 0 may lay
  /// @param second the same for seat 1
  public PairEvaluator(Network network, SunTzuState open, int first, int second) {
    this.network = network;
    finished = SunTzuReader.dynasty(open);
    track = new ScoreTrack(open);
    tracks = new float[(2 * track.length + 1) * Weights.UNITS];
    for (int seat = 0; seat < 2; seat++) {
      reserve[seat] = SunTzuReader.reserve(open, seat);
    }
    meet(new CardMatchups(open, first, second), first, second);
    draws = SunTzuReader.deckSize(open, 0) + SunTzuReader.deckSize(open, 1) > 0;
    reserves =
        new float[finished == ScoreTrack.LAST_DYNASTY ? 0 : RESERVES * RESERVES * Weights.UNITS];
    lands =
        new float
            [finished == ScoreTrack.LAST_DYNASTY
                ? 0
                : PROVINCES * 4 * FeatureIndex.ARMIES * Weights.UNITS];
    if (finished < ScoreTrack.LAST_DYNASTY) {
      sum(open);
    }
  }

  private void meet(CardMatchups meetings, int first, int second) {
    for (int at = 0; at < met.length; at++) {
      int one = at >> 4 & 15;
      int two = at & 15;
      if ((first >> one & second >> two & 1) != 0) {
        met[at] =
            meetings.after(at) + ABOVE
                | meetings.gained(0, at) + ABOVE << FIELD
                | meetings.gained(1, at) + ABOVE << 2 * FIELD;
        int sixes = (one == SunTzuReader.SIX ? 1 : 0) + (two == SunTzuReader.SIX ? 2 : 0);
        marked[at] = ((at >> FIELD) * 4 + sixes) * FeatureIndex.ARMIES * Weights.UNITS;
      }
    }
  }

  private void sum(SunTzuState s) {
    for (int province = 0; province < PROVINCES; province++) {
      for (int sixes = 0; sixes < 4; sixes++) {
        land(s, province, sixes);
      }
    }
    for (int step = -track.length; step <= track.length; step++) {
      int at = (step + track.length) * Weights.UNITS;
      network.add(FeatureIndex.track(finished, step, track.length), tracks, at);
    }
  }

  private void land(SunTzuState s, int province, int sixes) {
    int own = SunTzuReader.marks(s, 0, province) + (sixes & 1);
    int other = SunTzuReader.marks(s, 1, province) + (sixes >> 1);
    int value = SunTzuReader.value(s, province, finished / 3);
    int later = Evaluator.later(s, province, finished / 3);
    for (int count = -FeatureIndex.MAX_ARMIES; count <= FeatureIndex.MAX_ARMIES; count++) {
      int at =
          ((province * 4 + sixes) * FeatureIndex.ARMIES + count + FeatureIndex.MAX_ARMIES)
              * Weights.UNITS;
      network.add(FeatureIndex.next(finished, value, count), lands, at);
      network.add(FeatureIndex.marked(finished, own, other, count), lands, at);
      network.add(FeatureIndex.afterwards(finished, later, count), lands, at);
    }
  }

  /// Whether the game ends after this dynasty.
  boolean last() {
    return finished == ScoreTrack.LAST_DYNASTY;
  }

  /// The contributions of a seat's cards to the sums.
  CardAccumulator cards(SunTzuState world, int seat) {
    return last() ? new CardAccumulator() : new CardAccumulator(network, world, seat, finished);
  }

  /// The probability that seat 0 wins.
  ///
  /// @param first the contribution of its cards after its order, from index `i` on
  ///   ([CardAccumulator])
  float chance(int a, float[] first, int i, int b, float[] second, int j) {
    int all = 0;
    for (int province = 0; province < PROVINCES; province++) {
      int shift = 4 * (PROVINCES - 1 - province);
      int at = province << FIELD | (a >> shift & 15) << 4 | b >> shift & 15;
      int meeting = met[at];
      all += meeting >> FIELD;
      armies[province] = (meeting & MASK) - ABOVE;
      places[province] = marked[at];
    }
    int own = reserve[0] + (all & MASK) - PROVINCES * ABOVE;
    int other = reserve[1] + (all >> FIELD) - PROVINCES * ABOVE;
    for (; own < 0; own++) {
      take(1);
    }
    for (; other < 0; other++) {
      take(-1);
    }
    int pawn = track.after(armies);
    if (Math.abs(pawn) == track.length || last()) {
      return ScoreTrack.end(pawn, own - other);
    }
    return (float)
        Probability.sigmoid(
            logit(
                first, i, second, j, reserves(own, other), (pawn + track.length) * Weights.UNITS));
  }

  /// Keeps the network's sums in registers.
  private float logit(float[] first, int i, float[] second, int j, int r, int t) {
    float[] l = lands;
    float[] out = network.out();
    int v = place(0);
    int w = place(1);
    int x = place(2);
    int y = place(3);
    int z = place(4);
    float logit = 0;
    float sum = 0;
    for (int k = 0; k < Weights.UNITS; k++) {
      logit += Math.max(0, sum) * out[Math.max(0, k - 1)];
      sum =
          l[v + k]
              + l[w + k]
              + l[x + k]
              + l[y + k]
              + l[z + k]
              + first[i + k]
              + second[j + k]
              + reserves[r + k]
              + tracks[t + k];
    }
    return logit + sum * out[Weights.UNITS - 1];
  }

  private int reserves(int own, int other) {
    int place = own * RESERVES + other;
    int at = place * Weights.UNITS;
    if (!summed[place]) {
      summed[place] = true;
      network.add(FeatureIndex.reserve(0, finished, own), reserves, at);
      network.add(FeatureIndex.reserve(1, finished, other), reserves, at);
      network.add(FeatureIndex.lead(finished, own - other), reserves, at);
      network.add(FeatureIndex.stage(finished, draws), reserves, at);
    }
    return at;
  }

  private int place(int province) {
    int count = Math.clamp(armies[province], -FeatureIndex.MAX_ARMIES, FeatureIndex.MAX_ARMIES);
    return places[province] + (count + FeatureIndex.MAX_ARMIES) * Weights.UNITS;
  }

  /// Removes an army where a seat has most.
  private void take(int sign) {
    int from = 0;
    for (int province = 1; province < PROVINCES; province++) {
      from = sign * armies[province] > sign * armies[from] ? province : from;
    }
    armies[from] -= sign * armies[from] > 0 ? sign : 0;
  }
}
