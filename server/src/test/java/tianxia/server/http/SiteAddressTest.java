package tianxia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.server.http.api.call.Mount;

class SiteAddressTest {
  @Test
  void theOriginThatWasAskedIsMeant() {
    SiteAddress site =
        new SiteAddress(Mount.of(Set.of("https://a.example", "https://play.example")), true);
    assertThat(site.of("play.example")).isEqualTo("https://play.example");
    assertThat(site.of("PLAY.example")).isEqualTo("https://play.example");
  }

  @Test
  void aHostThatIsNoneOfTheOriginsIsNotBelieved() {
    SiteAddress site = new SiteAddress(Mount.of(Set.of("https://play.example")), true);
    assertThat(site.of("evil.example")).isEqualTo("https://play.example");
  }

  @Test
  void withoutOriginsTheHostIsMeant() {
    assertThat(new SiteAddress(Mount.of(Set.of()), false).of("192.168.1.7:8080"))
        .isEqualTo("http://192.168.1.7:8080");
    assertThat(new SiteAddress(Mount.of(Set.of()), true).of("play.example"))
        .isEqualTo("https://play.example");
    assertThat(new SiteAddress(Mount.of(Set.of()), false).of("[::1]:8080"))
        .isEqualTo("http://[::1]:8080");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a\"><script>", "a/b", "a@b", "a b", "a:b", "[x]"})
  void whatIsNoHostIsNeverRepeated(String host) {
    assertThat(new SiteAddress(Mount.of(Set.of()), false).of(host)).isEqualTo("http://localhost");
  }
}
