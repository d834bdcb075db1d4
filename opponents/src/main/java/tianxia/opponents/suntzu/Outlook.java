package tianxia.opponents.suntzu;

import java.util.Arrays;
import tianxia.games.suntzu.Phase;
import tianxia.games.suntzu.SunTzuReading;
import tianxia.games.suntzu.SunTzuState;
import tianxia.kernel.Actors;

/// What the network thinks of positions between two dynasties, in which nothing is forgotten. Seats
/// count from 0.
final class Outlook {
  /// More rows than a position has.
  private static final int MOST = 64;

  private final Net net;
  private final float[] sums = new float[Net.UNITS];
  private final int[] rows = new int[MOST];
  private int count;

  Outlook(Net net) {
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
    return Net.chance(net.odds(sums));
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
    return switch (SunTzuReading.phase(s)) {
      case DRAW, KEEP -> SunTzuReading.dynasty(s);
      default -> SunTzuReading.dynasty(s) - 1;
    };
  }

  private void read(SunTzuState s, int seat) {
    int finished = finished(s);
    int sign = seat == 0 ? 1 : -1;
    boolean toDraw = SunTzuReading.phase(s) != Phase.ORDERS;
    count = 0;
    for (int province = 0; province < SunTzuReading.PROVINCES; province++) {
      int armies = sign * SunTzuReading.armies(s, province);
      int scoring = finished / 3;
      int own = SunTzuReading.marks(s, seat, province);
      int other = SunTzuReading.marks(s, 1 - seat, province);
      rows[count++] = Rows.next(finished, SunTzuReading.value(s, province, scoring), armies);
      rows[count++] = Rows.marked(finished, own, other, armies);
      rows[count++] = Rows.afterwards(finished, later(s, province, scoring), armies);
    }
    int lead = SunTzuReading.reserve(s, seat) - SunTzuReading.reserve(s, 1 - seat);
    rows[count++] = Rows.lead(finished, lead);
    rows[count++] = Rows.track(finished, sign * SunTzuReading.pawn(s));
    rows[count++] = Rows.stage(finished, toDraw);
    for (int side = 0; side < 2; side++) {
      side(s, side, side == 0 ? seat : 1 - seat, finished, toDraw);
    }
  }

  private void side(SunTzuState s, int side, int seat, int finished, boolean toDraw) {
    int toCome = 0;
    for (int kind = 0; kind < Rows.ONCE; kind++) {
      int card = SunTzuReading.SIX + 1 + kind;
      int rest = SunTzuReading.toCome(s, seat, card);
      toCome += rest;
      rows[count++] = Rows.card(side, finished, kind, SunTzuReading.hand(s, seat, card), rest);
    }
    if (toDraw && toCome > 0 && SunTzuReading.one(s, seat)) {
      rows[count++] = Rows.extra(side);
    }
    rows[count++] = Rows.reserve(side, finished, SunTzuReading.reserve(s, seat));
    rows[count++] = Rows.aside(side, SunTzuReading.aside(s, seat));
    rows[count++] = Rows.warlord(side, finished, SunTzuReading.warlord(s, seat));
  }

  /// What a province counts at the scorings after one.
  static int later(SunTzuState s, int province, int scoring) {
    int sum = 0;
    for (int i = scoring + 1; i < 3; i++) {
      sum += SunTzuReading.value(s, province, i);
    }
    return sum;
  }
}
