package tianxia.search.analysis;

import tianxia.search.SearchBudget;

/// Runs a [Deliberation] until its budget is used up.
final class AnytimeSearch {
  /// The first report is made after this many iterations.
  private static final int FIRST_REPORT = 16;

  private AnytimeSearch() {}

  static Analysis run(Deliberation search, SearchBudget effort, AnalysisListener listener) {
    long start = effort.now();
    int done = search.improve();
    int report = FIRST_REPORT;
    while (!search.decided()
        && done < effort.iterations()
        && (effort.nanos() == Long.MAX_VALUE || effort.now() - start < effort.nanos())) {
      if (done >= report && !listener.equals(AnalysisListener.NONE)) {
        listener.improved(search.answer());
      }
      while (done >= report && report > 0) {
        report *= 2;
      }
      done += search.improve();
    }
    Analysis last = search.answer();
    listener.improved(last);
    return last;
  }
}
