package tianxia.server.http;

import io.helidon.http.DirectHandler;
import io.helidon.http.DirectHandler.EventType;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.DirectHandlers;
import java.nio.charset.StandardCharsets;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.HttpProblemCodes;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.message.Problem;

/// What is answered where a request is refused before it reaches [RequestHandler].
final class DirectAnswers {
  private DirectAnswers() {}

  static DirectHandlers handlers() {
    DirectHandlers.Builder all = DirectHandlers.builder();
    for (EventType type : EventType.values()) {
      all.addHandler(
          type, (request, event, status, headers, message) -> direct(status.code(), message));
    }
    return all.build();
  }

  private static DirectHandler.TransportResponse direct(int status, String message) {
    Answer answer =
        switch (status) {
          case 413 ->
              Answer.problem(HttpProblemCodes.TOO_LARGE, "at most " + ClientLimits.BODY + " bytes");
          // From the upgrader: the message is the body.
          case 401, 403, 429 -> Answer.json(status, message);
          // [RequestHandler] answers for itself: what fails before it is no valid request.
          default -> Answer.problem(Problem.MALFORMED, "malformed HTTP request");
        };
    var response =
        DirectHandler.TransportResponse.builder()
            .status(Status.create(answer.status()))
            .keepAlive(false)
            .header(HeaderNames.CONTENT_TYPE, answer.type());
    SecurityHeaders.ALL.forEach(response::header);
    return response.entity(answer.body().getBytes(StandardCharsets.UTF_8)).build();
  }
}
