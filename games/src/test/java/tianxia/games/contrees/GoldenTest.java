package tianxia.games.contrees;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tianxia.testkit.Golden;

/// Agrees with an implementation in another language.
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
