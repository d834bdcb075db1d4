package tianxia.server.http.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tianxia.server.http.limit.RateLimits.Kind;
import tianxia.server.message.request.ClientMessage;

/// An address may take so many hints, since each costs as much as a long thought.
class HintLimitTest {
  private static final ClientMessage.Request HINT = new ClientMessage.Hint("a", 1);

  @Test
  void hintsOfAnAddressAreLimitedAndNothingElseIs() {
    ClientLimits limits = ServerLimits.STANDARD.limits();
    RateLimits rates = new RateLimits(limits);
    int admitted = 0;
    while (admitted <= 2 * limits.hints().burst() && rates.admits("one", HINT)) {
      admitted++;
    }
    // Some more may have come back meanwhile.
    assertThat(admitted).isBetween(limits.hints().burst(), 2 * limits.hints().burst());
    assertThat(rates.refused(Kind.HINT)).isEqualTo(1);
    List<ClientMessage.Request> others =
        List.of(
            new ClientMessage.Play("b", 1, List.of("x")),
            new ClientMessage.Preview("c", 1, List.of("x"), Optional.empty()));
    assertThat(others).allMatch(request -> rates.admits("one", request));
    assertThat(rates.admits("two", HINT)).isTrue();
  }
}
