package tianxia.opponents.suntzu;

import java.util.Arrays;
import tianxia.games.suntzu.SunTzuReader;
import tianxia.games.suntzu.SunTzuState;
import tianxia.games.suntzu.piece.Phase;
import tianxia.kernel.Actors;

/// What the network thinks of positions between two dynasties, in which nothing is forgotten. Seats
/// count from 0.
final class Evaluator {
  /// More rows than a position has.
  private static final int MAX_FEATURES = 64;

  private final Network net;
  private final float[] sums = new float[Network.UNITS];
  private final int[] rows = new int[MAX_FEATURES];
  private int count;

  Evaluator(Network net) {
    this.net = net;
  }

  /// The chance that a seat wins, a shared victory being half of one.
  double chance(SunTzuState s, int seat) {
    int winners = s.winners();
    if (winners != 0) {
      return Actors.contains(winners, seat + 1) ? 1.0 / Integer.bitCount(winners) : 0;
    }
    Arrays.fill(sums, 0);
    read(s, seat);
    for (int i = 0; i < count; i++) {
      net.add(rows[i], sums, 0);
    }
    return Network.chance(net.odds(sums));
  }

  /// The rows of a position, as a seat looks at it.
  short[] rows(SunTzuState s, int seat) {
    read(s, seat);
    short[] all = new short[count];
    for (int i = 0; i < count; i++) {
      all[i] = (short) rows[i];
    }
    return all;
  }

  /// How many dynasties are over.
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
      rows[count++] = FeatureIndex.next(finished, SunTzuReader.value(s, province, scoring), armies);
      rows[count++] = FeatureIndex.marked(finished, own, other, armies);
      rows[count++] = FeatureIndex.afterwards(finished, later(s, province, scoring), armies);
    }
    int lead = SunTzuReader.reserve(s, seat) - SunTzuReader.reserve(s, 1 - seat);
    rows[count++] = FeatureIndex.lead(finished, lead);
    rows[count++] =
        FeatureIndex.track(finished, sign * SunTzuReader.pawn(s), SunTzuReader.track(s));
    rows[count++] = FeatureIndex.stage(finished, toDraw);
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
      rows[count++] =
          FeatureIndex.card(side, finished, kind, SunTzuReader.hand(s, seat, card), rest);
    }
    if (toDraw && toCome > 0 && SunTzuReader.one(s, seat)) {
      rows[count++] = FeatureIndex.extra(side);
    }
    rows[count++] = FeatureIndex.reserve(side, finished, SunTzuReader.reserve(s, seat));
    rows[count++] = FeatureIndex.aside(side, SunTzuReader.aside(s, seat));
    rows[count++] = FeatureIndex.warlord(side, finished, SunTzuReader.warlord(s, seat));
  }

  /// What a province counts at the scorings after one.
  static int later(SunTzuState s, int province, int scoring) {
    int sum = 0;
    for (int i = scoring + 1; i < 3; i++) {
      sum += SunTzuReader.value(s, province, i);
    }
    return sum;
  }
}
