package tianxia.games.contrees;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tianxia.testkit.Golden;

/// Another implementation of the rules, in another language, says the same.
class GoldenTest {
  @TestFactory
  Stream<DynamicTest> records() {
    return Golden.records(new Contrees());
  }

  @TestFactory
  Stream<DynamicTest> perft() {
    return Golden.perft(new Contrees());
  }
}
