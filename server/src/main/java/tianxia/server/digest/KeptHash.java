package tianxia.server.digest;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/// By which hash the store keeps secrets: sessions, tokens, codes, invitations. All of them are
/// random and long enough for a plain hash. What is kept names its hash, as `sha-256:5e88…`, so
/// that another can be written from some day on while what was kept before still opens. A hash with
/// parameters has them in its name.
///
/// Two things are found by what is kept of a token, and not the other way: who wants to be told of
/// a seat's turns, and pictures of links to watch, whose query is by SHA-256
/// ([tianxia.server.account.SeatKey#look]). Whoever has another hash written has to see to them.
public enum KeptHash {
  SHA_256("sha-256", "SHA-256"),
  SHA_512_256("sha-512-256", "SHA-512/256");

  /// Which one is written.
  private static final KeptHash WRITTEN = SHA_256;

  private static final char AFTER_NAME = ':';

  /// With what it begins.
  private static final String WRITTEN_NAME = WRITTEN.label + AFTER_NAME;

  private final String label;
  private final String algorithm;

  KeptHash(String label, String algorithm) {
    this.label = label;
    this.algorithm = algorithm;
  }

  /// What is to be kept of a secret.
  public static String of(String secret) {
    return WRITTEN.keep(secret);
  }

  /// What this one keeps of a secret.
  public String keep(String secret) {
    return label + AFTER_NAME + hex(secret);
  }

  /// All that may be kept of a secret, by this version and others: to look it up.
  public static List<String> all(String secret) {
    return Arrays.stream(values()).map(each -> each.keep(secret)).toList();
  }

  /// What is kept, with the name of its hash. In the logs of earlier versions it has none: they had
  /// SHA-256 alone.
  public static String named(String kept) {
    return kept.indexOf(AFTER_NAME) < 0 ? SHA_256.label + AFTER_NAME + kept : kept;
  }

  /// Whether something that is kept names the hash that is written.
  static boolean isWritten(String named) {
    return named.startsWith(WRITTEN_NAME);
  }

  /// What is kept, without the name.
  public static String digits(String kept) {
    return kept.substring(kept.indexOf(AFTER_NAME) + 1);
  }

  private String hex(String secret) {
    return HexFormat.of().formatHex(digest(secret.getBytes(StandardCharsets.UTF_8)));
  }

  byte[] digest(byte[] bytes) {
    try {
      return MessageDigest.getInstance(algorithm).digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has " + algorithm, e);
    }
  }
}
