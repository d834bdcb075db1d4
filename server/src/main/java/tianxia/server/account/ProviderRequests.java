package tianxia.server.account;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.stream.Collectors;

/// What is asked of the provider: few at a time, for a short while, and no more of an answer than
/// an honest one has. Thread-safe.
final class ProviderRequests {
  /// The provider gave no answer that can be used.
  static final class Away extends Exception {
    private static final long serialVersionUID = 1L;

    Away(String why) {
      super(why);
    }
  }

  /// What it answered.
  record Answer(int status, String body) {}

  private static final int AT_ONCE = 16;
  private static final int MOST = 256 * 1024;
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Semaphore free = new Semaphore(AT_ONCE);

  Answer get(URI address, Map<String, String> headers) throws Away {
    return exchange(address, headers, new byte[0]);
  }

  /// Sends a form.
  Answer post(URI address, Map<String, String> headers, Map<String, String> form) throws Away {
    return exchange(address, headers, encoded(form).getBytes(StandardCharsets.UTF_8));
  }

  /// As in the body of a form or in a query.
  static String encoded(Map<String, String> fields) {
    return fields.entrySet().stream()
        .map(field -> encoded(field.getKey()) + "=" + encoded(field.getValue()))
        .collect(Collectors.joining("&"));
  }

  static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private Answer exchange(URI address, Map<String, String> headers, byte[] form) throws Away {
    if (!ProviderSettings.safe(address)) {
      throw new Away("the provider names an address without https: " + address);
    }
    if (!free.tryAcquire()) {
      throw new Away("too many ask the provider");
    }
    try {
      return ask((HttpURLConnection) address.toURL().openConnection(), headers, form);
    } catch (IOException | IllegalArgumentException e) {
      throw new Away("the provider can't be asked: " + e);
    } finally {
      free.release();
    }
  }

  private static Answer ask(HttpURLConnection connection, Map<String, String> headers, byte[] form)
      throws IOException, Away {
    int patience = Math.toIntExact(PATIENCE.toMillis());
    connection.setConnectTimeout(patience);
    connection.setReadTimeout(patience);
    connection.setInstanceFollowRedirects(false);
    connection.setUseCaches(false);
    connection.setRequestProperty("Accept", "application/json");
    headers.forEach(connection::setRequestProperty);
    try {
      if (form.length > 0) {
        connection.setDoOutput(true);
        connection.setRequestProperty("Content-Type", "application/x-www-form-urlencoded");
        connection.getOutputStream().write(form);
      }
      int status = connection.getResponseCode();
      InputStream stream = status < 400 ? connection.getInputStream() : connection.getErrorStream();
      return new Answer(status, stream == null ? "" : read(stream));
    } finally {
      connection.disconnect();
    }
  }

  private static String read(InputStream stream) throws IOException, Away {
    try (stream) {
      byte[] bytes = stream.readNBytes(MOST + 1);
      if (bytes.length > MOST) {
        throw new Away("the provider's answer is too long");
      }
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }
}
