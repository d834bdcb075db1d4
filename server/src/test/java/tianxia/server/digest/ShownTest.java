package tianxia.server.digest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ShownTest {
  private static final Shown SHOWN = Shown.of("of my own");

  @ParameterizedTest
  @EnumSource
  void aSecretOpensWhatAnyHashKeepsOfIt(KeptHash hash) {
    assertThat(SHOWN.opens(hash.keep("of my own"))).isTrue();
    assertThat(SHOWN.opens(hash.keep("of another"))).isFalse();
  }

  @Test
  void itOpensWhatEarlierVersionsKeptWithoutAName() {
    assertThat(SHOWN.opens(KeptHash.digits(KeptHash.SHA_256.keep("of my own")))).isTrue();
    assertThat(SHOWN.opens(KeptHash.digits(KeptHash.SHA_256.keep("of another")))).isFalse();
  }

  @Test
  void itOpensNothingThatIsKeptByAnotherName() {
    String kept = KeptHash.SHA_256.keep("of my own");
    assertThat(SHOWN.opens("sha-2567:" + KeptHash.digits(kept))).isFalse();
    assertThat(SHOWN.opens("sha-512-256:" + KeptHash.digits(kept))).isFalse();
    assertThat(SHOWN.opens("sha-256")).isFalse();
    assertThat(SHOWN.opens("")).isFalse();
  }
}
