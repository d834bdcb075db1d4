package tianxia.server.http;

import io.helidon.http.Header;
import io.helidon.http.HeaderValues;
import java.util.List;

/// The headers of every response: the page may load nothing from elsewhere, run no inline script,
/// be framed by nobody, and sends no referrer.
final class SecurityHeaders {
  private SecurityHeaders() {}

  // Inline styles are allowed: boards are drawn with them. Inline scripts are not.
  private static final String POLICY =
      String.join(
          "; ",
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self' 'unsafe-inline'",
          "img-src 'self' data: blob:",
          "font-src 'self'",
          "media-src 'self' data: blob:",
          "connect-src 'self'",
          "manifest-src 'self'",
          "worker-src 'self'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'");

  static final List<Header> ALL =
      List.of(
          HeaderValues.create("Content-Security-Policy", POLICY),
          HeaderValues.create("X-Content-Type-Options", "nosniff"),
          HeaderValues.create("X-Frame-Options", "DENY"),
          HeaderValues.create("Referrer-Policy", "no-referrer"),
          HeaderValues.create("Cross-Origin-Opener-Policy", "same-origin"),
          HeaderValues.create("Cross-Origin-Resource-Policy", "same-origin"),
          HeaderValues.create(
              "Permissions-Policy",
              "camera=(), microphone=(), geolocation=(), payment=(), usb=()"));
}
