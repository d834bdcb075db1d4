package tianxia.games.pagoda;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tianxia.testkit.Golden;

/// Another implementation of the rules, in another language, says the same.
final class PagodaGoldenTest {
  @TestFactory
  Stream<DynamicTest> records() {
    return Golden.records(new Pagoda());
  }

  @TestFactory
  Stream<DynamicTest> perft() {
    return Golden.perft(new Pagoda());
  }
}
