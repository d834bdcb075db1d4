package tianxia.server.http.api;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import tianxia.server.account.AccountRefused;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.account.AccountStore.Kind;
import tianxia.server.account.AccountStore.Pass;
import tianxia.server.account.Accounts;
import tianxia.server.account.OwnAccount;
import tianxia.server.account.ProvidedAccounts;
import tianxia.server.account.Site;
import tianxia.server.friend.Friends;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.HttpProblemCodes;
import tianxia.server.http.api.call.Route;
import tianxia.server.http.api.call.Sessions;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.message.Problem;
import tianxia.server.message.account.AccountMade;
import tianxia.server.message.account.AccountState;
import tianxia.server.message.account.Codes;
import tianxia.server.message.account.Me;
import tianxia.server.message.account.NewAccount;
import tianxia.server.message.account.NewToken;
import tianxia.server.message.account.PasskeyMade;
import tianxia.server.message.account.PasskeyUsed;
import tianxia.server.message.account.ProviderAddress;
import tianxia.server.message.account.ProviderAnswer;
import tianxia.server.message.account.Recovery;
import tianxia.server.message.account.SignedIn;
import tianxia.server.message.account.TokenMade;
import tianxia.server.message.account.friend.ChallengeGiven;
import tianxia.server.message.account.friend.ChallengeWish;
import tianxia.server.store.Store;

/// The part of the API that concerns who one is.
final class AccountApi {
  private static final Answer DONE = Answer.json(200, "{}");

  private final Sessions sessions;
  private final AccountSeats seats;
  private final Friends friends;
  private final TalkApi talk;
  private final RateLimits rates;
  private final Optional<ProvidedAccounts> provided;

  AccountApi(
      Sessions sessions, AccountSeats seats, Friends friends, TalkApi talk, RateLimits rates) {
    this.friends = friends;
    this.sessions = sessions;
    this.seats = seats;
    this.talk = talk;
    this.rates = rates;
    Accounts accounts = sessions.accounts();
    this.provided =
        accounts
            .provider()
            .map(provider -> new ProvidedAccounts(accounts, provider, System::nanoTime));
  }

  List<Route> routes() {
    return List.of(
        new Route("GET", "/api/account", (c, p) -> state(c)),
        new Route("POST", "/api/account/challenges", (c, p) -> challenge(c)),
        new Route("POST", "/api/account", (c, p) -> make(c)),
        new Route("POST", "/api/account/sessions", (c, p) -> enter(c)),
        new Route("POST", "/api/account/recovery", (c, p) -> recover(c)),
        new Route("POST", "/api/account/provider", (c, p) -> toProvider(c)),
        new Route("POST", "/api/account/provider/answer", (c, p) -> fromProvider(c)),
        own("GET", "/api/me", (c, me) -> Answer.of(200, Me.class, me.shown())),
        new Route("DELETE", "/api/me", (c, p) -> leaving(c, this::delete)),
        new Route("DELETE", "/api/me/session", (c, p) -> leaving(c, OwnAccount::leave)),
        own("DELETE", "/api/me/sessions", (c, me) -> done(me.recent()::endOthers)),
        ending("/api/me/sessions/{id}", (me, id) -> me.recent().end(Kind.SESSION, id)),
        new Route("POST", "/api/me/passkeys", (c, p) -> addPasskey(c)),
        ending("/api/me/passkeys/{id}", (me, id) -> me.recent().removePasskey(id)),
        own(
            "POST",
            "/api/me/codes",
            (c, me) -> Answer.of(201, Codes.class, me.recent().renewCodes())),
        own("POST", "/api/me/tokens", this::addToken),
        ending("/api/me/tokens/{id}", (me, id) -> me.end(Kind.TOKEN, id)));
  }

  private Answer state(Call call) {
    return guarded(() ->
        Answer.of(
            200,
            AccountState.class,
            new AccountState(
                accounts().mode().id(),
                sessions.site(call).isPresent(),
                provided.map(ProvidedAccounts::name),
                sessions
                    .of(call)
                    .flatMap(pass -> accounts().account(pass.account()))
                    .map(Account::name))));
  }

  private Answer challenge(Call call) {
    return atSite(
        call,
        ChallengeWish.class,
        (site, wish) -> {
          Optional<String> own =
              wish.purpose().equals("add")
                  ? Optional.of(own(call).recent().id())
                  : Optional.empty();
          return Answer.of(201, ChallengeGiven.class, accounts().challenge(site, wish, own));
        });
  }

  private Answer make(Call call) {
    if (!rates.take(call.address(), RateLimits.Kind.TABLE)) {
      return slowDown();
    }
    return atSite(
        call,
        NewAccount.class,
        (site, wish) -> {
          var made = accounts().make(site, wish, call.visitor().userAgent());
          Answer answer = Answer.of(201, AccountMade.class, made.body());
          return Sessions.beginning(answer, site, made.token());
        });
  }

  private Answer enter(Call call) {
    return atSite(
        call,
        PasskeyUsed.class,
        (site, signed) ->
            entered(call, site, accounts().enter(site, signed, call.visitor().userAgent())));
  }

  private Answer recover(Call call) {
    return atSite(
        call,
        Recovery.class,
        (site, wish) ->
            entered(
                call,
                site,
                accounts().recover(wish.name(), wish.code(), call.visitor().userAgent())));
  }

  private Answer toProvider(Call call) {
    return atSite(
        call,
        site -> {
          ProvidedAccounts.Begun begun = provided().begin(site);
          Answer answer =
              Answer.of(201, ProviderAddress.class, new ProviderAddress(begun.address()));
          return Sessions.leaving(answer, site, begun.secret());
        });
  }

  private Answer fromProvider(Call call) {
    return atSite(
        call,
        ProviderAnswer.class,
        (site, wish) -> {
          String secret = call.visitor().cookie(site.providerCookie());
          return entered(
              call, site, provided().enter(site, secret, wish, call.visitor().userAgent()));
        });
  }

  private ProvidedAccounts provided() {
    return provided.orElseThrow(
        () -> new AccountRefused(Problem.ACCOUNTS_OFF, "there is no provider"));
  }

  /// A session in the place of the one that the browser had.
  private Answer entered(Call call, Site site, Accounts.Entered<Account> entered) {
    sessions.of(call).ifPresent(accounts()::end);
    Answer answer = Answer.of(200, SignedIn.class, new SignedIn(entered.body().name()));
    return Sessions.beginning(answer, site, entered.token());
  }

  private Answer addPasskey(Call call) {
    return atSite(
        call,
        PasskeyMade.class,
        (site, made) -> {
          own(call).recent().add(site, made, call.visitor().userAgent());
          return DONE;
        });
  }

  private Answer addToken(Call call, OwnAccount me) {
    return Answer.reading(
        NewToken.class, call, wish -> Answer.of(201, TokenMade.class, me.recent().addToken(wish)));
  }

  /// Ends the session, with or without the account.
  private Answer leaving(Call call, Consumer<OwnAccount> leave) {
    return guarded(() -> {
      leave.accept(own(call));
      return sessions.site(call).map(site -> Sessions.ending(DONE, site)).orElse(DONE);
    });
  }

  /// The games stay; who has played there is not told any more.
  private void delete(OwnAccount me) {
    OwnAccount sure = me.recent();
    friends.leave(sure.id());
    talk.withdraw(sure.id());
    seats.unlink(sure.id());
    sure.delete();
  }

  Route own(String method, String path, BiFunction<Call, OwnAccount, Answer> then) {
    return new Route(method, path, (c, p) -> guarded(() -> then.apply(c, own(c))));
  }

  private Route ending(String path, BiConsumer<OwnAccount, String> end) {
    return new Route(
        "DELETE", path, (c, p) -> guarded(() -> done(() -> end.accept(own(c), p.getFirst()))));
  }

  private static Answer done(Runnable what) {
    what.run();
    return DONE;
  }

  OwnAccount own(Call call) {
    Pass session =
        sessions
            .of(call)
            .orElseThrow(() -> new AccountRefused(Problem.SIGNED_OUT, "sign in first"));
    return OwnAccount.of(accounts(), session);
  }

  private Accounts accounts() {
    return sessions.accounts();
  }

  /// Answers what a page of the site sends.
  private <T> Answer atSite(Call call, Class<T> type, BiFunction<Site, T, Answer> then) {
    return atSite(call, site -> Answer.reading(type, call, message -> then.apply(site, message)));
  }

  private Answer atSite(Call call, Function<Site, Answer> then) {
    if (!rates.take(call.address(), RateLimits.Kind.JOIN)) {
      return slowDown();
    }
    Optional<Site> site = sessions.site(call);
    if (site.isEmpty()) {
      return Answer.problem(
          Problem.NO_PASSKEYS, "browsers have passkeys on https and on localhost alone");
    }
    if (!Sessions.fromHere(call, site.get())) {
      return Answer.problem(HttpProblemCodes.WRONG_ORIGIN, "not sent by a page of this site");
    }
    return guarded(() -> then.apply(site.get()));
  }

  static Answer guarded(Supplier<Answer> answer) {
    try {
      return answer.get();
    } catch (AccountRefused e) {
      return Answer.of(e.problem());
    } catch (Store.Failure e) {
      return Answer.problem(Problem.UNAVAILABLE, "accounts are not available: try again");
    }
  }

  static Answer slowDown() {
    return Answer.problem(Problem.SLOW_DOWN, "too many requests about accounts from your address");
  }
}
