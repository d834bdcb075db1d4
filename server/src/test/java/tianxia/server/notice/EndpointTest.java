package tianxia.server.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a stranger gives as an address never leads inside.
class EndpointTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://push.example.org/x",
        "ftp://push.example.org/x",
        "https://user@push.example.org/x",
        "https://push.example.org:8443/x",
        "https://push.example.org:22/x",
        "https://push.example.org/x#y",
        "https://localhost/x",
        "https://metadata/x",
        "https://127.0.0.1/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://127.1/x",
        "https://[::1]/x",
        "https://push.example.org/a b",
        "https://push.example.org/\r\nHost: inside",
        "https:///x",
        "https:push.example.org",
        "//push.example.org/x",
        ""
      })
  void isRefused(String url) {
    assertThat(Endpoint.of(url, false)).isEmpty();
  }

  @Test
  void isTaken() {
    Endpoint endpoint =
        Endpoint.of("https://Push.example.org/wpush/v2/abc?d=e%20f", false).orElseThrow();
    assertThat(endpoint.host()).isEqualTo("push.example.org");
    assertThat(endpoint.target()).isEqualTo("/wpush/v2/abc?d=e%20f");
    assertThat(endpoint.portOrUsual()).isEqualTo(443);
    assertThat(endpoint).hasToString("push.example.org");
    assertThat(Endpoint.of("https://a.example/" + "x".repeat(1_000), false)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.0.0.0",
        "0.1.2.3",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "127.8.8.8",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.8",
        "192.0.2.1",
        "192.168.1.1",
        "198.18.0.1",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::127.0.0.1",
        "64:ff9b::a00:1",
        "fe80::1",
        "fec0::1",
        "fc00::1",
        "fd12::1",
        "ff02::1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::1",
        "3fff::1"
      })
  void isNotPublic(String address) throws UnknownHostException {
    assertThat(PublicAddress.is(InetAddress.getByName(address))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"8.8.8.8", "100.128.0.1", "172.32.0.1", "192.169.0.1", "2606:4700::1", "2a00::1"})
  void isPublic(String address) throws UnknownHostException {
    assertThat(PublicAddress.is(InetAddress.getByName(address))).isTrue();
  }

  /// The name was fine when it was given: what it leads to is looked at when it is asked.
  @Test
  void aNameThatLeadsInsideIsNotAsked() {
    Endpoint inside = new Endpoint(true, "localhost", -1, "/");
    assertThatThrownBy(() -> inside.resolve(false)).isInstanceOf(UnknownHostException.class);
  }
}
