package tianxia.server.http;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import tianxia.server.digest.Sha256;

/// One file of the page, in memory; a text also compressed, once a client has asked for it.
final class PageFile {
  private static final Set<String> TEXTS =
      Set.of(
          "text/html; charset=utf-8",
          "text/javascript; charset=utf-8",
          "text/css; charset=utf-8",
          "text/plain; charset=utf-8",
          "application/json",
          "application/manifest+json",
          "image/svg+xml");

  private final byte[] bytes;
  private final String type;
  private final boolean lasting;
  private final boolean index;

  /// Empty until it is asked for.
  private Optional<byte[]> gzip = Optional.empty();

  /// Empty until it is asked for: at the start, hashing all files would take a tenth of a second.
  private Optional<String> tag = Optional.empty();

  PageFile(String path, byte[] bytes) {
    this.bytes = bytes;
    this.type = type(path);
    this.lasting = path.startsWith("/assets/");
    this.index = path.equals("/index.html");
  }

  /// Its media type.
  String type() {
    return type;
  }

  /// Its entity tag, with quotes: the file's hash.
  synchronized String tag() {
    String hash = tag.orElseGet(() -> tag(bytes));
    tag = Optional.of(hash);
    return hash;
  }

  /// Whether its name changes with its contents, so that it may be cached forever.
  boolean lasting() {
    return lasting;
  }

  /// What a cache must have in common with who asked for it. The index has tags in somebody's
  /// language unless a browser reads it ([Links#reads]); it is the same whoever is signed in.
  String varies() {
    return index
        ? "Accept-Encoding, Accept-Language, Sec-Fetch-Mode, User-Agent"
        : "Accept-Encoding";
  }

  /// The encoding to send the file in to a client with this `Accept-Encoding`: `gzip` for a text
  /// where it is accepted, empty for the file as it is.
  String encoding(String acceptEncoding) {
    return TEXTS.contains(type) && accepts(acceptEncoding, "gzip") ? "gzip" : "";
  }

  /// The file in one of its encodings.
  byte[] bytes(String encoding) {
    return encoding.equals("gzip") ? gzip() : bytes;
  }

  private synchronized byte[] gzip() {
    byte[] compressed = gzip.orElseGet(() -> compress(bytes));
    gzip = Optional.of(compressed);
    return compressed;
  }

  private static byte[] compress(byte[] bytes) {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream(bytes.length / 2);
    try (OutputStream out =
        new GZIPOutputStream(compressed) {
          {
            def.setLevel(Deflater.BEST_COMPRESSION);
          }
        }) {
      out.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // memory has none
    }
    return compressed.toByteArray();
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
    return '"' + HexFormat.of().formatHex(Sha256.of(bytes), 0, 12) + '"';
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

  /// The page of a server that was built without one: it says so.
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
    return new PageFile("/index.html", text.getBytes(StandardCharsets.UTF_8));
  }
}
