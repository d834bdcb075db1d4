package tianxia.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// The OpenAPI document: read when it is first asked for.
final class OpenApiDocument {
  private static final String TEXT = read();

  private OpenApiDocument() {}

  static String text() {
    return TEXT;
  }

  private static String read() {
    try (InputStream in =
        OpenApiDocument.class.getResourceAsStream("/tianxia/server/openapi.json")) {
      if (in == null) {
        throw new IllegalStateException("openapi.json is missing from the program");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
