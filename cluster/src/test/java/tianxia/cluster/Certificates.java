package tianxia.cluster;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.Key;
import java.security.KeyStore;
import java.util.Base64;
import java.util.List;

/// A folder with a key and its certificate, which is its own authority.
enum Certificates {
  ;

  private static final char[] PASSWORD = "for-tests".toCharArray();

  static Path in(Path folder) throws Exception {
    Path file = folder.resolve("keys.p12");
    Process keytool =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                    "-genkeypair",
                    "-alias",
                    "node",
                    "-keyalg",
                    "RSA",
                    "-keysize",
                    "2048",
                    "-dname",
                    "CN=node",
                    "-ext",
                    "bc:c",
                    "-storetype",
                    "PKCS12",
                    "-keystore",
                    file.toString(),
                    "-storepass",
                    new String(PASSWORD)))
            .redirectErrorStream(true)
            .start();
    String said = new String(keytool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (keytool.waitFor() != 0) {
      throw new IllegalStateException(said);
    }
    KeyStore keys = KeyStore.getInstance(file.toFile(), PASSWORD);
    Key key = keys.getKey("node", PASSWORD);
    byte[] certificate = keys.getCertificate("node").getEncoded();
    write(folder.resolve("tls.key"), "PRIVATE KEY", key.getEncoded());
    write(folder.resolve("tls.crt"), "CERTIFICATE", certificate);
    write(folder.resolve("ca.crt"), "CERTIFICATE", certificate);
    return folder;
  }

  private static void write(Path file, String what, byte[] bytes) throws Exception {
    Files.writeString(
        file,
        "-----BEGIN %s-----\n%s\n-----END %s-----\n"
            .formatted(what, Base64.getMimeEncoder().encodeToString(bytes), what));
  }
}
