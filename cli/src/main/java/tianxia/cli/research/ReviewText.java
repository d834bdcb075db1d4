package tianxia.cli.research;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import tianxia.kernel.Event;
import tianxia.kernel.Happening;
import tianxia.kernel.Preview;
import tianxia.kernel.State;
import tianxia.kernel.words.Words;
import tianxia.search.review.Decision;
import tianxia.search.review.PlayedGame;
import tianxia.search.review.Review;
import tianxia.search.review.SeatReview;
import tianxia.search.review.Step;

/// Writes a review in English sentences, with chances in percent and points of a hundred.
record ReviewText<S extends State<S>>(PlayedGame<S> game, Review review, Words words) {
  private static final int WORST = 3;

  /// Points of the curve in a line.
  private static final int POINTS = 12;

  List<String> lines(int seat) {
    SeatReview own = review.of(seat);
    List<String> lines = new ArrayList<>();
    lines.add(name(seat) + outcome(own) + ".");
    lines.add("Chance to win by what the seat knew, after so many events: " + curve(own));
    review
        .truth()
        .ifPresent(truth ->
            lines.add(
                "As things really stood: "
                    + spread(
                        truth.get(seat - 1).points().stream()
                            .map(point -> point.ply() + ": " + percent(point.chance()))
                            .toList())));
    lines.add("");
    lines.add(
        "Points of 100      start  errors  others   luck  reveals  rest  result  rating  without luck");
    review.seats().forEach(each -> lines.add(row(each)));
    lines.add("");
    lines.addAll(worst(own));
    own.steps().stream().filter(ReviewText::isLuck).map(this::luck).forEach(lines::add);
    return lines;
  }

  private String name(int seat) {
    String word = words.word("seat." + seat);
    return word.startsWith("seat.") ? "Seat " + seat : word;
  }

  private static String outcome(SeatReview own) {
    return own.result() == 1 ? " won" : own.result() > 0 ? " shared the win" : " lost";
  }

  private static String curve(SeatReview own) {
    List<String> points = new ArrayList<>();
    for (Step step : own.steps()) {
      points.add(step.ply() + ": " + percent(step.chance()));
    }
    points.add(own.steps().size() + ": " + percent(own.result()));
    return spread(points);
  }

  private static String spread(List<String> points) {
    int count = Math.min(points.size(), POINTS);
    List<String> some = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      some.add(points.get(i * (points.size() - 1) / Math.max(1, count - 1)));
    }
    return String.join(", ", some);
  }

  private String row(SeatReview each) {
    OptionalDouble rating = each.rating();
    return String.format(
        Locale.ROOT,
        "%-16s %7.1f %7.1f %7.1f %6.1f %8.1f %5.1f %7.1f %7s %13.1f",
        name(each.seat()),
        100 * each.start(),
        -100 * each.errors(),
        100 * each.others(),
        100 * each.luck(),
        100 * each.reveals(),
        100 * each.rest(),
        100 * each.result(),
        rating.isPresent() ? String.format(Locale.ROOT, "%.1f", rating.getAsDouble()) : "none",
        100 * each.adjusted());
  }

  private List<String> worst(SeatReview own) {
    List<Decision> worst = own.worst(WORST);
    List<String> lines = new ArrayList<>();
    lines.add(
        worst.isEmpty() ? "No decision cost a point or more." : "The decisions that cost most:");
    for (Decision each : worst) {
      lines.add(
          "After "
              + each.ply()
              + " events, "
              + points(-each.error())
              + " points: "
              + told(each, each.taken(), each.after()));
      lines.add("  Better: " + told(each, each.best(), each.expected()));
      if (own.lucky().contains(each.ply())) {
        lines.add("  It went well by luck.");
      }
    }
    return lines;
  }

  /// An action, what it does, and what is expected then.
  private String told(Decision at, String action, List<Event> line) {
    List<Happening> happenings =
        switch (preview(at, action)) {
          case Preview.Shown shown -> shown.happenings();
          case Preview.Refused refused -> List.of();
        };
    String sentences = happenings.stream().map(words::sentence).collect(Collectors.joining(" "));
    String then = line.stream().skip(1).map(Event::toString).collect(Collectors.joining(", "));
    return action
        + (sentences.isEmpty() ? "" : ". " + sentences)
        + (then.isEmpty() ? "" : " Expected then: " + then + ".");
  }

  private Preview preview(Decision at, String action) {
    S forgotten = game.forgotten(at.ply(), at.seat());
    return game.game().preview(forgotten, at.seat(), List.of(action));
  }

  private static boolean isLuck(Step step) {
    return Math.abs(step.luck()) >= Step.LUCK || Math.abs(step.reveal()) >= Step.LUCK;
  }

  private String luck(Step step) {
    boolean draw = Math.abs(step.luck()) >= Step.LUCK;
    return (draw ? "Luck " : "Revealed ")
        + points(draw ? step.luck() : step.reveal())
        + " points after "
        + step.ply()
        + " events: "
        + step.event()
        + ".";
  }

  private static String percent(double chance) {
    return Math.round(100 * Math.clamp(chance, 0, 1)) + " %";
  }

  private static String points(double change) {
    return String.format(Locale.ROOT, "%+.1f", 100 * change);
  }
}
