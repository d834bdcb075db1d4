package tianxia.opponents;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Event;
import tianxia.kernel.State;
import tianxia.opponents.network.ChanceCurve;
import tianxia.opponents.network.ChanceCurves;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Deliberation;
import tianxia.search.analysis.Deliberator;

/// A game's deliberator with calibrated chances.
record CalibratedDeliberator<S extends State<S>>(Deliberator<S> search, ChanceCurves curves)
    implements Deliberator<S> {

  @Override
  public boolean covers(S forgotten, int seat) {
    return search.covers(forgotten, seat);
  }

  @Override
  public String kind(S forgotten) {
    return search.kind(forgotten);
  }

  @Override
  public Deliberation begin(
      S forgotten, List<Event> seen, int seat, SearchBudget effort, RandomGenerator random) {
    ChanceCurve curve = curves.of(kind(forgotten));
    return search
        .begin(forgotten, seen, seat, effort, random)
        .showing(answer -> answer.calibrated(curve));
  }
}
