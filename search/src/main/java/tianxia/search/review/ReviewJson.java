package tianxia.search.review;

import java.util.List;
import java.util.function.Consumer;
import tianxia.kernel.Event;
import tianxia.kernel.json.CanonicalJson;

/// Writes a [Review] as lines of canonical JSON, whose numbers are integers: chances are in
/// ten-thousandths, ratings in hundredths.
public final class ReviewJson {
  private static final int UNIT = 10_000;
  private static final int HUNDREDTHS = 100;
  private static final int WORST = 3;

  private ReviewJson() {}

  /// A line for each seat, for each decision of any seat, and for each event as `seat` saw it.
  ///
  /// @param line gets each line, without its end, in a writer that is reused
  public static void write(Review review, int seat, Consumer<CanonicalJson> line) {
    CanonicalJson out = new CanonicalJson();
    for (SeatReview each : review.seats()) {
      summary(each, out.clear());
      line.accept(out);
    }
    for (SeatReview each : review.seats()) {
      for (Decision decision : each.decisions()) {
        write(decision, each.lucky().contains(decision.ply()), out.clear());
        line.accept(out);
      }
    }
    for (Step step : review.of(seat).steps()) {
      write(step, seat, out.clear());
      line.accept(out);
    }
    if (review.truth().isPresent()) {
      write(review.truth().get().get(seat - 1), seat, out.clear());
      line.accept(out);
    }
  }

  private static void summary(SeatReview each, CanonicalJson out) {
    out.beginObject().key("adjusted").value(chance(each.adjusted()));
    out.key("counted").value(each.counted());
    out.key("decisions").value(each.decisions().size());
    out.key("errors").value(chance(each.errors())).key("luck").value(chance(each.luck()));
    out.key("others").value(chance(each.others()));
    if (each.rating().isPresent()) {
      out.key("rating").value(Math.round(HUNDREDTHS * each.rating().getAsDouble()));
    }
    out.key("rest").value(chance(each.rest())).key("result").value(chance(each.result()));
    out.key("reveals").value(chance(each.reveals())).key("seat").value(each.seat());
    out.key("start").value(chance(each.start())).key("type").value("seat");
    out.key("worst").beginArray();
    each.worst(WORST).forEach(decision -> out.value(decision.ply()));
    out.endArray().endObject();
  }

  private static void write(Decision decision, boolean lucky, CanonicalJson out) {
    out.beginObject().key("action").value(decision.taken()).key("after");
    line(decision.after(), out);
    out.key("best").value(decision.best()).key("error").value(chance(decision.error()));
    out.key("expected");
    line(decision.expected(), out);
    out.key("lucky").value(lucky).key("mixed").value(decision.mixed());
    out.key("obvious").value(decision.obvious()).key("ply").value(decision.ply());
    out.key("seat").value(decision.seat()).key("type").value("decision");
    out.key("value").value(chance(decision.chance())).endObject();
  }

  private static void line(List<Event> events, CanonicalJson out) {
    out.beginArray();
    events.stream().map(Event::toString).forEach(out::value);
    out.endArray();
  }

  private static void write(Step step, int seat, CanonicalJson out) {
    out.beginObject().key("error").value(chance(step.error()));
    out.key("event").value(step.event().toString()).key("luck").value(chance(step.luck()));
    out.key("marked").value(step.isMarked()).key("others").value(chance(step.others()));
    out.key("ply").value(step.ply()).key("rest").value(chance(step.rest()));
    out.key("reveal").value(chance(step.reveal())).key("seat").value(seat);
    out.key("type").value("event").key("value").value(chance(step.chance())).endObject();
  }

  private static void write(TruthCurve truth, int seat, CanonicalJson out) {
    out.beginObject().key("chances").beginArray();
    truth.points().forEach(point -> out.value(chance(point.chance())));
    out.endArray().key("plies").beginArray();
    truth.points().forEach(point -> out.value(point.ply()));
    out.endArray().key("seat").value(seat).key("type").value("truth").endObject();
  }

  private static long chance(double value) {
    return Math.round(UNIT * value);
  }
}
