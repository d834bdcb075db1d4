package tianxia.house.mutant.specimen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class AbsoluteTest {
  @TestFactory
  Stream<DynamicTest> losesTheSign() {
    return Stream.of(-2, 0, 3).map(n -> DynamicTest.dynamicTest("of " + n, () -> check(n)));
  }

  private static void check(int n) {
    assertThat(Absolute.of(n)).isEqualTo(Math.abs(n));
  }
}
