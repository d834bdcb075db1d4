package tianxia.opponents.suntzu;

import java.util.Arrays;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.games.suntzu.piece.Phase;
import tianxia.kernel.Actors;
import tianxia.opponents.network.Network;
import tianxia.opponents.network.Probability;

/// Evaluates positions between two dynasties by the network; nothing in them may be forgotten.
/// Seats count from 0.
public final class Evaluator {
  /// An upper bound on the active rows of a position.
  private static final int MAX_FEATURES = 64;

  private final Network network;
  private final float[] sums = new float[Weights.UNITS];
  private final short[] rows = new short[MAX_FEATURES];
  private int count;

  public Evaluator(Network network) {
    this.network = network;
  }

  /// A seat's winning probability; a shared win counts half.
  public double chance(SunTzuState s, int seat) {
    int winners = s.winners();
    if (winners != 0) {
      return Actors.contains(winners, seat + 1) ? 1.0 / Integer.bitCount(winners) : 0;
    }
    Arrays.fill(sums, 0);
    read(s, seat);
    network.add(rows, 0, count, sums);
    return Probability.sigmoid(network.logit(sums));
  }

  /// The rows of a position from a seat's point of view.
  public short[] rows(SunTzuState s, int seat) {
    read(s, seat);
    return Arrays.copyOf(rows, count);
  }

  /// The number of finished dynasties.
  static int finished(SunTzuState s) {
    return switch (SunTzuReader.phase(s)) {
      case DRAW, KEEP -> SunTzuReader.dynasty(s);
      default -> SunTzuReader.dynasty(s) - 1;
    };
  }

  private void read(SunTzuState s, int seat) {
    int finished = finished(s);
    int sign = seat == 0 ? 1 : -1;
    boolean toDraw = SunTzuReader.phase(s) != Phase.ORDERS;
    count = 0;
    for (int province = 0; province < SunTzuReader.PROVINCES; province++) {
      int armies = sign * SunTzuReader.armies(s, province);
      int scoring = finished / 3;
      int own = SunTzuReader.marks(s, seat, province);
      int other = SunTzuReader.marks(s, 1 - seat, province);
      add(FeatureIndex.next(finished, SunTzuReader.value(s, province, scoring), armies));
      add(FeatureIndex.marked(finished, own, other, armies));
      add(FeatureIndex.afterwards(finished, later(s, province, scoring), armies));
    }
    int lead = SunTzuReader.reserve(s, seat) - SunTzuReader.reserve(s, 1 - seat);
    add(FeatureIndex.lead(finished, lead));
    add(FeatureIndex.track(finished, sign * SunTzuReader.pawn(s), SunTzuReader.track(s)));
    add(FeatureIndex.stage(finished, toDraw));
    for (int side = 0; side < 2; side++) {
      side(s, side, side == 0 ? seat : 1 - seat, finished, toDraw);
    }
  }

  private void side(SunTzuState s, int side, int seat, int finished, boolean toDraw) {
    int toCome = 0;
    for (int kind = 0; kind < FeatureIndex.ONCE; kind++) {
      int card = SunTzuReader.SIX + 1 + kind;
      int rest = SunTzuReader.toCome(s, seat, card);
      toCome += rest;
      add(FeatureIndex.card(side, finished, kind, SunTzuReader.hand(s, seat, card), rest));
    }
    if (toDraw && toCome > 0 && SunTzuReader.one(s, seat)) {
      add(FeatureIndex.extra(side));
    }
    add(FeatureIndex.reserve(side, finished, SunTzuReader.reserve(s, seat)));
    add(FeatureIndex.aside(side, SunTzuReader.aside(s, seat)));
    add(FeatureIndex.warlord(side, finished, SunTzuReader.warlord(s, seat)));
  }

  private void add(int row) {
    rows[count++] = (short) row;
  }

  /// The value of a province at the scorings after the given one.
  static int later(SunTzuState s, int province, int scoring) {
    int sum = 0;
    for (int i = scoring + 1; i < 3; i++) {
      sum += SunTzuReader.value(s, province, i);
    }
    return sum;
  }
}
