package tianxia.bench.trial;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import tianxia.bench.trial.player.Slot;

/// How long tables had to wait after one kind of fault, in nanoseconds.
final class Waits {
  private final List<Long> first = new ArrayList<>();
  private final List<Long> longest = new ArrayList<>();
  private final List<Long> answers = new ArrayList<>();
  private int times;

  /// Adds one time that the fault occurred, at all tables.
  void add(List<Slot> slots) {
    long now = System.nanoTime();
    times++;
    for (Slot slot : slots) {
      first.add(slot.first(now));
      longest.add(slot.longest(now));
      answers.add(slot.answer());
    }
  }

  /// Adds all of another.
  void add(Waits other) {
    times += other.times;
    first.addAll(other.first);
    longest.addAll(other.longest);
    answers.addAll(other.answers);
  }

  int times() {
    return times;
  }

  /// The columns: median, 99th percentile and worst of the time to the next acknowledged action, of
  /// the longest pause, and of the longest wait for an answer.
  String columns() {
    return numbers(first) + "  " + numbers(longest) + "  " + numbers(answers);
  }

  private static String numbers(List<Long> nanos) {
    List<Long> sorted = new ArrayList<>(nanos);
    Collections.sort(sorted);
    return String.format(
        Locale.ROOT,
        "%7.2f %7.2f %7.2f",
        quantile(sorted, 0.5),
        quantile(sorted, 0.99),
        quantile(sorted, 1));
  }

  private static double quantile(List<Long> sorted, double quantile) {
    if (sorted.isEmpty()) {
      return 0;
    }
    int rank = (int) Math.ceil(quantile * sorted.size());
    return sorted.get(Math.max(0, rank - 1)) / 1e9;
  }

  /// The headings of [#columns].
  static String headings() {
    return String.format(
        Locale.ROOT,
        "%7s %7s %7s  %7s %7s %7s  %7s %7s %7s",
        "median",
        "p99",
        "worst",
        "median",
        "p99",
        "worst",
        "median",
        "p99",
        "worst");
  }
}
