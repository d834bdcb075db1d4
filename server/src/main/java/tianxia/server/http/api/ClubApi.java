package tianxia.server.http.api;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import tianxia.server.account.AccountMode;
import tianxia.server.account.AccountRefused;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.account.Accounts;
import tianxia.server.club.Role;
import tianxia.server.club.desk.Clubs;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.message.Problem;
import tianxia.server.message.club.ClubInvited;
import tianxia.server.message.club.ClubList;
import tianxia.server.message.club.ClubMade;
import tianxia.server.message.club.ClubShown;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.ClubChange;
import tianxia.server.message.request.ClubInvitation;
import tianxia.server.message.request.ClubJoin;
import tianxia.server.message.request.ClubRole;
import tianxia.server.message.request.NewClub;

/// The part of the API that concerns clubs: read by everybody who may know of them, joined and made
/// by accounts.
final class ClubApi {
  private static final String ALL = "/api/clubs";
  private static final String ONE = ALL + "/{id}";
  private static final String MEMBER = ONE + "/members/{name}";
  private static final String OPERATOR = "/api/operator/clubs/{club}";
  private static final Answer DONE = Answer.json(200, "{}");

  /// A club costs its address as many tables: it is shown to all.
  private static final int COST = 10;

  private static final int MAX_PART = 40;

  private final Clubs clubs;
  private final Sessions sessions;
  private final Speakers speakers;
  private final OperatorApi operator;
  private final RateLimits rates;

  ClubApi(
      Clubs clubs, Sessions sessions, Speakers speakers, OperatorApi operator, RateLimits rates) {
    this.clubs = clubs;
    this.sessions = sessions;
    this.speakers = speakers;
    this.operator = operator;
    this.rates = rates;
  }

  List<Route> routes() {
    return List.of(
        new Route("GET", ALL, (c, p) -> paced(c, () -> list(c))),
        new Route("POST", ALL, (c, p) -> make(c)),
        new Route("GET", ONE, (c, p) -> paced(c, () -> fresh(c, p.getFirst()))),
        new Route("POST", ONE, (c, p) -> change(c, p.getFirst())),
        own("DELETE", ONE, (me, p) -> gone(clubs.dissolve(me, p.getFirst()))),
        new Route("POST", ONE + "/members", (c, p) -> join(c, p.getFirst())),
        new Route("POST", MEMBER, (c, p) -> admit(c, p.getFirst(), p.getLast())),
        own("DELETE", MEMBER, (me, p) -> part(me, p.getFirst(), p.getLast())),
        own("POST", ONE + "/invitation", (me, p) -> invite(me, p.getFirst())),
        new Route("POST", ONE + "/invited", (c, p) -> paced(c, () -> invited(c, p.getFirst()))),
        own(
            "POST",
            ONE + "/seen",
            (me, p) -> {
              clubs.seen(me, p.getFirst());
              return DONE;
            }),
        new Route("GET", OPERATOR, (c, p) -> host(c, p, this::inspect)),
        new Route("DELETE", OPERATOR, (c, p) -> host(c, p, this::remove)));
  }

  private interface Act {
    Answer answer();
  }

  private Answer paced(Call call, Act act) {
    return rates.take(call.address(), RateLimits.Kind.JOIN)
        ? AccountApi.guarded(act::answer)
        : AccountApi.slowDown();
  }

  private Route own(String method, String path, BiFunction<String, List<String>, Answer> then) {
    return new Route(method, path, (c, p) -> paced(c, () -> then.apply(signedIn(c), p)));
  }

  private Accounts accounts() {
    return sessions.accounts();
  }

  /// Who asks; empty for a guest.
  static String reader(Sessions sessions, Call call) {
    return sessions.accounts().mode() == AccountMode.OFF
        ? ""
        : sessions.actor(call).flatMap(sessions.accounts()::account).map(Account::id).orElse("");
  }

  private String reader(Call call) {
    return reader(sessions, call);
  }

  private String signedIn(Call call) {
    String reader = reader(call);
    if (reader.isEmpty()) {
      throw new AccountRefused(Problem.SIGNED_OUT, "sign in first");
    }
    return reader;
  }

  private Answer list(Call call) {
    String part = call.query().getOrDefault("q", "");
    if (part.length() > MAX_PART) {
      return Answer.problem(Problem.MALFORMED, "q must be a part of a name");
    }
    String body = Messages.write(ClubList.class, clubs.reports().list(part, reader(call)));
    return EntityTag.of(body).answer(call, () -> Answer.json(200, body));
  }

  private Answer fresh(Call call, String id) {
    return clubs
        .reports()
        .shown(id, reader(call))
        .map(shown -> Messages.write(ClubShown.class, shown))
        .map(body -> EntityTag.of(body).answer(call, () -> Answer.json(200, body)))
        .orElseGet(ClubApi::unknown);
  }

  private Answer shown(String id, String reader) {
    return clubs
        .reports()
        .shown(id, reader)
        .map(shown -> Answer.of(200, ClubShown.class, shown))
        .orElseGet(ClubApi::unknown);
  }

  private static Answer unknown() {
    return Answer.problem(Problem.UNKNOWN_CLUB, "there is no such club");
  }

  private Answer make(Call call) {
    if (!rates.take(call.address(), RateLimits.Kind.TABLE, COST)) {
      return AccountApi.slowDown();
    }
    return spoken(
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

  /// Of whoever may be heard by others.
  private Answer spoken(Call call, Function<String, Answer> act) {
    return AccountApi.guarded(
        () -> speakers.banned(call).map(Answer::of).orElseGet(() -> act.apply(signedIn(call))));
  }

  private Answer change(Call call, String id) {
    return paced(
        call,
        () ->
            spoken(
                call, me -> Answer.reading(ClubChange.class, call, wish -> change(me, id, wish))));
  }

  private Answer change(String me, String id, ClubChange wish) {
    Optional<String> owner = wish.owner().flatMap(accounts()::like).map(Account::id);
    if (wish.owner().isPresent() && owner.isEmpty()) {
      return unknownPerson();
    }
    return clubs.change(me, id, wish, owner).map(Answer::of).orElseGet(() -> shown(id, me));
  }

  private Answer join(Call call, String id) {
    return paced(
        call,
        () ->
            spoken(
                call,
                me ->
                    Answer.reading(
                        ClubJoin.class,
                        call,
                        wish ->
                            clubs
                                .join(me, id, wish.invitation().orElse(""))
                                .map(Answer::of)
                                .orElseGet(() -> shown(id, me)))));
  }

  private Answer admit(Call call, String id, String name) {
    return paced(
        call,
        () -> {
          String me = signedIn(call);
          return Answer.reading(
              ClubRole.class,
              call,
              wish ->
                  person(name)
                      .map(other ->
                          wish.role()
                              .map(role -> clubs.appoint(me, id, other, role(role)))
                              .orElseGet(() -> clubs.admit(me, id, other))
                              .map(Answer::of)
                              .orElseGet(() -> shown(id, me)))
                      .orElseGet(ClubApi::unknownPerson));
        });
  }

  private static Role role(String id) {
    return id.equals("organiser") ? Role.ORGANISER : Role.MEMBER;
  }

  private Answer part(String me, String id, String name) {
    return person(name)
        .map(other -> gone(clubs.part(me, id, other)))
        .orElseGet(ClubApi::unknownPerson);
  }

  private Optional<String> person(String encoded) {
    return AccountGamesApi.decoded(encoded).flatMap(accounts()::like).map(Account::id);
  }

  private static Answer unknownPerson() {
    return Answer.problem(Problem.UNKNOWN_PERSON, "nobody has this name");
  }

  private static Answer gone(Optional<Problem> problem) {
    return problem.map(Answer::of).orElse(DONE);
  }

  private Answer invite(String me, String id) {
    return switch (clubs.invite(me, id)) {
      case Clubs.Outcome.Done<String>(String code) ->
          Answer.of(201, ClubInvitation.class, new ClubInvitation(code));
      case Clubs.Outcome.Refused<String>(Problem why) -> Answer.of(why);
    };
  }

  private Answer invited(Call call, String id) {
    return Answer.reading(
        ClubInvitation.class,
        call,
        wish ->
            switch (clubs.invited(reader(call), id, wish.invitation())) {
              case Clubs.Outcome.Done<ClubInvited>(ClubInvited shown) ->
                  Answer.of(200, ClubInvited.class, shown);
              case Clubs.Outcome.Refused<ClubInvited>(Problem why) -> Answer.of(why);
            });
  }

  private Answer host(Call call, List<String> parameters, Function<String, Answer> act) {
    return operator.desk().admits(call.token())
        ? AccountApi.guarded(() ->
            AccountGamesApi.decoded(parameters.getFirst()).map(act).orElseGet(ClubApi::unknown))
        : Answer.problem(Problem.UNKNOWN_TOKEN, "this is not the operator's key");
  }

  private Answer inspect(String named) {
    return clubs
        .reports()
        .inspect(named)
        .map(shown -> Answer.of(200, ClubShown.class, shown))
        .orElseGet(ClubApi::unknown);
  }

  private Answer remove(String named) {
    return clubs.remove(named) ? DONE : unknown();
  }
}
