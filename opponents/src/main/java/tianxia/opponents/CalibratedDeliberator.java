package tianxia.opponents;

import java.util.List;
import java.util.random.RandomGenerator;
import tianxia.kernel.Event;
import tianxia.kernel.State;
import tianxia.opponents.network.ChanceCurve;
import tianxia.opponents.network.ChanceCurves;
import tianxia.search.Analysis;
import tianxia.search.Deliberation;
import tianxia.search.Deliberator;
import tianxia.search.SearchBudget;

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
    return new Calibrated(
        search.begin(forgotten, seen, seat, effort, random), curves.of(kind(forgotten)));
  }

  private record Calibrated(Deliberation search, ChanceCurve curve) implements Deliberation {
    @Override
    public int improve() {
      return search.improve();
    }

    @Override
    public boolean decided() {
      return search.decided();
    }

    @Override
    public Analysis answer() {
      return search.answer().calibrated(curve);
    }
  }
}
