package tianxia.house.proxy;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.util.List;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/// A proxy that runs here, with TLS.
interface Proxy {
  /// What the page of the second server is under.
  String PATH = "/games";

  /// The ports of the servers behind it.
  record Upstreams(int atRoot, int underPath) {}

  /// As a browser shows it.
  String origin();

  void stop() throws IOException, InterruptedException;

  /// What trusts its certificate, and no other.
  SSLContext trusting() throws IOException, GeneralSecurityException;

  static String origin(int port) {
    return "https://localhost:" + port;
  }

  /// Whether a program is installed.
  static boolean isThere(String program) {
    return List.of(System.getenv("PATH").split(":", -1)).stream()
        .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
  }

  static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  /// What trusts a certificate, and no other.
  static SSLContext trusting(Path certificate) throws IOException, GeneralSecurityException {
    KeyStore known = KeyStore.getInstance(KeyStore.getDefaultType());
    known.load(null);
    try (InputStream in = Files.newInputStream(certificate)) {
      known.setCertificateEntry(
          "proxy", CertificateFactory.getInstance("X.509").generateCertificate(in));
    }
    TrustManagerFactory trust =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(known);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, trust.getTrustManagers(), null);
    return context;
  }
}
