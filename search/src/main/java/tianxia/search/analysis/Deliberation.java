package tianxia.search.analysis;

import java.util.function.UnaryOperator;

/// The search at one decision, step by step.
public interface Deliberation {

  /// Makes a step.
  ///
  /// @return the iterations that it took; may be 0
  int improve();

  /// Whether further steps would change nothing.
  boolean decided();

  /// The analysis so far, after at least one step. Does not influence the following steps.
  Analysis answer();

  /// The same search, whose answers are shown in another way.
  ///
  /// @param view makes what is shown of an answer
  default Deliberation showing(UnaryOperator<Analysis> view) {
    Deliberation search = this;
    return new Deliberation() {
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
        return view.apply(search.answer());
      }
    };
  }
}
