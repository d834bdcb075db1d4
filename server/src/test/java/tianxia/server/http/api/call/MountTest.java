package tianxia.server.http.api.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MountTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://club.example",
        "https://club.example/games",
        "http://localhost:8080/~mei/games.v2",
        "https://club.example/a/B/c"
      })
  void anAddressIsAnOriginOrHasAPath(String address) {
    assertThat(Mount.valid(address)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "/games",
        "club.example/games",
        "https://club.example/",
        "https://club.example/games/",
        "https://club.example//games",
        "https://club.example/..",
        "https://club.example/a/../b",
        "https://club.example/a%20b",
        "https://club.example/a\"b",
        "https://club.example/a;b",
        "https://club.example/a?b",
        "https://club.example/a#b",
        "https://me@club.example/games",
        "https://Club.example/games",
        "ftp://club.example/games"
      })
  void nothingElseIs(String address) {
    assertThat(Mount.valid(address)).isFalse();
    assertThatThrownBy(() -> Mount.of(Set.of(address)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void severalOriginsHaveOnePath() {
    Mount mount = Mount.of(Set.of("https://a.example/games", "https://b.example/games"));
    assertThat(mount.origins()).containsExactlyInAnyOrder("https://a.example", "https://b.example");
    assertThat(mount.path()).isEqualTo("/games");
    assertThatThrownBy(() -> Mount.of(Set.of("https://a.example/games", "https://a.example")))
        .hasMessageContaining("the same path");
  }

  @Test
  void aPathIsInsideOrOutside() {
    Mount mount = Mount.of(Set.of("https://club.example/games"));
    assertThat(mount.inside("/games/")).contains("/");
    assertThat(mount.inside("/games/t/abc")).contains("/t/abc");
    for (String outside : new String[] {"/games", "/", "/gamesters/", "/Games/", "", "*"}) {
      assertThat(mount.inside(outside)).as(outside).isEmpty();
    }
    assertThat(mount.meant("/games")).isTrue();
    assertThat(mount.meant("/")).isTrue();
    assertThat(mount.meant("/gamesters")).isFalse();
  }

  @Test
  void atTheRootNothingIsOutside() {
    Mount root = Mount.of(Set.of());
    assertThat(root.inside("/")).contains("/");
    assertThat(root.inside("/games/t/abc")).contains("/games/t/abc");
  }
}
