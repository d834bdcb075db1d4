package tianxia.server.http.api.call;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import tianxia.server.message.Problem;
import tianxia.server.message.json.Messages;

/// The response to a request to the API.
///
/// @param type the media type of the body
/// @param headers besides those of every response
public record Answer(int status, String type, String body, Map<String, String> headers) {
  static final String JSON = "application/json";
  static final String TEXT = "text/plain; charset=utf-8";

  public Answer {
    headers = Map.copyOf(headers);
  }

  public static Answer json(int status, String body) {
    return new Answer(status, JSON, body, Map.of());
  }

  public static <T> Answer of(int status, Class<T> type, T message) {
    return json(status, Messages.write(type, message));
  }

  public static Answer text(String body) {
    return new Answer(200, TEXT, body, Map.of());
  }

  public static Answer problem(String code, String message) {
    return of(new Problem(code, message));
  }

  /// The answer to an ordinary request where a WebSocket is.
  public static Answer upgrade() {
    return problem(HttpProblemCodes.UPGRADE, "this path is a WebSocket endpoint")
        .with("Upgrade", "websocket");
  }

  /// What follows from the message in a request's body; a problem if there is none.
  public static <T> Answer reading(Class<T> type, Call call, Function<T, Answer> then) {
    return switch (Messages.receive(type, call.body())) {
      case Messages.Parsed.Read<T> read -> then.apply(read.message());
      case Messages.Parsed.Malformed<T> wrong -> problem(Problem.MALFORMED, wrong.why());
    };
  }

  public static Answer of(Problem problem) {
    Answer answer = of(status(problem.code()), Problem.class, problem);
    return switch (answer.status()) {
      case 401 -> answer.with("WWW-Authenticate", "Bearer");
      case 429 -> answer.with("Retry-After", "5");
      default -> answer;
    };
  }

  public Answer with(String name, String value) {
    Map<String, String> more = new TreeMap<>(headers);
    more.put(name, value);
    return new Answer(status, type, body, more);
  }

  /// The status that goes with a problem's code.
  private static int status(String code) {
    return switch (code) {
      case Problem.MALFORMED -> 400;
      case Problem.UNKNOWN_TOKEN,
          Problem.SIGNED_OUT,
          Problem.PASSKEY_REFUSED,
          Problem.PASSKEY_UNVERIFIED,
          Problem.WRONG_CODE,
          Problem.PROVIDER_REFUSED ->
          401;
      case Problem.NOT_ALLOWED,
          HttpProblemCodes.WRONG_ORIGIN,
          Problem.ACCOUNTS_OFF,
          Problem.REGISTRATION_CLOSED,
          Problem.INVITE_NEEDED,
          Problem.NO_PASSKEYS,
          Problem.BY_PROVIDER,
          Problem.OTHER_RATINGS,
          Problem.NO_CHALLENGES,
          Problem.NOTICES_OFF,
          Problem.SIGN_IN_AGAIN,
          Problem.TOURNAMENTS_OFF,
          Problem.CLUBS_OFF,
          Problem.MEMBERS_ONLY,
          Problem.KEPT_OUT,
          Problem.BANNED ->
          403;
      case Problem.UNKNOWN_TABLE,
          Problem.UNKNOWN_PLY,
          Problem.UNKNOWN_PUZZLE,
          Problem.UNKNOWN_PERSON,
          Problem.UNKNOWN_NOTICE,
          Problem.UNKNOWN_REPORT,
          Problem.UNKNOWN_TOURNAMENT,
          Problem.UNKNOWN_CLUB,
          Problem.UNKNOWN_LEAGUE,
          HttpProblemCodes.UNKNOWN_PATH ->
          404;
      case HttpProblemCodes.WRONG_METHOD -> 405;
      case Problem.TAKEN, Problem.NAME_TAKEN, Problem.LAST_PASSKEY -> 409;
      case Problem.EXPIRED -> 410;
      case HttpProblemCodes.TOO_LARGE -> 413;
      case HttpProblemCodes.WRONG_TYPE -> 415;
      case HttpProblemCodes.WRONG_HOST -> 421;
      case Problem.UNKNOWN_GAME,
          Problem.UNKNOWN_OPTION,
          Problem.WRONG_SEATS,
          Problem.NO_SERIES,
          Problem.ADDRESS_REFUSED,
          Problem.COMMITMENT_NEEDED,
          Problem.NAME_LENGTH,
          Problem.NAME_CHARACTERS,
          Problem.NAME_RESERVED ->
          422;
      case HttpProblemCodes.UPGRADE -> 426;
      case Problem.SLOW_DOWN -> 429;
      case Problem.UNAVAILABLE,
          Problem.OTHER_RULES,
          Problem.CLOSING,
          Problem.NO_NEW_TABLES,
          Problem.PROVIDER_AWAY ->
          503;
      default -> 500;
    };
  }
}
