package tianxia.server.computer;

import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.Analysts;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.AnalysisListener;

/// Has a game's analyst say what a seat's choices are worth. The effort and the random numbers are
/// those of a review, and always the same: whoever knows the same gets the same advice, and a
/// review of the game agrees with it.
final class Adviser {
  private static final long SEED = 1;

  private Adviser() {}

  static <S extends State<S>> Analysis advise(AdviceRequest<S> request, Thought thought) {
    return Analysts.of(request.game(), request.options())
        .analyse(
            request.forgotten(),
            request.seen(),
            request.seat(),
            Analysts.decision(request.game()),
            new Xoroshiro(SEED),
            new Ending(thought));
  }

  /// Ends the search with its thought.
  private record Ending(Thought thought) implements AnalysisListener {
    @Override
    public void improved(Analysis soFar) {}

    @Override
    public boolean stopped() {
      return thought.ending();
    }
  }
}
