package tianxia.server.http.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ClientAddressTest {
  @Test
  void withoutAProxyTheHeaderIsNobodysWord() {
    assertThat(ClientAddress.of("192.0.2.1", List.of("198.51.100.7"), false))
        .isEqualTo("192.0.2.1");
  }

  @Test
  void behindAProxyTheLastAddressIsTheClient() {
    assertThat(ClientAddress.of("127.0.0.1", List.of("10.9.9.9, 198.51.100.7"), true))
        .isEqualTo("198.51.100.7");
    assertThat(ClientAddress.of("127.0.0.1", List.of("10.9.9.9", "198.51.100.7:4711"), true))
        .isEqualTo("198.51.100.7");
    assertThat(ClientAddress.of("127.0.0.1", List.of(), true)).isEqualTo("127.0.0.1");
    assertThat(ClientAddress.of("127.0.0.1", List.of("unknown"), true)).isEqualTo("127.0.0.1");
  }

  @Test
  void anIpv6NetworkIsCountedAsOne() {
    String one = ClientAddress.of("2001:db8:1:2::1", List.of(), false);
    assertThat(ClientAddress.of("2001:db8:1:2:3:4:5:6", List.of(), false)).isEqualTo(one);
    assertThat(ClientAddress.of("2001:0db8:0001:0002:0:0:0:9%eth0", List.of(), false))
        .isIn(one, "2001:0db8:0001:0002:0:0:0:9%eth0");
    assertThat(ClientAddress.of("2001:db8:1:3::1", List.of(), false)).isNotEqualTo(one);
    assertThat(ClientAddress.of("::ffff:192.0.2.1", List.of(), false)).isEqualTo("192.0.2.1");
    assertThat(ClientAddress.of("::1", List.of("[2001:db8:1:2::7]:99"), true)).isEqualTo(one);
  }
}
