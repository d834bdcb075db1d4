package tianxia.server.http.api;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.EntityTag;
import tianxia.server.http.api.call.Route;
import tianxia.server.http.api.call.Sessions;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.message.Problem;
import tianxia.server.message.request.NewLeague;
import tianxia.server.message.tournament.TournamentMade;
import tianxia.server.tournament.desk.Leagues;
import tianxia.server.tournament.desk.Tournaments;
import tianxia.server.tournament.desk.log.Reader;

/// The part of the API that concerns leagues: read by everybody, joined by accounts, made by whom
/// the host lets make tournaments.
final class LeagueApi {
  private static final String ALL = "/api/leagues";
  private static final String ONE = ALL + "/{id}";

  /// A league costs its address as many tables: it is shown to all, and makes tournaments.
  private static final int COST = 20;

  /// Of a season's number.
  private static final int MAX_DIGITS = 6;

  private final Tournaments tournaments;
  private final Leagues leagues;
  private final TournamentApi asking;
  private final Sessions sessions;
  private final Speakers speakers;
  private final OperatorApi operator;
  private final RateLimits rates;

  /// @param asking who knows who asks
  LeagueApi(
      Tournaments tournaments,
      TournamentApi asking,
      Sessions sessions,
      Speakers speakers,
      OperatorApi operator,
      RateLimits rates) {
    this.tournaments = tournaments;
    this.leagues = tournaments.leagues();
    this.asking = asking;
    this.sessions = sessions;
    this.speakers = speakers;
    this.operator = operator;
    this.rates = rates;
  }

  List<Route> routes() {
    return List.of(
        new Route("GET", ALL, (c, p) -> AccountApi.guarded(() -> list(c))),
        new Route("POST", ALL, (c, p) -> AccountApi.guarded(() -> make(c))),
        new Route("GET", ONE, (c, p) -> AccountApi.guarded(() -> fresh(c, p.getFirst()))),
        new Route(
            "GET",
            ONE + "/seasons/{season}",
            (c, p) -> AccountApi.guarded(() -> season(c, p.getFirst(), p.getLast()))),
        new Route("POST", ONE + "/entry", (c, p) -> doing(c, p, me -> join(me, p.getFirst()))),
        new Route("DELETE", ONE + "/entry", (c, p) -> doing(c, p, me -> leave(me, p.getFirst()))),
        new Route("POST", ONE + "/start", (c, p) -> start(c, p)),
        new Route(
            "POST", ONE + "/close", (c, p) -> doing(c, p, me -> leagues.close(me, p.getFirst()))));
  }

  private Answer list(Call call) {
    Optional<String> account = Optional.empty();
    if (call.query().containsKey("account")) {
      account = sessions.accounts().like(call.query().getOrDefault("account", "")).map(Account::id);
      if (account.isEmpty()) {
        return Answer.problem(Problem.UNKNOWN_PERSON, "nobody has this name");
      }
    }
    Reader reader = asking.reader(call);
    List<String> rows = leagues.reports().list(reader, account);
    String may = tournaments.makes(reader) ? "\"make\"" : "";
    String body = "{\"leagues\":[" + String.join(",", rows) + "],\"may\":[" + may + "]}";
    return EntityTag.of(body).answer(call, () -> Answer.json(200, body));
  }

  private Answer make(Call call) {
    if (!operator.open()) {
      return OperatorApi.doorsClosed();
    }
    if (!rates.take(call.address(), RateLimits.Kind.TABLE, COST)) {
      return TournamentApi.slowDown();
    }
    Reader reader = asking.reader(call);
    return speakers
        .banned(call)
        .or(() -> tournaments.barred(reader))
        .map(Answer::of)
        .orElseGet(() ->
            Answer.reading(
                NewLeague.class,
                call,
                wish ->
                    switch (leagues.make(reader, wish)) {
                      case Leagues.Outcome.Made(String id) ->
                          Answer.of(201, TournamentMade.class, new TournamentMade(id));
                      case Leagues.Outcome.Refused(Problem why) -> Answer.of(why);
                    }));
  }

  private Optional<Problem> join(Reader me, String id) {
    return leagues.join(TournamentApi.member(me), id);
  }

  private Optional<Problem> leave(Reader me, String id) {
    return leagues.leave(TournamentApi.signedIn(me), id);
  }

  /// It makes tournaments.
  private Answer start(Call call, List<String> parameters) {
    return operator.open()
        ? doing(call, parameters, me -> leagues.start(me, parameters.getFirst()))
        : OperatorApi.doorsClosed();
  }

  private Answer doing(
      Call call, List<String> parameters, Function<Reader, Optional<Problem>> act) {
    if (!rates.take(call.address(), RateLimits.Kind.JOIN)) {
      return TournamentApi.slowDown();
    }
    return AccountApi.guarded(() ->
        speakers
            .banned(call)
            .or(() -> act.apply(asking.reader(call)))
            .map(Answer::of)
            .orElseGet(() -> shown(call, parameters.getFirst())));
  }

  /// A league, worked out only for one who has not seen it as it is.
  private Answer fresh(Call call, String id) {
    return leagues
        .reports()
        .version(asking.reader(call), id)
        .map(version -> EntityTag.of(version).answer(call, () -> shown(call, id)))
        .orElseGet(LeagueApi::unknown);
  }

  private Answer shown(Call call, String id) {
    return leagues
        .reports()
        .shown(asking.reader(call), id)
        .map(body -> Answer.json(200, body))
        .orElseGet(LeagueApi::unknown);
  }

  private Answer season(Call call, String id, String number) {
    boolean digits =
        number.length() <= MAX_DIGITS && number.chars().allMatch(c -> c >= '0' && c <= '9');
    return Optional.of(number)
        .filter(each -> digits && !each.isEmpty())
        .flatMap(each -> leagues.reports().season(asking.reader(call), id, Integer.parseInt(each)))
        .map(body -> EntityTag.of(body).answer(call, () -> Answer.json(200, body)))
        .orElseGet(LeagueApi::unknown);
  }

  private static Answer unknown() {
    return Answer.problem(Problem.UNKNOWN_LEAGUE, "there is no such league, or no such season");
  }
}
