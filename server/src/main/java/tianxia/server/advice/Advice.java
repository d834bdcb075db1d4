package tianxia.server.advice;

import java.util.Comparator;
import java.util.List;
import tianxia.kernel.State;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.Candidate;
import tianxia.server.message.Hint;

/// Hints, from analyses.
public final class Advice {
  private static final int UNIT = 10_000;
  private static final int CHOICES = 3;

  private Advice() {}

  /// A hint for a seat.
  ///
  /// @param seq at which it was taken
  public static <S extends State<S>> Hint of(Foresight<S> foresight, Analysis analysis, int seq) {
    List<Hint.Choice> choices =
        best(analysis).stream().limit(CHOICES).map(each -> choice(foresight, each)).toList();
    return new Hint(foresight.seat(), seq, analysis.mixed(), choices);
  }

  /// That there is none.
  public static Hint none(int seat, int seq) {
    return new Hint(seat, seq, false, List.of());
  }

  /// Of a mix, the most frequent first, and only what belongs to it.
  private static List<Candidate> best(Analysis analysis) {
    if (!analysis.mixed()) {
      return analysis.candidates();
    }
    return analysis.candidates().stream()
        .filter(each -> part(each.probability()) > 0)
        .sorted(Comparator.comparingDouble(each -> -each.probability()))
        .toList();
  }

  private static <S extends State<S>> Hint.Choice choice(
      Foresight<S> foresight, Candidate candidate) {
    List<String> actions = foresight.own(candidate.line());
    Followed answer = foresight.follows(candidate.line(), actions.size());
    return new Hint.Choice(
        actions,
        part(candidate.value()),
        part(candidate.error()),
        part(candidate.probability()),
        foresight.does(actions),
        answer.events(),
        answer.unforeseen());
  }

  private static int part(double chance) {
    return (int) Math.round(UNIT * chance);
  }
}
