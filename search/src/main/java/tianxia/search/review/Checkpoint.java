package tianxia.search.review;

import java.util.ArrayList;
import java.util.List;
import tianxia.kernel.Event;
import tianxia.search.review.DecisionJudge.Judged;

/// The progress of a review, as a text from which another run with the same game, effort and seed
/// continues to the same review.
///
/// @param pass number of the pass over the game
/// @param next the first place that this pass has not processed
/// @param done amount of work done so far
/// @param found findings so far
/// @param truths chances with full information, at the places processed so far
record Checkpoint(int pass, int next, double done, Findings found, List<double[]> truths) {
  private static final int FIRST_PASS = 0;

  /// No notation contains a line break.
  private static final char END = '\n';

  /// Nothing has been done.
  static Checkpoint beginning(int plies, int seats) {
    return new Checkpoint(FIRST_PASS, 0, 0, new Findings(plies, seats), List.of());
  }

  String text() {
    StringBuilder out = new StringBuilder();
    put(out, pass);
    put(out, next);
    put(out, done);
    for (int seat = 1; seat <= found.seats(); seat++) {
      put(out, found.start(seat));
      put(out, found.end(seat));
    }
    for (int ply = 0; ply < found.plies(); ply++) {
      put(out, found.isJudged(ply) ? 1 : 0);
      if (found.isJudged(ply)) {
        put(out, found.judged(ply));
      }
      for (int seat = 1; seat <= found.seats(); seat++) {
        put(out, found.luck(ply, seat));
      }
    }
    put(out, truths.size());
    for (double[] chances : truths) {
      for (double chance : chances) {
        put(out, chance);
      }
    }
    return out.toString();
  }

  private static void put(StringBuilder out, String text) {
    out.append(text).append(END);
  }

  private static void put(StringBuilder out, int number) {
    put(out, Integer.toString(number));
  }

  /// Writes the exact value.
  private static void put(StringBuilder out, double number) {
    put(out, Long.toString(Double.doubleToLongBits(number), Character.MAX_RADIX));
  }

  private static void put(StringBuilder out, Judged judged) {
    Decision decision = judged.decision();
    put(out, decision.seat());
    put(out, decision.taken());
    put(out, decision.best());
    put(out, decision.mixed() ? 1 : 0);
    put(out, decision.chance());
    put(out, decision.error());
    put(out, decision.obvious() ? 1 : 0);
    put(out, decision.expected());
    put(out, decision.after());
    judged.shares().forEach(share -> put(out, share));
  }

  private static void put(StringBuilder out, List<Event> events) {
    put(out, events.size());
    for (Event event : events) {
      put(out, event.actor());
      put(out, event.action());
    }
  }

  /// Reads what [#text] has written.
  static Checkpoint of(String text, int plies, int seats) {
    return new Reader(text).checkpoint(plies, seats);
  }

  private static final class Reader {
    private final String text;
    private int at;

    Reader(String text) {
      this.text = text;
    }

    private String text() {
      int end = text.indexOf(END, at);
      String next = text.substring(at, end);
      at = end + 1;
      return next;
    }

    private int number() {
      return Integer.parseInt(text());
    }

    private double part() {
      return Double.longBitsToDouble(Long.parseLong(text(), Character.MAX_RADIX));
    }

    Checkpoint checkpoint(int plies, int seats) {
      int pass = number();
      int next = number();
      double done = part();
      Findings found = new Findings(plies, seats);
      for (int seat = 1; seat <= seats; seat++) {
        found.start(seat, part());
        found.end(seat, part());
      }
      for (int ply = 0; ply < plies; ply++) {
        if (number() > 0) {
          found.judged(ply, judged(ply, seats));
        }
        for (int seat = 1; seat <= seats; seat++) {
          found.luck(ply, seat, part());
        }
      }
      List<double[]> truths = new ArrayList<>();
      for (int left = number(); left > 0; left--) {
        double[] chances = new double[seats + 1];
        for (int seat = 0; seat <= seats; seat++) {
          chances[seat] = part();
        }
        truths.add(chances);
      }
      return new Checkpoint(pass, next, done, found, truths);
    }

    private Judged judged(int ply, int seats) {
      int seat = number();
      String taken = text();
      String best = text();
      boolean mixed = number() > 0;
      double chance = part();
      double error = part();
      boolean obvious = number() > 0;
      List<Event> expected = events();
      List<Event> after = events();
      List<Double> shares = new ArrayList<>();
      for (int i = 0; i < seats; i++) {
        shares.add(part());
      }
      return new Judged(
          new Decision(ply, seat, taken, best, mixed, chance, error, obvious, expected, after),
          shares);
    }

    private List<Event> events() {
      List<Event> events = new ArrayList<>();
      for (int left = number(); left > 0; left--) {
        int actor = number();
        events.add(new Event(actor, text()));
      }
      return events;
    }
  }
}
