package tianxia.server.http.connection;

import io.helidon.http.DirectHandler.EventType;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import io.helidon.http.WritableHeaders;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http1.Http1ConnectionListener;
import java.util.List;

/// Checks every request's head before it is processed: the end of its body must be unambiguous,
/// else a proxy and this server could disagree on where the next request begins (request
/// smuggling).
public final class RequestWatch implements Http1ConnectionListener {
  private static final int DIGITS = 18;

  private final boolean proxy;

  public RequestWatch(boolean proxy) {
    this.proxy = proxy;
  }

  @Override
  public void prologue(ConnectionContext context, HttpPrologue prologue) {
    // A proxy's connection carries requests of many clients.
    if (!proxy && context instanceof PacedContext paced && paced.visit.incorrigible()) {
      throw new CloseConnectionException("refused too often in a row");
    }
    // Pipelined requests come without a read between them.
    CooperativeYield.giveWay();
  }

  @Override
  public void headers(ConnectionContext context, Headers headers) {
    List<String> codings = all(headers, HeaderNames.TRANSFER_ENCODING);
    List<String> lengths = all(headers, HeaderNames.CONTENT_LENGTH);
    if (codings.size() + lengths.size() > 1) {
      throw refused("more than one Content-Length");
    }
    if (lengths.stream().anyMatch(length -> !number(length))) {
      throw refused("no length");
    }
    if (codings.stream().anyMatch(coding -> !coding.equalsIgnoreCase("chunked"))) {
      throw refused("the only transfer coding supported is chunked");
    }
    if (!codings.isEmpty() && headers instanceof WritableHeaders<?> writable) {
      // Helidon recognises it in lower case only, and would take the body for the next request.
      writable.set(HeaderValues.TRANSFER_ENCODING_CHUNKED);
    }
    if (context instanceof PacedContext paced) {
      paced.turn(TrackedConnection.Doing.SERVED);
    }
  }

  private static List<String> all(Headers headers, HeaderName name) {
    return headers.contains(name) ? headers.get(name).allValues() : List.of();
  }

  private static boolean number(String text) {
    return !text.isEmpty()
        && text.length() <= DIGITS
        && text.chars().allMatch(digit -> digit >= '0' && digit <= '9');
  }

  private static RequestException refused(String why) {
    return RequestException.builder()
        .type(EventType.BAD_REQUEST)
        .status(Status.BAD_REQUEST_400)
        .setKeepAlive(false)
        .message(why)
        .build();
  }
}
