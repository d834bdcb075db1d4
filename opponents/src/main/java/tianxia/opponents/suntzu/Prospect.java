package tianxia.opponents.suntzu;

import tianxia.games.suntzu.Meetings;
import tianxia.games.suntzu.SunTzuReading;
import tianxia.games.suntzu.SunTzuState;

/// Judges pairs of orders in one position: what the network thinks of the position after the
/// dynasty, or how the game ends. The network's sums are put together from those of the five
/// provinces, of the two sides' cards, of the track and of the reserves, all counted beforehand.
///
/// Where a reserve runs out it is a near guess: the armies that are missing are taken from where
/// the seat has most of them, whatever the order of reveal. An order is packed, four bits a
/// province; seats count from 0, and all is seen with the eyes of the first.
final class Prospect {
  private static final int PROVINCES = SunTzuReading.PROVINCES;
  private static final int RESERVES = 22;

  /// Fields of a meeting: armies, and growths of the reserves, each so much above itself.
  private static final int ABOVE = 32;

  private static final int FIELD = 8;
  private static final int MASK = (1 << FIELD) - 1;

  private final Net net;
  private final int finished;
  private final Track track;
  private final int[] reserve = new int[2];

  /// By [Meetings#at]: what comes of it, and where in `lands` the sums of the province begin.
  private final int[] met = new int[PROVINCES << FIELD];

  private final int[] marked = new int[PROVINCES << FIELD];
  private final float[] lands;

  /// By both reserves: what they and the stage add, once it has been asked for.
  private final float[] reserves;

  private final boolean[] summed = new boolean[RESERVES * RESERVES];
  private final boolean draws;
  private final float[] tracks = new float[(2 * Track.RED_END + 1) * Net.UNITS];
  private final int[] armies = new int[PROVINCES];
  private final int[] places = new int[PROVINCES];

  /// @param open nothing is laid; both hands may be unknown
  /// @param first a bit for each card that seat 0 may lay
  /// @param second the same for seat 1
  Prospect(Net net, SunTzuState open, int first, int second) {
    this.net = net;
    finished = SunTzuReading.dynasty(open);
    track = new Track(open);
    for (int seat = 0; seat < 2; seat++) {
      reserve[seat] = SunTzuReading.reserve(open, seat);
    }
    meet(new Meetings(open, first, second), first, second);
    draws = SunTzuReading.deckSize(open, 0) + SunTzuReading.deckSize(open, 1) > 0;
    reserves = new float[finished == Track.LAST_DYNASTY ? 0 : RESERVES * RESERVES * Net.UNITS];
    lands = new float[finished == Track.LAST_DYNASTY ? 0 : PROVINCES * 4 * Rows.ARMIES * Net.UNITS];
    if (finished < Track.LAST_DYNASTY) {
      sum(open);
    }
  }

  private void meet(Meetings meetings, int first, int second) {
    for (int at = 0; at < met.length; at++) {
      int one = at >> 4 & 15;
      int two = at & 15;
      if ((first >> one & second >> two & 1) != 0) {
        met[at] =
            meetings.after(at) + ABOVE
                | meetings.gained(0, at) + ABOVE << FIELD
                | meetings.gained(1, at) + ABOVE << 2 * FIELD;
        int sixes = (one == SunTzuReading.SIX ? 1 : 0) + (two == SunTzuReading.SIX ? 2 : 0);
        marked[at] = ((at >> FIELD) * 4 + sixes) * Rows.ARMIES * Net.UNITS;
      }
    }
  }

  private void sum(SunTzuState s) {
    for (int province = 0; province < PROVINCES; province++) {
      for (int sixes = 0; sixes < 4; sixes++) {
        land(s, province, sixes);
      }
    }
    for (int step = -Track.RED_END; step <= Track.RED_END; step++) {
      net.add(Rows.track(finished, step), tracks, (step + Track.RED_END) * Net.UNITS);
    }
  }

  private void land(SunTzuState s, int province, int sixes) {
    int own = SunTzuReading.marks(s, 0, province) + (sixes & 1);
    int other = SunTzuReading.marks(s, 1, province) + (sixes >> 1);
    int value = SunTzuReading.value(s, province, finished / 3);
    int later = Outlook.later(s, province, finished / 3);
    for (int count = -Rows.MOST_ARMIES; count <= Rows.MOST_ARMIES; count++) {
      int at = ((province * 4 + sixes) * Rows.ARMIES + count + Rows.MOST_ARMIES) * Net.UNITS;
      net.add(Rows.next(finished, value, count), lands, at);
      net.add(Rows.marked(finished, own, other, count), lands, at);
      net.add(Rows.afterwards(finished, later, count), lands, at);
    }
  }

  /// Whether nothing comes after the dynasty but the end.
  boolean last() {
    return finished == Track.LAST_DYNASTY;
  }

  /// What a seat's cards add to the sums.
  CardSums cards(SunTzuState world, int seat) {
    return last() ? new CardSums() : new CardSums(net, world, seat, finished);
  }

  /// The chance that seat 0 wins.
  ///
  /// @param first sums of its cards after its order, from `i` on ([CardSums])
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
    if (Math.abs(pawn) == Track.RED_END || last()) {
      return Track.end(pawn, own - other);
    }
    return (float)
        Net.chance(
            odds(first, i, second, j, reserves(own, other), (pawn + Track.RED_END) * Net.UNITS));
  }

  /// The network's sums never leave the registers.
  private float odds(float[] first, int i, float[] second, int j, int r, int t) {
    float[] l = lands;
    float[] out = net.out;
    int v = place(0);
    int w = place(1);
    int x = place(2);
    int y = place(3);
    int z = place(4);
    float odds = 0;
    float sum = 0;
    for (int k = 0; k < Net.UNITS; k++) {
      odds += Math.max(0, sum) * out[Math.max(0, k - 1)];
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
    return odds + sum * out[Net.STRAIGHT];
  }

  private int reserves(int own, int other) {
    int place = own * RESERVES + other;
    int at = place * Net.UNITS;
    if (!summed[place]) {
      summed[place] = true;
      net.add(Rows.reserve(0, finished, own), reserves, at);
      net.add(Rows.reserve(1, finished, other), reserves, at);
      net.add(Rows.lead(finished, own - other), reserves, at);
      net.add(Rows.stage(finished, draws), reserves, at);
    }
    return at;
  }

  private int place(int province) {
    int count = Math.clamp(armies[province], -Rows.MOST_ARMIES, Rows.MOST_ARMIES);
    return places[province] + (count + Rows.MOST_ARMIES) * Net.UNITS;
  }

  /// Takes an army away from where a seat has most.
  private void take(int sign) {
    int from = 0;
    for (int province = 1; province < PROVINCES; province++) {
      from = sign * armies[province] > sign * armies[from] ? province : from;
    }
    armies[from] -= sign * armies[from] > 0 ? sign : 0;
  }
}
