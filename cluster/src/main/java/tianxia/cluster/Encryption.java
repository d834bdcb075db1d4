package tianxia.cluster;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How nodes protect what they say to each other: by TLS 1.3, in which both sides show a
/// certificate of one authority, or by the network in which they are.
///
/// @param certificates the folder with a node's key and certificates
record Encryption(Optional<Path> certificates) {
  private static final List<String> FILES = List.of("tls.key", "tls.crt", "ca.crt");

  /// @throws IllegalArgumentException if a file is missing, or if there are no certificates and
  ///   everybody could reach the address
  static Encryption of(NodeAddress at, Optional<Path> certificates) {
    certificates.ifPresent(Encryption::check);
    if (certificates.isEmpty() && isPublic(at.host())) {
      throw new IllegalArgumentException(
          "--cluster: "
              + at.host()
              + " is a public address: whoever reaches it could play every table. Use one of a private"
              + " network, or certificates (--cluster-tls)");
    }
    return new Encryption(certificates);
  }

  private static void check(Path folder) {
    for (String name : FILES) {
      if (!Files.isReadable(folder.resolve(name))) {
        throw new IllegalArgumentException(
            "--cluster-tls: " + folder.resolve(name) + " can't be read");
      }
    }
  }

  /// Whether an address is none of a private network. A name that can't be resolved is not: that it
  /// can't be listened on is told later.
  static boolean isPublic(String host) {
    try {
      InetAddress address = InetAddress.getByName(host);
      byte[] bytes = address.getAddress();
      boolean uniqueLocal = bytes.length == 16 && (bytes[0] & 0xFE) == 0xFC;
      boolean carrier = bytes.length == 4 && bytes[0] == 100 && (bytes[1] & 0xC0) == 0x40;
      return !address.isLoopbackAddress()
          && !address.isSiteLocalAddress()
          && !address.isLinkLocalAddress()
          && !uniqueLocal
          && !carrier;
    } catch (UnknownHostException e) {
      return false;
    }
  }

  /// As Pekko takes it. The files are read again every five minutes, so they can be replaced.
  Config config() {
    return certificates
        .map(folder ->
            ConfigFactory.parseMap(
                Map.of(
                    "transport",
                    "tls-tcp",
                    "ssl.ssl-engine-provider",
                    "org.apache.pekko.remote.artery.tcp.ssl.RotatingKeysSSLEngineProvider",
                    "ssl.rotating-keys-engine.key-file",
                    file(folder, "tls.key"),
                    "ssl.rotating-keys-engine.cert-file",
                    file(folder, "tls.crt"),
                    "ssl.rotating-keys-engine.ca-cert-file",
                    file(folder, "ca.crt"))))
        .map(ssl -> ssl.atPath("pekko.remote.artery"))
        .orElse(ConfigFactory.empty());
  }

  private static String file(Path folder, String name) {
    return folder.resolve(name).toAbsolutePath().toString();
  }
}
