package tianxia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tianxia.server.http.api.Api;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Route;
import tools.jackson.databind.JsonNode;

/// Holds every answer that a test's client receives to `openapi.json`, whatever was asked for, and
/// whether it is a success or a problem.
final class DescribedAnswers {
  private static final String JSON = "application/json";
  private static final Description DESCRIPTION = new Description(read());

  /// All operations that are described; where two match, the one with fewer parameters is meant.
  private static final List<Route> ROUTES =
      DESCRIPTION.operations().stream()
          .map(each -> each.split(" ", 2))
          .map(each -> new Route(each[0], each[1], (call, parameters) -> Answer.text("")))
          .sorted(Comparator.comparingInt(route -> route.template().split("\\{", -1).length))
          .toList();

  /// The last answer that was valid, by its description: tests that wait for something ask over and
  /// over.
  private static final Map<JsonNode, String> VALID = new ConcurrentHashMap<>();

  private DescribedAnswers() {}

  private static JsonNode read() {
    try (InputStream in = Api.class.getResourceAsStream("/tianxia/server/openapi.json")) {
      if (in == null) {
        throw new IllegalStateException("no description");
      }
      return Client.json(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Fails if an answer is not as it is described.
  static void check(HttpRequest request, HttpResponse<String> answer) {
    String path = request.uri().getRawPath();
    if (!path.startsWith("/api/")) {
      return;
    }
    Optional<Route> route =
        ROUTES.stream()
            .filter(each -> each.method().equals(request.method()) && each.match(path).isPresent())
            .findFirst();
    if (route.isPresent() && !elsewhere(answer)) {
      String template = route.get().template();
      check(DESCRIPTION.answer(request.method(), template, answer.statusCode()), answer);
    } else {
      assertThat(answer.statusCode()).as(path).isIn(404, 405, 421, 429);
      JsonNode problem = DESCRIPTION.root().at("/components/schemas/Problem");
      DESCRIPTION.assertValid(problem, Client.json(answer));
    }
  }

  /// Whether a server that has its interface under another path answers.
  private static boolean elsewhere(HttpResponse<String> answer) {
    return answer.statusCode() == 404
        && Client.json(answer).path("code").asString().equals("unknown-path");
  }

  private static void check(JsonNode described, HttpResponse<String> answer) {
    String type = answer.headers().firstValue("Content-Type").orElse("").split(";", 2)[0];
    JsonNode content = described.path("content");
    if (content.isMissingNode()) {
      assertThat(answer.body()).as(answer.toString()).isEmpty();
      return;
    }
    assertThat(content.has(type)).as(answer + " is " + type).isTrue();
    JsonNode schema = content.path(type).path("schema");
    if (type.equals(JSON) && !answer.body().equals(VALID.get(schema))) {
      DESCRIPTION.assertValid(schema, Client.json(answer));
      VALID.put(schema, answer.body());
    }
  }
}
