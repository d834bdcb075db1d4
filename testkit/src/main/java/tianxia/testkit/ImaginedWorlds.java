package tianxia.testkit;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;

/// All worlds consistent with a forgotten state, listed by a test with their weights: every
/// imagined state must be one of them, with a frequency in proportion to its weight (a chi-square
/// test with one seed). For positions with a few hundred worlds at most.
///
/// @param <S> the game's state
public final class ImaginedWorlds<S extends State<S>> {
  private static final int IMAGINED = 20_000;

  /// The minimum expected count for the chi-square test to be valid.
  private static final int MIN_EXPECTED = 5;

  private static final long SEED = 20_261_122L;

  private final Function<S, String> name;
  private final Map<String, Double> weights = new TreeMap<>();

  /// @param name identifies a world
  public ImaginedWorlds(Function<S, String> name) {
    this.name = name;
  }

  /// Adds to the weight of a world.
  public void add(String world, double weight) {
    weights.merge(world, weight, Double::sum);
  }

  /// Fails unless the imagined states are distributed as the weights say.
  public void compare(S forgotten) {
    long[] seen = new long[weights.size()];
    double[] wanted = new double[weights.size()];
    Map<String, Integer> index = new TreeMap<>();
    weights.forEach((world, weight) -> {
      wanted[index.size()] = weight;
      index.put(world, index.size());
    });
    double total = weights.values().stream().mapToDouble(Double::doubleValue).sum();
    weights.forEach((world, weight) ->
        Expect.that(
            weight * IMAGINED >= MIN_EXPECTED * total, () -> "too rare to be counted: " + world));
    Xoroshiro random = new Xoroshiro(SEED);
    S world = forgotten.copy();
    for (int i = 0; i < IMAGINED; i++) {
      world.copyFrom(forgotten);
      world.imagine(random);
      int at = index.getOrDefault(name.apply(world), -1);
      Expect.that(at >= 0, () -> "cannot be, and is imagined: " + name.apply(world));
      seen[at]++;
    }
    ChiSquare.fits(seen, wanted, () -> weights.size() + " worlds are imagined");
  }
}
