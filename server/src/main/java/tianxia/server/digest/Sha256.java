package tianxia.server.digest;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/// SHA-256, where a format says that it is this one: of draws, of links, of names of files. What is
/// kept of secrets says which hash it is ([KeptHash]).
public final class Sha256 {
  private Sha256() {}

  public static byte[] of(byte[] bytes) {
    return KeptHash.SHA_256.digest(bytes);
  }

  /// Of a text in UTF-8.
  public static byte[] of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  /// The same as 64 hexadecimal digits in lower case.
  public static String hex(String text) {
    return HexFormat.of().formatHex(of(text));
  }

  /// The same of the bytes that hexadecimal digits stand for.
  ///
  /// @throws IllegalArgumentException if these are no hexadecimal digits of whole bytes
  public static String ofHex(String digits) {
    return HexFormat.of().formatHex(of(HexFormat.of().parseHex(digits)));
  }
}
