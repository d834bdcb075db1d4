package tianxia.games.suntzu;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tianxia.testkit.Golden;

/// Compares with records from another implementation of the rules, in another language.
final class SunTzuGoldenTest {
  @TestFactory
  Stream<DynamicTest> records() {
    return Golden.records(new SunTzu());
  }

  @TestFactory
  Stream<DynamicTest> leaves() {
    return Golden.perft(new SunTzu());
  }
}
