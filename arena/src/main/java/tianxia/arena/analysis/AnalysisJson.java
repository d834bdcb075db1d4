package tianxia.arena.analysis;

import java.util.List;
import tianxia.kernel.Event;
import tianxia.kernel.json.CanonicalJson;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.Candidate;

/// Writes an [Analysis] as canonical JSON, whose numbers are integers: chances are in
/// ten-thousandths.
public final class AnalysisJson {
  private static final int UNIT = 10_000;

  private AnalysisJson() {}

  /// Writes one object.
  ///
  /// @param ply the number of events before the position
  public static CanonicalJson write(Analysis analysis, int ply, CanonicalJson out) {
    out.beginObject().key("candidates").beginArray();
    analysis.candidates().forEach(candidate -> write(candidate, out));
    out.endArray().key("error").value(chance(analysis.error()));
    out.key("mixed").value(analysis.mixed()).key("ply").value(ply);
    out.key("seat").value(analysis.seat()).key("shares").beginArray();
    shares(analysis.shares(), out);
    out.endArray().key("type").value("analysis").key("value").value(chance(analysis.value()));
    return out.key("visits").value(analysis.visits()).endObject();
  }

  private static void write(Candidate candidate, CanonicalJson out) {
    out.beginObject().key("action").value(candidate.notation());
    out.key("error").value(chance(candidate.error())).key("line").beginArray();
    candidate.line().stream().map(Event::toString).forEach(out::value);
    out.endArray().key("probability").value(chance(candidate.probability()));
    out.key("value").value(chance(candidate.value()));
    out.key("visits").value(candidate.visits()).endObject();
  }

  /// The last share is what the others leave, so that they add up.
  private static void shares(List<Double> shares, CanonicalJson out) {
    long rest = UNIT;
    for (int i = 0; i < shares.size() - 1; i++) {
      long share = Math.min(rest, chance(shares.get(i)));
      out.value(share);
      rest -= share;
    }
    out.value(rest);
  }

  private static long chance(double value) {
    return Math.round(UNIT * value);
  }
}
