package tianxia.server.http.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.club.desk.Clubs;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.EntityTag;
import tianxia.server.http.api.call.Route;
import tianxia.server.http.api.call.Sessions;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.message.Problem;
import tianxia.server.message.club.ClubList;
import tianxia.server.message.club.ClubMade;
import tianxia.server.message.club.ClubShown;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.club.ClubChange;
import tianxia.server.message.request.club.NewClub;

/// The part of the API that concerns clubs: read by everybody who may know of them, joined and made
/// by accounts.
final class ClubApi {
  private static final String ALL = "/api/clubs";
  static final String ONE = ALL + "/{id}";
  private static final String OPERATOR = "/api/operator/clubs/{club}";

  /// A club costs its address as many tables: it is shown to all.
  private static final int COST = 10;

  private static final int MAX_PART = 40;

  private final Clubs clubs;
  private final Sessions sessions;
  private final ClubVisits visits;
  private final OperatorApi operator;
  private final RateLimits rates;

  ClubApi(
      Clubs clubs, Sessions sessions, Speakers speakers, OperatorApi operator, RateLimits rates) {
    this.clubs = clubs;
    this.sessions = sessions;
    this.visits = new ClubVisits(clubs, sessions, speakers, rates);
    this.operator = operator;
    this.rates = rates;
  }

  List<Route> routes() {
    List<Route> routes = new ArrayList<>(new ClubMembersApi(clubs, visits).routes());
    routes.addAll(
        List.of(
            new Route("GET", ALL, (c, p) -> visits.paced(c, () -> list(c))),
            new Route("POST", ALL, (c, p) -> make(c)),
            new Route("GET", ONE, (c, p) -> visits.paced(c, () -> fresh(c, p.getFirst()))),
            new Route("POST", ONE, (c, p) -> change(c, p.getFirst())),
            visits.own("DELETE", ONE, (me, p) -> ClubVisits.gone(clubs.dissolve(me, p.getFirst()))),
            new Route("GET", OPERATOR, (c, p) -> host(c, p, this::inspect)),
            new Route("DELETE", OPERATOR, (c, p) -> host(c, p, this::remove))));
    return routes;
  }

  private Answer list(Call call) {
    String part = call.query().getOrDefault("q", "");
    if (part.length() > MAX_PART) {
      return Answer.problem(Problem.MALFORMED, "q must be a part of a name");
    }
    String body = Messages.write(ClubList.class, clubs.reports().list(part, visits.reader(call)));
    return EntityTag.of(body).answer(call, () -> Answer.json(200, body));
  }

  private Answer fresh(Call call, String id) {
    return clubs
        .reports()
        .shown(id, visits.reader(call))
        .map(shown -> Messages.write(ClubShown.class, shown))
        .map(body -> EntityTag.of(body).answer(call, () -> Answer.json(200, body)))
        .orElseGet(ClubVisits::unknown);
  }

  private Answer make(Call call) {
    if (!rates.take(call.address(), RateLimits.Kind.TABLE, COST)) {
      return AccountApi.slowDown();
    }
    return visits.spoken(
        call,
        me ->
            Answer.reading(
                NewClub.class,
                call,
                wish ->
                    switch (clubs.make(me, wish)) {
                      case Clubs.Outcome.Done<String>(String id) ->
                          Answer.of(201, ClubMade.class, new ClubMade(id));
                      case Clubs.Outcome.Refused<String>(Problem why) -> Answer.of(why);
                    }));
  }

  private Answer change(Call call, String id) {
    return visits.paced(
        call,
        () ->
            visits.spoken(
                call, me -> Answer.reading(ClubChange.class, call, wish -> change(me, id, wish))));
  }

  private Answer change(String me, String id, ClubChange wish) {
    Optional<String> owner = wish.owner().flatMap(sessions.accounts()::like).map(Account::id);
    if (wish.owner().isPresent() && owner.isEmpty()) {
      return ClubVisits.unknownPerson();
    }
    return clubs.change(me, id, wish, owner).map(Answer::of).orElseGet(() -> visits.shown(id, me));
  }

  private Answer host(Call call, List<String> parameters, Function<String, Answer> act) {
    return operator.desk().admits(call.token())
        ? AccountApi.guarded(() ->
            AccountGamesApi.decoded(parameters.getFirst()).map(act).orElseGet(ClubVisits::unknown))
        : Answer.problem(Problem.UNKNOWN_TOKEN, "this is not the operator's key");
  }

  private Answer inspect(String named) {
    return clubs
        .reports()
        .inspect(named)
        .map(shown -> Answer.of(200, ClubShown.class, shown))
        .orElseGet(ClubVisits::unknown);
  }

  private Answer remove(String named) {
    return clubs.remove(named) ? ClubVisits.DONE : ClubVisits.unknown();
  }
}
