package tianxia.server.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.NoSuchElementException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What a seat commits to, and what it reveals of it.
class ShareTest {
  private static final String NONCE = "000102030405060708090a0b0c0d0e0f";
  private static final String OTHER = "0f0102030405060708090a0b0c0d0e0f";
  private static final String COMMITMENT = Share.open(NONCE).commitment().orElseThrow();

  @Test
  void aShareIsRevealedByItsNonceAlone() {
    Share share = Share.committed(COMMITMENT);
    assertThat(share.revealed()).isFalse();
    assertThat(share.reveal(OTHER)).isEmpty();
    Share known = share.reveal(NONCE).orElseThrow();
    assertThat(known).isEqualTo(Share.open(NONCE));
    assertThat(known.revealed()).isTrue();
    assertThat(known.nonce()).contains(NONCE);
  }

  @Test
  void whatASeatWithoutACommitmentAddsIsKnown() {
    assertThat(Share.NONE.revealed()).isTrue();
    assertThat(Share.NONE.nonce()).contains(Draws.NO_NONCE);
    assertThat(Share.NONE.reveal(Draws.NO_NONCE)).isEmpty();
    assertThatThrownBy(() -> new Share(Optional.empty(), Optional.empty()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aClientGivesANonceOrACommitment() {
    assertThat(Share.given(Optional.empty(), Optional.of(NONCE))).isEqualTo(Share.open(NONCE));
    assertThat(Share.given(Optional.of(COMMITMENT), Optional.empty()))
        .isEqualTo(Share.committed(COMMITMENT));
    // In clear, what it says of the hash does not count.
    assertThat(Share.given(Optional.of(OTHER), Optional.of(NONCE))).isEqualTo(Share.open(NONCE));
    assertThatThrownBy(() -> Share.given(Optional.empty(), Optional.empty()))
        .isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void aSecretIsOf32Bytes() {
    Secret secret = new Secret("00".repeat(31) + "ff");
    assertThat(secret.bytes()).hasSize(32).endsWith((byte) 0xff);
    assertThatThrownBy(() -> new Secret("0g" + "00".repeat(31)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
