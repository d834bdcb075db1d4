package tianxia.server.http.api;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tianxia.server.account.AccountRefused;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.account.Accounts;
import tianxia.server.account.SeatKey;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.EntityTag;
import tianxia.server.http.api.call.Route;
import tianxia.server.http.api.call.Sessions;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.message.Problem;
import tianxia.server.message.request.NewTournament;
import tianxia.server.message.tournament.TournamentMade;
import tianxia.server.store.TournamentStore.Choice;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.desk.Tournaments;
import tianxia.server.tournament.desk.log.Reader;

/// The part of the API that concerns tournaments: read by everybody, entered by accounts, made by
/// whom the host lets.
final class TournamentApi {
  private static final String ALL = "/api/tournaments";
  private static final String ONE = ALL + "/{id}";

  /// A tournament costs its address as many tables: it is shown to all, and makes many.
  private static final int COST = 10;

  private final Tournaments tournaments;
  private final Sessions sessions;
  private final Speakers speakers;
  private final OperatorApi operator;
  private final RateLimits rates;

  TournamentApi(
      Tournaments tournaments,
      Sessions sessions,
      Speakers speakers,
      OperatorApi operator,
      RateLimits rates) {
    this.tournaments = tournaments;
    this.sessions = sessions;
    this.speakers = speakers;
    this.operator = operator;
    this.rates = rates;
  }

  List<Route> routes() {
    return List.of(
        new Route("GET", ALL, (c, p) -> AccountApi.guarded(() -> list(c))),
        new Route("POST", ALL, (c, p) -> AccountApi.guarded(() -> make(c))),
        new Route("GET", ONE, (c, p) -> AccountApi.guarded(() -> fresh(c, id(p)))),
        new Route(
            "POST",
            ONE + "/entry",
            (c, p) -> doing(c, p, me -> tournaments.enter(member(me), id(p)))),
        new Route(
            "DELETE",
            ONE + "/entry",
            (c, p) -> doing(c, p, me -> tournaments.withdraw(signedIn(me), id(p)))),
        new Route("POST", ONE + "/start", (c, p) -> start(c, p)),
        new Route(
            "POST", ONE + "/close", (c, p) -> doing(c, p, me -> tournaments.close(me, id(p)))),
        new Route("GET", ONE + "/export", (c, p) -> AccountApi.guarded(() -> export(c, id(p)))));
  }

  private static String id(List<String> parameters) {
    return parameters.getFirst();
  }

  /// Who asks; the host by the operator's key.
  Reader reader(Call call) {
    return new Reader(sessions.reader(call), host(call.token()), sessions.program(call));
  }

  /// The key is in a file, which is not read for those who bring nothing that could be it.
  private boolean host(String token) {
    return !token.isEmpty() && SeatKey.account(token).isEmpty() && operator.desk().admits(token);
  }

  /// Who wants to take part, and has an account.
  static Reader member(Reader reader) {
    if (reader.account().isEmpty()) {
      throw new AccountRefused(Problem.SIGNED_OUT, "sign in first");
    }
    return reader;
  }

  static String signedIn(Reader reader) {
    return member(reader).account();
  }

  private Accounts accounts() {
    return sessions.accounts();
  }

  private Answer list(Call call) {
    Optional<Tournament.Phase> phase = Optional.empty();
    if (call.query().containsKey("phase")) {
      String wanted = call.query().getOrDefault("phase", "").toUpperCase(Locale.ROOT);
      phase =
          Arrays.stream(Tournament.Phase.values())
              .filter(each -> each.name().equals(wanted))
              .findFirst();
      if (phase.isEmpty()) {
        return Answer.problem(Problem.MALFORMED, "phase must be open, running or closed");
      }
    }
    Optional<String> account = Optional.empty();
    if (call.query().containsKey("account")) {
      account = accounts().like(call.query().getOrDefault("account", "")).map(Account::id);
      if (account.isEmpty()) {
        return Answer.problem(Problem.UNKNOWN_PERSON, "nobody has this name");
      }
    }
    Reader reader = reader(call);
    Choice choice = new Choice(phase, account, Optional.empty());
    List<String> rows = tournaments.reports().list(reader, choice);
    String may = tournaments.makes(reader) ? "\"make\"" : "";
    String body = "{\"tournaments\":[" + String.join(",", rows) + "],\"may\":[" + may + "]}";
    return EntityTag.of(body).answer(call, () -> Answer.json(200, body));
  }

  private Answer make(Call call) {
    if (!operator.open()) {
      return OperatorApi.doorsClosed();
    }
    if (!rates.take(call.address(), RateLimits.Kind.TABLE, COST)) {
      return slowDown();
    }
    return speakers
        .banned(call)
        .map(Answer::of)
        .orElseGet(() ->
            Answer.reading(
                NewTournament.class,
                call,
                wish ->
                    switch (tournaments.make(reader(call), wish)) {
                      case Tournaments.Outcome.Made(String id) ->
                          Answer.of(201, TournamentMade.class, new TournamentMade(id));
                      case Tournaments.Outcome.Refused(Problem why) -> Answer.of(why);
                    }));
  }

  /// It makes tables.
  private Answer start(Call call, List<String> parameters) {
    return operator.open()
        ? doing(call, parameters, me -> tournaments.start(me, id(parameters)))
        : OperatorApi.doorsClosed();
  }

  private Answer doing(
      Call call, List<String> parameters, Function<Reader, Optional<Problem>> act) {
    if (!rates.take(call.address(), RateLimits.Kind.JOIN)) {
      return slowDown();
    }
    return AccountApi.guarded(() ->
        speakers
            .banned(call)
            .or(() -> act.apply(reader(call)))
            .map(Answer::of)
            .orElseGet(() -> shown(call, id(parameters))));
  }

  /// A tournament, worked out only for one who has not seen it as it is.
  private Answer fresh(Call call, String id) {
    return tournaments
        .reports()
        .version(reader(call), id)
        .map(version -> EntityTag.of(version).answer(call, () -> shown(call, id)))
        .orElseGet(TournamentApi::unknown);
  }

  private Answer shown(Call call, String id) {
    return tournaments
        .reports()
        .shown(reader(call), id)
        .map(body -> Answer.json(200, body))
        .orElseGet(TournamentApi::unknown);
  }

  private Answer export(Call call, String id) {
    if (!rates.take(call.address(), RateLimits.Kind.TABLE)) {
      return slowDown();
    }
    Reader reader = reader(call);
    return switch (call.query().getOrDefault("format", "json")) {
      case "json" ->
          file(
              tournaments.reports().exported(reader, id).map(body -> Answer.json(200, body)),
              "json");
      case "csv" ->
          file(
              tournaments
                  .reports()
                  .csv(reader, id)
                  .map(body -> new Answer(200, "text/csv; charset=utf-8", body, Map.of())),
              "csv");
      case "trf" -> file(tournaments.reports().trf(reader, id).map(Answer::text), "trf");
      default -> Answer.problem(Problem.MALFORMED, "format must be json, csv or trf");
    };
  }

  private static Answer file(Optional<Answer> answer, String ending) {
    return answer
        .map(each ->
            each.with("Content-Disposition", "attachment; filename=\"tournament." + ending + "\""))
        .orElseGet(TournamentApi::unknown);
  }

  private static Answer unknown() {
    return Answer.problem(
        Problem.UNKNOWN_TOURNAMENT, "there is no such tournament, or none of this form");
  }

  static Answer slowDown() {
    return Answer.problem(Problem.SLOW_DOWN, "too many requests from your address");
  }
}
