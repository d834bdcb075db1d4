package tianxia.kernel;

import java.util.random.RandomGenerator;

/// A position of an [OpenGame]: nothing to forget, imagine or draw.
///
/// @param <S> the state class itself
public interface OpenState<S extends OpenState<S>> extends State<S> {

  @Override
  default int weight(int outcome) {
    return 0;
  }

  @Override
  default void forget(int seat) {}

  @Override
  default void imagine(RandomGenerator random) {}
}
