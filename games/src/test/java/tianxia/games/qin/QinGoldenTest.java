package tianxia.games.qin;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tianxia.testkit.Golden;

/// Two implementations of the rules agree on every hash.
final class QinGoldenTest {

  @TestFactory
  Stream<DynamicTest> records() {
    return Golden.records(new Qin());
  }

  @TestFactory
  Stream<DynamicTest> leaves() {
    return Golden.perft(new Qin());
  }
}
