package tianxia.server.http.api;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import tianxia.server.account.AccountRefused;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.account.Accounts;
import tianxia.server.friend.Friends;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.Route;
import tianxia.server.http.api.call.Sessions;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.message.Problem;
import tianxia.server.message.account.friend.ChallengersWish;
import tianxia.server.message.account.friend.FriendsShown;

/// The part of the API that concerns friends, challenges and who is blocked: for sessions, and for
/// programs whose token may play.
public final class FriendApi {
  /// The path of the WebSocket that tells what waits.
  public static final String SOCKET = "/api/me/socket";

  private static final Answer DONE = Answer.json(200, "{}");

  private final Sessions sessions;
  private final Friends friends;
  private final RateLimits rates;

  FriendApi(Sessions sessions, Friends friends, RateLimits rates) {
    this.sessions = sessions;
    this.friends = friends;
    this.rates = rates;
  }

  List<Route> routes() {
    return List.of(
        own("GET", "/api/me/friends", (me, p) -> shown(me)),
        about("POST", "/api/me/friends/{name}", friends::ask),
        about(
            "DELETE",
            "/api/me/friends/{name}",
            (me, other) -> {
              friends.part(me, other);
              return Optional.empty();
            }),
        about("POST", "/api/me/blocked/{name}", friends::block),
        about(
            "DELETE",
            "/api/me/blocked/{name}",
            (me, other) -> {
              friends.unblock(me, other);
              return Optional.empty();
            }),
        new Route(
            "POST",
            "/api/me/challengers",
            (c, p) -> asked(c, me -> Answer.reading(ChallengersWish.class, c, w -> set(me, w)))),
        own(
            "DELETE",
            "/api/me/challenges/{table}",
            (me, p) -> done(friends.drop(me, p.getFirst()))),
        new Route("GET", SOCKET, (c, p) -> Answer.upgrade()));
  }

  private Answer shown(String me) {
    return Answer.of(200, FriendsShown.class, friends.shown(me));
  }

  private Answer set(String me, ChallengersWish wish) {
    friends.setChallengers(me, wish.who());
    return DONE;
  }

  private static Answer done(Optional<Problem> problem) {
    return problem.map(Answer::of).orElse(DONE);
  }

  private Route own(String method, String path, BiFunction<String, List<String>, Answer> then) {
    return new Route(method, path, (c, p) -> asked(c, me -> then.apply(me, p)));
  }

  /// A route about somebody else, by their name.
  private Route about(
      String method, String path, BiFunction<String, String, Optional<Problem>> then) {
    return own(
        method,
        path,
        (me, p) ->
            AccountGamesApi.decoded(p.getFirst())
                .flatMap(accounts()::like)
                .map(other -> done(then.apply(me, other.id())))
                .orElseGet(() -> Answer.problem(Problem.UNKNOWN_PERSON, "nobody has this name")));
  }

  private Answer asked(Call call, Function<String, Answer> then) {
    if (!rates.take(call.address(), RateLimits.Kind.JOIN)) {
      return AccountApi.slowDown();
    }
    return AccountApi.guarded(() ->
        then.apply(
            sessions
                .actor(call)
                .flatMap(accounts()::account)
                .map(Account::id)
                .orElseThrow(() -> new AccountRefused(Problem.SIGNED_OUT, "sign in first"))));
  }

  private Accounts accounts() {
    return sessions.accounts();
  }
}
