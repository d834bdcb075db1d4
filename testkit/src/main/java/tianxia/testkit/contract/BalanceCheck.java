package tianxia.testkit.contract;

import java.util.Optional;
import java.util.function.Function;
import tianxia.kernel.State;

/// The game's own invariants ([GameContract#imbalance]).
record BalanceCheck<S extends State<S>>(Function<S, Optional<String>> imbalance)
    implements Check<S> {

  @Override
  public void at(Playthrough<S> play) {
    if (play.expensive() || play.over()) {
      imbalance
          .apply(play.state())
          .ifPresent(wrong -> {
            throw new AssertionError(wrong);
          });
    }
  }
}
