package tianxia.server.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/// One file of the page, in memory, with its compressed forms if they lie beside it.
final class PageFile {
  private final byte[] bytes;
  private final String type;
  private final String tag;
  private final boolean lasting;
  private final Optional<byte[]> brotli;
  private final Optional<byte[]> gzip;

  PageFile(String path, byte[] bytes, Optional<byte[]> brotli, Optional<byte[]> gzip) {
    this.bytes = bytes;
    this.type = type(path);
    this.tag = tag(bytes);
    this.lasting = path.startsWith("/assets/");
    this.brotli = brotli;
    this.gzip = gzip;
  }

  /// Its media type.
  String type() {
    return type;
  }

  /// Its entity tag, with quotes: the file's hash.
  String tag() {
    return tag;
  }

  /// Whether its name changes with its contents, so that it may be kept for ever.
  boolean lasting() {
    return lasting;
  }

  /// The encoding of the smallest form that `Accept-Encoding` allows; empty for the file as it is.
  String encoding(String acceptEncoding) {
    if (brotli.isPresent() && accepts(acceptEncoding, "br")) {
      return "br";
    }
    return gzip.isPresent() && accepts(acceptEncoding, "gzip") ? "gzip" : "";
  }

  /// The file in one of its encodings.
  byte[] bytes(String encoding) {
    return switch (encoding) {
      case "br" -> brotli.orElse(bytes);
      case "gzip" -> gzip.orElse(bytes);
      default -> bytes;
    };
  }

  private static boolean accepts(String header, String encoding) {
    for (String part : header.split(",", -1)) {
      String[] nameAndQuality = part.split(";", 2);
      boolean refused =
          nameAndQuality.length == 2 && nameAndQuality[1].strip().matches("q=0(\\.0*)?");
      if (nameAndQuality[0].strip().equalsIgnoreCase(encoding)) {
        return !refused;
      }
    }
    return false;
  }

  private static String tag(byte[] bytes) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
      return '"' + HexFormat.of().formatHex(hash, 0, 12) + '"';
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  private static String type(String path) {
    String ending = path.substring(path.lastIndexOf('.') + 1);
    return switch (ending) {
      case "html" -> "text/html; charset=utf-8";
      case "js", "mjs" -> "text/javascript; charset=utf-8";
      case "css" -> "text/css; charset=utf-8";
      case "json", "map" -> "application/json";
      case "webmanifest" -> "application/manifest+json";
      case "svg" -> "image/svg+xml";
      case "png" -> "image/png";
      case "jpg", "jpeg" -> "image/jpeg";
      case "webp" -> "image/webp";
      case "ico" -> "image/x-icon";
      case "woff2" -> "font/woff2";
      case "wasm" -> "application/wasm";
      case "mp3" -> "audio/mpeg";
      case "ogg" -> "audio/ogg";
      case "wav" -> "audio/wav";
      case "txt" -> "text/plain; charset=utf-8";
      default -> "application/octet-stream";
    };
  }

  /// A page for a server that has none: it says so.
  static PageFile missing() {
    String text =
        """
        <!doctype html>
        <html lang="en"><meta charset="utf-8"><title>Tianxia</title>
        <p>The page is not built: run <code>npm run build</code> in <code>web/</code>.</p>
        <p lang="fr">La page n’est pas construite : lancez <code>npm run build</code> dans
        <code>web/</code>.</p>
        </html>
        """;
    return new PageFile(
        "/index.html", text.getBytes(StandardCharsets.UTF_8), Optional.empty(), Optional.empty());
  }
}
