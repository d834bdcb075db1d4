package tianxia.opponents.pagoda;

/// Is told what a [GreedyPolicy] decides: training learns from it.
public interface DecisionListener {
  /// Learns nothing.
  DecisionListener NONE = (features, lead, seat, dragon, logit) -> {};

  /// A seat has decided.
  ///
  /// @param features of the position that it chose; good for the time of the call
  /// @param lead points ahead in it
  /// @param seat from 0
  /// @param dragon whether it chose to let the dragon draw: the dragon's network has judged then
  /// @param logit what the network thought of it
  void decided(Features features, int lead, int seat, boolean dragon, float logit);
}
