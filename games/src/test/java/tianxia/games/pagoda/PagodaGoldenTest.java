package tianxia.games.pagoda;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tianxia.testkit.Golden;

/// Agrees with an implementation in another language.
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
