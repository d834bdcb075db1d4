package tianxia.server.http;

import io.helidon.common.uri.UriQuery;
import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.http.api.Api;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.HttpProblemCodes;
import tianxia.server.http.api.call.Mount;
import tianxia.server.http.api.call.Origins;
import tianxia.server.http.api.call.Visitor;
import tianxia.server.http.connection.ClientAddress;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.http.limit.RateLimits.Kind;
import tianxia.server.log.FaultId;
import tianxia.server.log.FaultLog;
import tianxia.server.log.RequestId;
import tianxia.server.message.Problem;

/// Handles every HTTP request: dispatches it to the API or to the page.
final class RequestHandler implements Handler {
  private static final Logger LOG = LoggerFactory.getLogger(RequestHandler.class);

  private final Api api;
  private final Mount mount;
  private final Page page;
  private final Links links;
  private final Origins origins;
  private final RateLimits rates;
  private final boolean proxy;

  RequestHandler(
      Api api,
      Mount mount,
      Page page,
      Links links,
      Origins origins,
      RateLimits rates,
      boolean proxy) {
    this.api = api;
    this.mount = mount;
    this.page = page;
    this.links = links;
    this.origins = origins;
    this.rates = rates;
    this.proxy = proxy;
  }

  @Override
  public void handle(ServerRequest request, ServerResponse response) {
    RequestId.next().run(() -> handled(request, response));
  }

  private void handled(ServerRequest request, ServerResponse response) {
    try {
      respond(request, response);
    } catch (CloseConnectionException e) {
      throw e;
    } catch (UncheckedIOException e) {
      // Helidon would log a stack trace each time that a client resets its connection.
      throw new CloseConnectionException("the client has disconnected", e);
    } catch (RuntimeException e) {
      FaultLog.error(LOG, "a request failed", e);
      throw new CloseConnectionException("the request failed", e);
    }
    if (request.headers().contains(HeaderValues.CONNECTION_CLOSE)
        || response.headers().contains(HeaderValues.CONNECTION_CLOSE)) {
      // Helidon announces the close, but leaves it to the client.
      throw new CloseConnectionException("as was said");
    }
  }

  private void respond(ServerRequest request, ServerResponse response) {
    SecurityHeaders.ALL.forEach(response::header);
    String asked = request.prologue().uriPath().rawPath();
    String path = mount.inside(asked).orElse("");
    boolean api = path.equals("/api") || path.startsWith("/api/");
    String address = address(request);
    if (!rates.take(address, api ? Kind.REQUEST : Kind.PAGE)) {
      send(response, Answer.problem(Problem.SLOW_DOWN, "too many requests from your address"));
    } else if (!origins.knows(host(request))) {
      send(response, Answer.problem(HttpProblemCodes.WRONG_HOST, "unknown Host header"));
    } else if (api) {
      send(response, answer(request, path, address));
    } else if (path.isEmpty()) {
      send(response, outside(asked));
    } else {
      page(request, response, path, address);
    }
  }

  private Answer outside(String asked) {
    return mount.meant(asked)
        ? new Answer(308, "text/plain", "", Map.of("Location", mount.path() + "/"))
        : Answer.problem(HttpProblemCodes.UNKNOWN_PATH, "the page is under " + mount.path() + "/");
  }

  private Answer answer(ServerRequest request, String path, String address) {
    String method = request.prologue().method().text();
    if (!safe(method) && !origins.allows(header(request, "Origin"), host(request))) {
      return Answer.problem(HttpProblemCodes.WRONG_ORIGIN, "origin not allowed");
    }
    if (request.content().hasEntity() && !json(request)) {
      return Answer.problem(HttpProblemCodes.WRONG_TYPE, "Content-Type must be application/json");
    }
    return switch (Body.of(request)) {
      case Body.Wrong wrong -> wrong.answer();
      case Body.Text(String body) -> {
        String token = Call.bearer(header(request, "Authorization"));
        yield answer(
            new Call(
                method, path, query(request), token, body, address, Visitor.of(request.headers())));
      }
    };
  }

  private Answer answer(Call call) {
    try {
      return api.answer(call);
    } catch (RuntimeException e) {
      if (FaultLog.isMendable(e)) {
        return Answer.of(Problem.ofStore());
      }
      FaultId fault = FaultId.here();
      LOG.error("{} failed ({})", call, fault, e);
      return Answer.problem(HttpProblemCodes.INTERNAL, fault.told());
    }
  }

  private static Map<String, String> query(ServerRequest request) {
    Map<String, String> query = new TreeMap<>();
    UriQuery given = request.prologue().query();
    given.names().forEach(name -> query.put(name, given.first(name).orElse("")));
    return query;
  }

  private static boolean safe(String method) {
    return method.equals("GET") || method.equals("HEAD") || method.equals("OPTIONS");
  }

  private static boolean json(ServerRequest request) {
    return header(request, "Content-Type")
        .map(type -> type.split(";", 2)[0].strip().equalsIgnoreCase("application/json"))
        .orElse(false);
  }

  private static void send(ServerResponse response, Answer answer) {
    response.status(Status.create(answer.status()));
    response.header(HeaderValues.create(HeaderNames.CONTENT_TYPE, answer.type()));
    response.header(HeaderValues.create(HeaderNames.CACHE_CONTROL, "no-store"));
    answer.headers().forEach((name, value) -> response.header(HeaderValues.create(name, value)));
    response.send(answer.body().getBytes(StandardCharsets.UTF_8));
  }

  private void page(ServerRequest request, ServerResponse response, String raw, String address) {
    String method = request.prologue().method().text();
    if (!method.equals("GET") && !method.equals("HEAD")) {
      send(
          response,
          Answer.problem(HttpProblemCodes.WRONG_METHOD, "only GET and HEAD")
              .with("Allow", "GET, HEAD"));
      return;
    }
    String path = mount.inside(request.prologue().uriPath().path()).orElse("");
    if (Links.isPicture(path)) {
      links.picture(request, response, path, address).ifPresent(problem -> send(response, problem));
      return;
    }
    Optional<PageFile> file = path.isEmpty() ? Optional.empty() : page.file(path);
    if (file.isEmpty()) {
      send(response, Answer.problem(HttpProblemCodes.UNKNOWN_PATH, "not found"));
    } else if (page.isIndex(file.get()) && !Links.reads(request)) {
      send(
          request,
          response,
          links.page(request, new Links.At(raw, path), address).orElse(file.get()));
    } else {
      send(request, response, file.get());
    }
  }

  private static void send(ServerRequest request, ServerResponse response, PageFile file) {
    response.header(HeaderValues.create(HeaderNames.ETAG, file.tag()));
    response.header(HeaderValues.create(HeaderNames.VARY, file.varies()));
    response.header(cache(file));
    if (header(request, "If-None-Match").map(tags -> tags.contains(file.tag())).orElse(false)) {
      response.status(Status.NOT_MODIFIED_304).send();
      return;
    }
    String encoding = file.encoding(header(request, "Accept-Encoding").orElse(""));
    byte[] bytes = file.bytes(encoding);
    response.header(HeaderValues.create(HeaderNames.CONTENT_TYPE, file.type()));
    if (!encoding.isEmpty()) {
      response.header(HeaderValues.create(HeaderNames.CONTENT_ENCODING, encoding));
    }
    if (request.prologue().method().text().equals("HEAD")) {
      response.header(
          HeaderValues.create(HeaderNames.CONTENT_LENGTH, Integer.toString(bytes.length)));
      response.send();
    } else {
      response.send(bytes);
    }
  }

  private static Header cache(PageFile file) {
    return HeaderValues.create(
        HeaderNames.CACHE_CONTROL,
        file.lasting() ? "public, max-age=31536000, immutable" : "no-cache");
  }

  private String address(ServerRequest request) {
    List<String> forwarded = request.headers().all(HeaderNames.X_FORWARDED_FOR, List::<String>of);
    return ClientAddress.of(request.remotePeer().host(), forwarded, proxy);
  }

  private static String host(ServerRequest request) {
    return header(request, "Host").orElse("");
  }

  private static Optional<String> header(ServerRequest request, String name) {
    return request.headers().first(HeaderNames.create(name));
  }
}
