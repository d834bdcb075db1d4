package tianxia.cli.address;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReachTest {
  @Test
  void allAddressesAreReachedFromHereAndFromTheNetwork() throws UnknownHostException {
    List<InetAddress> machine =
        List.of(InetAddress.getByName("192.168.1.23"), InetAddress.getByName("203.0.113.5"));
    for (String host : List.of("0.0.0.0", "::")) {
      assertThat(Reach.of(host, 8080, machine))
          .isEqualTo(
              new Reach(
                  "http://localhost:8080",
                  List.of("http://192.168.1.23:8080", "http://203.0.113.5:8080")));
    }
  }

  @Test
  void oneAddressIsItsOwnLink() throws UnknownHostException {
    List<InetAddress> machine = List.of(InetAddress.getByName("192.168.1.23"));
    assertThat(Reach.of("127.0.0.1", 80, machine))
        .isEqualTo(new Reach("http://localhost:80", List.of()));
    assertThat(Reach.of("192.168.1.23", 80, machine))
        .isEqualTo(new Reach("http://192.168.1.23:80", List.of()));
    assertThat(Reach.of("fd00::5", 80, machine))
        .isEqualTo(new Reach("http://[fd00::5]:80", List.of()));
  }

  @Test
  void aPathIsPartOfEveryLink() throws UnknownHostException {
    List<InetAddress> machine = List.of(InetAddress.getByName("192.168.1.23"));
    assertThat(Reach.of("0.0.0.0", 80, machine).under("/games"))
        .isEqualTo(new Reach("http://localhost:80/games", List.of("http://192.168.1.23:80/games")));
  }

  @Test
  void noAddressOfThisMachineIsOneThatOthersDoNotReach() {
    assertThat(Reach.of("0.0.0.0", 8080).network())
        .noneMatch(link -> link.contains("127.0.0.") || link.contains("169.254."));
  }
}
