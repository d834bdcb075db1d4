package tianxia.server.http.api.call;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class OriginsTest {
  private static final InetAddress LOOPBACK = InetAddress.ofLiteral("127.0.0.1");
  private static final InetAddress ANY = InetAddress.ofLiteral("0.0.0.0");

  @Test
  void aServerOnLoopbackIsCalledByANameOfLoopback() {
    Origins origins = new Origins(Set.of("https://play.example.org"), LOOPBACK);
    for (String host :
        List.of("localhost", "localhost:7777", "127.0.0.1:80", "[::1]:7777", "play.example.org")) {
      assertThat(origins.knows(host)).as(host).isTrue();
    }
    for (String host :
        List.of(
            "evil.example", "127.0.0.1.evil.example", "127.evil.example:7777", "", "localhos")) {
      assertThat(origins.knows(host)).as(host).isFalse();
    }
    assertThat(new Origins(Set.of(), ANY).knows("board.lan:7777")).isTrue();
  }

  @Test
  void aPageMayUseTheHostThatItComesFrom() {
    Origins origins = new Origins(Set.of(), ANY);
    assertThat(origins.allows(Optional.of("http://board.lan:7777"), "board.lan:7777")).isTrue();
    assertThat(origins.allows(Optional.of("http://board.lan"), "board.lan:80")).isTrue();
    assertThat(origins.allows(Optional.of("https://board.lan"), "board.lan")).isTrue();
    assertThat(origins.allows(Optional.empty(), "board.lan")).isTrue();
    for (String foreign :
        List.of(
            "http://board.lan:8888",
            "https://evil.example",
            "null",
            "http://board.lan:7777/",
            "http://board.lan:7777@evil.example",
            "ftp://board.lan:7777",
            "")) {
      assertThat(origins.allows(Optional.of(foreign), "board.lan:7777")).as(foreign).isFalse();
    }
  }

  @Test
  void aConfiguredOriginMayToo() {
    Origins origins = new Origins(Set.of("https://play.example.org"), LOOPBACK);
    assertThat(origins.allows(Optional.of("https://play.example.org"), "127.0.0.1:7777")).isTrue();
    assertThat(origins.allows(Optional.of("https://PLAY.example.org"), "127.0.0.1:7777")).isTrue();
    assertThat(origins.allows(Optional.of("http://play.example.org"), "127.0.0.1:7777")).isFalse();
    // DNS rebinding: a foreign name that resolves to loopback.
    assertThat(origins.allows(Optional.of("http://evil.example:7777"), "evil.example:7777"))
        .isFalse();
  }

  @Test
  void anOriginIsASchemeAHostAndAPort() {
    assertThat(Origins.valid("https://play.example.org")).isTrue();
    assertThat(Origins.valid("http://10.0.0.1:8080")).isTrue();
    for (String wrong :
        List.of("play.example.org", "https://", "https://a/b", "https://A.org", "*", "https://*")) {
      assertThat(Origins.valid(wrong)).as(wrong).isFalse();
    }
  }
}
