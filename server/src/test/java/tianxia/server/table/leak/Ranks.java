package tianxia.server.table.leak;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The rank test of Mann and Whitney: whether one of two samples tends to be the greater.
///
/// @param z how far the sum of ranks is from what chance gives, in standard deviations
record Ranks(double z) {
  private record Sample(long value, boolean first) {}

  /// Of two samples, which may have ties.
  static Ranks of(long[] first, long[] second) {
    List<Sample> all = new ArrayList<>();
    for (long value : first) {
      all.add(new Sample(value, true));
    }
    for (long value : second) {
      all.add(new Sample(value, false));
    }
    all.sort(Comparator.comparingLong(Sample::value));
    double n = first.length;
    double m = second.length;
    double ranks = 0;
    double ties = 0;
    for (int from = 0; from < all.size(); ) {
      int to = from;
      int firsts = 0;
      for (; to < all.size() && all.get(to).value() == all.get(from).value(); to++) {
        firsts += all.get(to).first() ? 1 : 0;
      }
      double tied = to - from;
      ranks += firsts * (from + to + 1) / 2.0;
      ties += tied * tied * tied - tied;
      from = to;
    }
    double both = n + m;
    double variance = n * m / 12 * (both + 1 - ties / (both * (both - 1)));
    return new Ranks((ranks - n * (both + 1) / 2) / Math.sqrt(variance));
  }

  /// How likely chance alone gives as much as this, either way (Abramowitz and Stegun, 7.1.26).
  double probability() {
    double x = Math.abs(z) / Math.sqrt(2);
    double t = 1 / (1 + 0.3275911 * x);
    double sum =
        t
            * (0.254829592
                + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
    return sum * Math.exp(-x * x);
  }
}
