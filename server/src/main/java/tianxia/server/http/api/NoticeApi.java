package tianxia.server.http.api;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import tianxia.server.account.SeatKey;
import tianxia.server.digest.KeptHash;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.Route;
import tianxia.server.http.api.call.Sessions;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.message.Problem;
import tianxia.server.message.Summary;
import tianxia.server.message.TableInfo;
import tianxia.server.message.json.Messages;
import tianxia.server.message.notice.NoticeKey;
import tianxia.server.message.notice.NoticeShown;
import tianxia.server.message.request.NoticeWish;
import tianxia.server.notice.NoticeService;
import tianxia.server.notice.Subscriptions;
import tianxia.server.notice.Subscriptions.Holder;
import tianxia.server.table.Tables;

/// The part of the API that concerns being told that a game waits: at a table by a seat's token, or
/// for all seats of an account.
final class NoticeApi {
  private static final Answer DONE = Answer.json(200, "{}");

  private final Optional<NoticeService> notices;
  private final AccountApi accounts;
  private final Sessions sessions;
  private final Tables tables;
  private final RateLimits rates;

  /// @param notices empty if nobody is told anything
  NoticeApi(
      Optional<NoticeService> notices,
      AccountApi accounts,
      Sessions sessions,
      Tables tables,
      RateLimits rates) {
    this.notices = notices;
    this.accounts = accounts;
    this.sessions = sessions;
    this.tables = tables;
    this.rates = rates;
  }

  List<Route> routes() {
    String seat = "/api/tables/{table}/notices";
    return List.of(
        new Route("GET", "/api/notices/key", (c, p) -> given(each -> key(each))),
        new Route("GET", seat, (c, p) -> seated(c, p.getFirst(), this::list)),
        new Route("POST", seat, (c, p) -> given(each -> seen(c, each, p.getFirst()))),
        new Route(
            "DELETE",
            seat + "/{id}",
            (c, p) -> seated(c, p.getFirst(), (s, h) -> remove(s, h, p.getLast()))),
        accounts.own("GET", "/api/me/notices", (c, me) -> given(each -> list(each, own(me.id())))),
        accounts.own(
            "POST", "/api/me/notices", (c, me) -> given(each -> add(c, each, own(me.id())))),
        new Route(
            "DELETE",
            "/api/me/notices/{id}",
            (c, p) ->
                AccountApi.guarded(() -> {
                  Holder own = own(accounts.own(c).id());
                  return given(each -> remove(each, own, p.getFirst()));
                })));
  }

  private static Holder own(String account) {
    return new Holder(SeatKey.of(account), "");
  }

  private Answer given(Function<NoticeService, Answer> then) {
    return notices
        .map(each -> AccountApi.guarded(() -> then.apply(each)))
        .orElseGet(() -> Answer.problem(Problem.NOTICES_OFF, "this server sends no notices"));
  }

  private static Answer key(NoticeService notices) {
    return Answer.of(200, NoticeKey.class, new NoticeKey(notices.key()));
  }

  /// Answers whoever has a seat at a table.
  private Answer seated(Call call, String table, BiFunction<NoticeService, Holder, Answer> then) {
    return given(each ->
        switch (tables.summary(table, call.token())) {
          case Summary summary when summary.viewer() > 0 ->
              then.apply(each, holder(call.token(), table));
          case Summary summary ->
              Answer.problem(Problem.NOT_ALLOWED, "spectators are not told of turns");
          case Problem problem -> Answer.of(problem);
        });
  }

  /// Adds an address of a seat, which knows its table now.
  private Answer seen(Call call, NoticeService notices, String table) {
    Answer answer = seated(call, table, (each, holder) -> add(call, each, holder));
    if (answer.status() == 201 && tables.summary(table, call.token()) instanceof Summary summary) {
      boolean begun = !summary.info().phase().equals(TableInfo.WAITING);
      notices.subscriptions().seen(table, summary.viewer(), summary.seq(), begun);
    }
    return answer;
  }

  private static Holder holder(String token, String table) {
    Optional<String> account = SeatKey.account(token);
    return new Holder(account.map(SeatKey::of).orElseGet(() -> KeptHash.of(token)), table);
  }

  private Answer list(NoticeService notices, Holder holder) {
    List<String> all =
        notices.subscriptions().of(holder).stream()
            .map(each -> Messages.write(NoticeShown.class, each))
            .toList();
    return Answer.json(200, "[" + String.join(",", all) + "]");
  }

  private Answer add(Call call, NoticeService notices, Holder holder) {
    if (!rates.take(call.address(), RateLimits.Kind.JOIN)) {
      return Answer.problem(Problem.SLOW_DOWN, "too many requests from your address");
    }
    return Answer.reading(
        NoticeWish.class,
        call,
        wish ->
            switch (notices.subscriptions().add(holder, wish, pageAddress(call))) {
              case Subscriptions.Outcome.Done(NoticeShown made) ->
                  Answer.of(201, NoticeShown.class, made);
              case Subscriptions.Outcome.Refused() ->
                  Answer.problem(
                      Problem.ADDRESS_REFUSED, "the endpoint must be https, of a public host");
              case Subscriptions.Outcome.Full() ->
                  Answer.problem(Problem.SLOW_DOWN, "you have too many addresses already");
            });
  }

  private static Answer remove(NoticeService notices, Holder holder, String id) {
    return notices.subscriptions().remove(holder, id)
        ? DONE
        : Answer.problem(Problem.UNKNOWN_NOTICE, "you have no such address");
  }

  /// Of the page, for links.
  private String pageAddress(Call call) {
    return sessions
            .site(call)
            .map(site -> site.origin())
            .or(() -> sessions.mount().origins().stream().sorted().findFirst())
            .orElseGet(() -> "http://" + call.visitor().host())
        + sessions.mount().path();
  }
}
