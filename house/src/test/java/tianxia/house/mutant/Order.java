package tianxia.house.mutant;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// What the command is asked for: `[AREA…] [--count=N] [--seed=S] [--only=CLASS[:LINE],…]
/// [--threads=N]`.
record Order(List<Area> areas, Choice choice, int threads) {
  private static final int COUNT = 20;

  /// @throws IllegalArgumentException for anything else
  static Order of(String... args) {
    List<Area> areas = new ArrayList<>();
    int count = COUNT;
    long seed = new Random().nextInt(1_000_000);
    String only = "";
    int threads = 2;
    for (String arg : args) {
      String value = arg.substring(arg.indexOf('=') + 1);
      switch (arg.substring(0, arg.length() - value.length())) {
        case "--count=" -> count = Integer.parseInt(value);
        case "--seed=" -> seed = Long.parseLong(value);
        case "--only=" -> only = value;
        case "--threads=" -> threads = Integer.parseInt(value);
        case "" -> areas.add(Area.named(arg).orElseThrow(() -> new IllegalArgumentException(arg)));
        default -> throw new IllegalArgumentException(arg);
      }
    }
    return new Order(
        areas.isEmpty() ? Area.ALL : List.copyOf(areas), new Choice(count, seed, only), threads);
  }
}
