package tianxia.server.http.api.call;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class CallTest {
  /// A path may contain any character except ASCII control characters; the log is read in a
  /// terminal.
  @Test
  void whatStandsInTheLogCannotTurnItRoundOrFillIt() {
    String path = "/api/tables/\u202eabc\u009b31m\u0085" + "x".repeat(8000);
    assertThat(new Call("GET", path, "secret-token", "body", "192.0.2.1").toString())
        .startsWith("«GET» «/api/tables/")
        .doesNotContain("\u202e", "\u009b", "\u0085", "secret-token", "body")
        .hasSizeLessThan(100);
  }
}
