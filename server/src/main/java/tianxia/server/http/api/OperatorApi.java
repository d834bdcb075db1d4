package tianxia.server.http.api;

import java.security.SecureRandom;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.account.Accounts;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.Route;
import tianxia.server.http.connection.ClientAddress;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.message.Problem;
import tianxia.server.message.TableInfo;
import tianxia.server.message.account.TokenRenewed;
import tianxia.server.message.operator.Announcement;
import tianxia.server.message.operator.OperatorStatus;
import tianxia.server.message.request.Renew;
import tianxia.server.message.request.SignOut;
import tianxia.server.message.request.operator.AnnouncementWish;
import tianxia.server.message.request.operator.Bar;
import tianxia.server.message.request.operator.Doors;
import tianxia.server.operator.OperatorDesk;
import tianxia.server.table.Tables;
import tianxia.server.table.command.Tokens;

/// The part of the HTTP API that is for whoever runs the server, who has the key; and what they say
/// to all.
///
/// @param sockets how many are open
/// @param connections the same, sockets included
/// @param cut closes the sockets of an address
public record OperatorApi(
    OperatorDesk desk,
    Tables tables,
    Accounts accounts,
    RateLimits rates,
    IntSupplier sockets,
    IntSupplier connections,
    Consumer<String> cut) {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final String TABLE = "/api/operator/tables/{table}";

  List<Route> routes() {
    return List.of(
        new Route("GET", "/api/announcement", (c, p) -> announcement()),
        new Route("GET", "/api/operator", (c, p) -> known(c, this::status)),
        new Route("POST", "/api/operator/doors", (c, p) -> known(c, () -> doors(c))),
        new Route("POST", "/api/operator/announcement", (c, p) -> known(c, () -> announce(c))),
        new Route("POST", "/api/operator/barred", (c, p) -> known(c, () -> bar(c))),
        new Route("POST", "/api/operator/signed-out", (c, p) -> known(c, () -> signOut(c))),
        new Route("GET", TABLE, (c, p) -> known(c, () -> table(p.getFirst()))),
        new Route("POST", TABLE + "/tokens", (c, p) -> known(c, () -> renew(c, p.getFirst()))),
        new Route("DELETE", TABLE, (c, p) -> known(c, () -> remove(p.getFirst()))));
  }

  /// Whether new tables are made.
  boolean open() {
    return desk.open();
  }

  /// The answer to whoever wants what makes tables, while none are made.
  static Answer doorsClosed() {
    return Answer.problem(Problem.NO_NEW_TABLES, "no new tables are made now; those in play go on");
  }

  private interface Act {
    Answer answer();
  }

  private Answer known(Call call, Act act) {
    return desk.admits(call.token())
        ? act.answer()
        : Answer.of(new Problem(Problem.UNKNOWN_TOKEN, "this is not the operator's key"));
  }

  private Answer announcement() {
    return desk.announcement()
        .map(said -> Answer.of(200, Announcement.class, said))
        .orElseGet(() -> Answer.json(200, "null"));
  }

  private Answer status() {
    return Answer.of(200, OperatorStatus.class, desk.status(traffic()));
  }

  private OperatorDesk.Traffic traffic() {
    Map<String, Long> limited = new TreeMap<>();
    for (RateLimits.Kind kind : RateLimits.Kind.values()) {
      limited.put(kind.name().toLowerCase(Locale.ROOT), rates.refused(kind));
    }
    return new OperatorDesk.Traffic(
        sockets.getAsInt(),
        connections.getAsInt(),
        limited,
        rates.busiest(OperatorDesk.maxBusiest()));
  }

  private Answer doors(Call call) {
    return Answer.reading(
        Doors.class,
        call,
        wish -> {
          desk.doors(wish.open());
          return status();
        });
  }

  private Answer announce(Call call) {
    return Answer.reading(
        AnnouncementWish.class,
        call,
        wish -> {
          desk.announce(wish);
          return status();
        });
  }

  private Answer bar(Call call) {
    return Answer.reading(
        Bar.class,
        call,
        wish -> {
          String address = ClientAddress.counted(wish.address());
          if (!desk.bar(address, wish)) {
            return Answer.problem(Problem.SLOW_DOWN, "too many addresses are barred already");
          }
          if (wish.minutes() > 0) {
            cut.accept(address);
          }
          return status();
        });
  }

  /// Ends the sessions and tokens of an account. Its owner may sign in again.
  private Answer signOut(Call call) {
    return Answer.reading(
        SignOut.class,
        call,
        wish ->
            AccountApi.guarded(() -> {
              Optional<Account> account = accounts.like(wish.name());
              account.ifPresent(accounts::signOut);
              return account.isPresent()
                  ? status()
                  : Answer.problem(Problem.UNKNOWN_PERSON, "nobody has this name");
            }));
  }

  private Answer table(String table) {
    return switch (tables.inspect(table)) {
      case TableInfo info -> Answer.of(200, TableInfo.class, info);
      case Problem problem -> Answer.of(problem);
    };
  }

  private Answer renew(Call call, String table) {
    return Answer.reading(
        Renew.class,
        call,
        wish -> {
          String token = Tokens.token(RANDOM);
          return switch (tables.renew(table, wish.seat(), token)) {
            case TableInfo info ->
                Answer.of(200, TokenRenewed.class, new TokenRenewed(wish.seat(), token));
            case Problem problem -> Answer.of(problem);
          };
        });
  }

  private Answer remove(String table) {
    return tables.remove(table)
        ? status()
        : Answer.problem(Problem.UNKNOWN_TABLE, "unknown table, or the store failed");
  }
}
