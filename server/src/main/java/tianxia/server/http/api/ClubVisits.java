package tianxia.server.http.api;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import tianxia.server.account.AccountRefused;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.club.desk.Clubs;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.Route;
import tianxia.server.http.api.call.Sessions;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.message.Problem;
import tianxia.server.message.club.ClubShown;

/// Who asks for clubs, how often they may, and what they are answered in the end.
record ClubVisits(Clubs clubs, Sessions sessions, Speakers speakers, RateLimits rates) {
  static final Answer DONE = Answer.json(200, "{}");

  String reader(Call call) {
    return sessions.reader(call);
  }

  String signedIn(Call call) {
    String reader = reader(call);
    if (reader.isEmpty()) {
      throw new AccountRefused(Problem.SIGNED_OUT, "sign in first");
    }
    return reader;
  }

  Answer paced(Call call, Supplier<Answer> act) {
    return rates.take(call.address(), RateLimits.Kind.JOIN)
        ? AccountApi.guarded(act)
        : AccountApi.slowDown();
  }

  /// Of whoever may be heard by others.
  Answer spoken(Call call, Function<String, Answer> act) {
    return AccountApi.guarded(
        () -> speakers.banned(call).map(Answer::of).orElseGet(() -> act.apply(signedIn(call))));
  }

  /// A route of whoever is signed in.
  Route own(String method, String path, BiFunction<String, List<String>, Answer> then) {
    return new Route(method, path, (c, p) -> paced(c, () -> then.apply(signedIn(c), p)));
  }

  /// A club after what was done.
  Answer shown(String id, String reader) {
    return clubs
        .reports()
        .shown(id, reader)
        .map(shown -> Answer.of(200, ClubShown.class, shown))
        .orElseGet(ClubVisits::unknown);
  }

  static Answer unknown() {
    return Answer.problem(Problem.UNKNOWN_CLUB, "there is no such club");
  }

  /// An account, by a name in a path.
  Optional<String> person(String encoded) {
    return AccountGamesApi.decoded(encoded).flatMap(sessions.accounts()::like).map(Account::id);
  }

  static Answer unknownPerson() {
    return Answer.problem(Problem.UNKNOWN_PERSON, "nobody has this name");
  }

  static Answer gone(Optional<Problem> problem) {
    return problem.map(Answer::of).orElse(DONE);
  }
}
