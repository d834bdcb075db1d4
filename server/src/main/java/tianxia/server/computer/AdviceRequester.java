package tianxia.server.computer;

import tianxia.search.analysis.Analysis;

/// Who requests advice.
public non-sealed interface AdviceRequester extends Asker {
  /// The position was analysed. Called on the thread that thinks.
  void advises(Analysis analysis);
}
