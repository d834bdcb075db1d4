package tianxia.testkit.contract;

import java.util.Arrays;
import java.util.List;
import tianxia.kernel.Actors;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;

/// The events of one seeded playout. They are chosen when it is played for the first time; the
/// checks that come later play them again, which saves listing what is legal.
final class Script {
  private final Xoroshiro random;
  private byte[] actors = new byte[128];
  private int[] actions = new int[128];
  private int length;

  Script(long seed) {
    this.random = new Xoroshiro(seed);
  }

  /// Makes sure that event `at` is known, where all before it are.
  ///
  /// @param state the position before it, where somebody is to act
  /// @param legal a buffer for its legal actions
  <S extends State<S>> void reach(int at, S state, int[] legal) {
    if (at < length) {
      return;
    }
    List<Integer> able = Actors.list(state.actors());
    int actor = able.get(able.size() == 1 ? 0 : random.nextInt(able.size()));
    if (length == actors.length) {
      actors = Arrays.copyOf(actors, 2 * length);
      actions = Arrays.copyOf(actions, 2 * length);
    }
    actors[length] = (byte) actor;
    actions[length] =
        actor == Actors.CHANCE
            ? state.sample(actor, random)
            : legal[random.nextInt(state.legalActions(actor, legal))];
    length++;
  }

  int actor(int at) {
    return actors[at];
  }

  int action(int at) {
    return actions[at];
  }
}
