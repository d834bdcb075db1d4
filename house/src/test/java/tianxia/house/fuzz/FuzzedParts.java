package tianxia.house.fuzz;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tianxia.games.Games;
import tianxia.server.account.AccountSettings;
import tianxia.server.account.Accounts;
import tianxia.server.account.Challenges;
import tianxia.server.club.ClubCalls;
import tianxia.server.club.ClubLimits;
import tianxia.server.club.ClubMode;
import tianxia.server.club.desk.Clubs;
import tianxia.server.friend.FriendStore;
import tianxia.server.friend.Friends;
import tianxia.server.friend.NewsDesk;
import tianxia.server.http.api.Api;
import tianxia.server.http.api.OperatorApi;
import tianxia.server.http.api.Services;
import tianxia.server.http.api.call.Mount;
import tianxia.server.http.api.call.Sessions;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.http.limit.Rate;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.http.limit.TableQuota;
import tianxia.server.lobby.Lobby;
import tianxia.server.message.Problem;
import tianxia.server.operator.Inside;
import tianxia.server.operator.OperatorDesk;
import tianxia.server.position.Positions;
import tianxia.server.store.Store;
import tianxia.server.store.folder.KeyFile;
import tianxia.server.table.TableLimits;
import tianxia.server.table.Tables;
import tianxia.server.talk.Moderation;
import tianxia.server.tournament.Mode;
import tianxia.server.tournament.desk.Tournaments;

/// The parts behind the API that is fuzzed: all that read what strangers send, but for reviews,
/// which are long work, for pushes, which go to addresses of others, and for the operator's, whose
/// key nobody has.
final class FuzzedParts {
  private FuzzedParts() {}

  static Api api(Store store, Tables tables, Path data) {
    RateLimits rates = new RateLimits(limits());
    Accounts accounts =
        new Accounts(
            AccountSettings.STANDARD,
            () -> store.accounts().orElseThrow(),
            new Challenges(System::nanoTime),
            Clock.systemUTC());
    OperatorDesk operator = new OperatorDesk(new KeyFile(data), nobodys(), InstantSource.system());
    return new Api(
        services(store, tables, accounts, operator),
        rates,
        new TableQuota(tables, TableLimits.standard()),
        new OperatorApi(operator, tables, accounts, rates, () -> 0, () -> 0, address -> {}),
        new Sessions(accounts, Mount.of(Set.of()), true),
        () -> "{}");
  }

  private static Services services(
      Store store, Tables tables, Accounts accounts, OperatorDesk operator) {
    InstantSource clock = InstantSource.system();
    Friends friends =
        new Friends(
            accounts::friends, tables::withdraw, Clock.systemUTC(), FriendStore.Bounds.STANDARD);
    Tournaments tournaments =
        Tournaments.start(
            Mode.ANYONE,
            store.tournaments(),
            Games.CATALOGUE,
            accounts,
            tables,
            clock,
            Duration.ofDays(36_500),
            FuzzedServer.FAILURES);
    Clubs clubs =
        new Clubs(
            ClubMode.ANYONE,
            store.clubs(),
            ClubLimits.STANDARD,
            accounts,
            tournaments.reports(),
            ClubCalls.NONE,
            clock);
    return new Services(
        tables,
        (address, table, token) -> new Problem(Problem.NOT_ALLOWED, "no reviews here"),
        new Positions(Games.CATALOGUE),
        Lobby.start(200, FuzzedServer.FAILURES),
        List.of(),
        operator,
        accounts,
        friends,
        NewsDesk.start(friends, accounts::friends, true, FuzzedServer.FAILURES),
        tournaments,
        clubs,
        Optional.empty(),
        new Moderation(store.talk(), clock));
  }

  private static Inside nobodys() {
    return (Inside)
        Proxy.newProxyInstance(
            Inside.class.getClassLoader(),
            new Class<?>[] {Inside.class},
            (proxy, method, arguments) -> {
              throw new IllegalStateException("who has the key?");
            });
  }

  /// None that an input could reach.
  private static ClientLimits limits() {
    Rate much = Rate.perMinute(100_000_000);
    Duration time = Duration.ofMinutes(1);
    return new ClientLimits(
        much, much, much, much, much, much, 10_000, 10_000, time, time, time, time, much, much,
        much, much, 10_000, 10_000, time);
  }
}
