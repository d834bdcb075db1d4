package tianxia.house.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tianxia.kernel.Xoroshiro;
import tianxia.testkit.Repository;

/// What the fuzzer begins with, what it has found (`found/TARGET`), and a few variations of each.
class TargetTest {
  private static final int VARIATIONS = 10;

  static Path found(Target target) {
    return Repository.root()
        .resolve("house/src/test/resources/tianxia/house/fuzz/found")
        .resolve(target.name().toLowerCase(Locale.ROOT));
  }

  @ParameterizedTest
  @EnumSource
  void everyPromiseIsKept(Target target) throws IOException {
    List<byte[]> inputs = new ArrayList<>(target.seeds());
    assertThat(inputs).isNotEmpty();
    if (Files.isDirectory(found(target))) {
      try (Stream<Path> files = Files.list(found(target))) {
        for (Path file : files.sorted().toList()) {
          inputs.add(Files.readAllBytes(file));
        }
      }
    }
    long seed = Long.getLong("tianxia.seed", 20_261_125L);
    RandomGenerator random = new Xoroshiro(seed);
    for (byte[] input : inputs) {
      tried(target, input);
      for (int i = 0; i < VARIATIONS; i++) {
        tried(target, varied(input, random));
      }
    }
  }

  private static void tried(Target target, byte[] input) {
    try {
      target.run.accept(input);
    } catch (RuntimeException | Error e) {
      throw new AssertionError(target + " with " + HexFormat.of().formatHex(input), e);
    }
  }

  /// A part left out, doubled, or with another byte.
  private static byte[] varied(byte[] input, RandomGenerator random) {
    int at = random.nextInt(input.length);
    int end = at + 1 + random.nextInt(Math.min(8, input.length - at));
    byte[] rest = Arrays.copyOfRange(input, random.nextBoolean() ? at : end, input.length);
    byte[] varied = Arrays.copyOf(input, at + rest.length);
    System.arraycopy(rest, 0, varied, at, rest.length);
    if (varied.length > at && random.nextBoolean()) {
      varied[at] = (byte) random.nextInt(256);
    }
    return varied;
  }
}
