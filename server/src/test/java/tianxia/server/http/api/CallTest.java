package tianxia.server.http.api;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class CallTest {
  /// A path may hold whatever is no control character of ASCII; the log is read at a terminal.
  @Test
  void whatStandsInTheLogCannotTurnItRoundOrFillIt() {
    String path = "/api/tables/\u202eabc\u009b31m\u0085" + "x".repeat(8000);
    assertThat(new Call("GET", path, "secret-token", "body", "192.0.2.1").toString())
        .startsWith("«GET» «/api/tables/")
        .doesNotContain("\u202e", "\u009b", "\u0085", "secret-token", "body")
        .hasSizeLessThan(100);
  }
}
