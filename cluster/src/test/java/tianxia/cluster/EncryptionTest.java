package tianxia.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class EncryptionTest {
  @TempDir private Path folder;

  @Test
  void nodesWithCertificatesServeEachOthersTables() throws Exception {
    Optional<Path> certificates = Optional.of(Certificates.in(folder));
    SharedMemoryStore store = new SharedMemoryStore();
    try (TestNode one = new TestNode(store, certificates);
        TestNode two = new TestNode(store, certificates)) {
      assertThat(protocol(one)).isEqualTo("TLSv1.3");
      boolean elsewhere = false;
      while (!elsewhere) {
        Guests guests = Guests.at(one.tables());
        assertThat(guests.play(two.tables())).isNotZero();
        elsewhere = two.owns(guests.table());
      }
    }
  }

  /// What a stranger's handshake leads to; whether it is let in is decided after that.
  private static String protocol(TestNode node) throws Exception {
    SSLContext trusting = SSLContext.getInstance("TLS");
    trusting.init(null, new javax.net.ssl.TrustManager[] {new Trusting()}, null);
    int port = NodeAddress.of(node.address()).port();
    try (SSLSocket socket =
        (SSLSocket) trusting.getSocketFactory().createSocket("127.0.0.1", port)) {
      socket.startHandshake();
      return socket.getSession().getProtocol();
    }
  }

  private static final class Trusting extends javax.net.ssl.X509ExtendedTrustManager {
    @Override
    public void checkClientTrusted(java.security.cert.X509Certificate[] chain, String type) {}

    @Override
    public void checkServerTrusted(java.security.cert.X509Certificate[] chain, String type) {}

    @Override
    public void checkClientTrusted(
        java.security.cert.X509Certificate[] chain, String type, java.net.Socket socket) {}

    @Override
    public void checkServerTrusted(
        java.security.cert.X509Certificate[] chain, String type, java.net.Socket socket) {}

    @Override
    public void checkClientTrusted(
        java.security.cert.X509Certificate[] chain, String type, javax.net.ssl.SSLEngine engine) {}

    @Override
    public void checkServerTrusted(
        java.security.cert.X509Certificate[] chain, String type, javax.net.ssl.SSLEngine engine) {}

    @Override
    public java.security.cert.X509Certificate[] getAcceptedIssuers() {
      return new java.security.cert.X509Certificate[0];
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"8.8.8.8:9100", "0.0.0.0:9100", "[2001:4860:4860::8888]:9100"})
  void aPublicAddressNeedsCertificates(String address) throws Exception {
    NodeAddress at = NodeAddress.of(address);
    assertThatThrownBy(() -> Encryption.of(at, Optional.empty()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("--cluster-tls");
    assertThat(Encryption.of(at, Optional.of(Certificates.in(folder))).certificates()).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "127.0.0.1:9100", "10.1.2.3:9100", "172.31.0.1:9100", "192.168.0.1:9100",
        "100.64.0.1:9100", "[::1]:9100", "[fd00::1]:9100", "[fe80::1]:9100"
      })
  void aPrivateOneDoesNot(String address) {
    assertThat(Encryption.of(NodeAddress.of(address), Optional.empty()).certificates()).isEmpty();
  }

  @Test
  void aMissingFileIsNamed() throws Exception {
    Path incomplete = Certificates.in(folder);
    Files.delete(incomplete.resolve("ca.crt"));
    assertThatThrownBy(() -> Encryption.of(NodeAddress.of("10.0.0.1:1"), Optional.of(incomplete)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("ca.crt");
  }
}
