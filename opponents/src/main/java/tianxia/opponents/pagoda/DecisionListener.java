package tianxia.opponents.pagoda;

/// Receives the decisions of a [GreedyPolicy], for training.
public interface DecisionListener {
  /// Ignores them.
  DecisionListener NONE = (features, lead, seat, dragon, logit) -> {};

  /// A seat has decided.
  ///
  /// @param features of the resulting position; valid during the call only
  /// @param lead the seat's lead in points in that position
  /// @param seat from 0
  /// @param dragon whether it chose the dragon; then the logit is from the dragon's network
  /// @param logit the network's output
  void decided(Features features, int lead, int seat, boolean dragon, float logit);
}
