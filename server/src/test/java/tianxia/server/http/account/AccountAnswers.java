package tianxia.server.http.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tianxia.server.account.AccountSettings;
import tianxia.server.account.AccountStore;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.account.AccountStore.Kind;
import tianxia.server.account.AccountStore.Pass;
import tianxia.server.account.AccountStore.Passkey;
import tianxia.server.account.Accounts;
import tianxia.server.account.Challenges;
import tianxia.server.account.SeatKey;
import tianxia.server.digest.KeptHash;
import tianxia.server.friend.FriendStore;
import tianxia.server.friend.Friends;
import tianxia.server.http.StubTables;
import tianxia.server.http.TestLimits;
import tianxia.server.http.api.Api;
import tianxia.server.http.api.OperatorApi;
import tianxia.server.http.api.Services;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.Mount;
import tianxia.server.http.api.call.Sessions;
import tianxia.server.http.api.call.Visitor;
import tianxia.server.http.limit.RateLimits;
import tianxia.server.http.limit.TableQuota;
import tianxia.server.message.Problem;
import tianxia.server.message.Summary;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.TableLimits;
import tianxia.server.table.Tables;

/// What accounts are told of a table at which they sit: Lin of her games, of all that is kept of
/// her, and of the pages of people; of Bo's also somebody without an account. The table is what the
/// test says it is; whatever else is asked of it is a fault.
public final class AccountAnswers implements AutoCloseable {
  private static final String TABLE = "twins";
  private static final String LIN = "00000000000000a1";
  private static final String BO = "00000000000000b2";

  private final SqliteStore store;
  private final Api api;
  private Map<String, Summary> summaries = Map.of();

  /// @param data an empty folder
  public AccountAnswers(Path data) {
    store = new SqliteStore(DataFolder.open(data), new Unbroken());
    AccountStore kept = store.accounts().orElseThrow();
    Accounts accounts =
        new Accounts(
            AccountSettings.STANDARD,
            () -> kept,
            new Challenges(System::nanoTime),
            Clock.systemUTC());
    sit(kept, LIN, "Lin", 1);
    sit(kept, BO, "Bo", 2);
    Tables tables = tables();
    Services services = services(tables, accounts);
    RateLimits rates = new RateLimits(TestLimits.none());
    api =
        new Api(
            services,
            rates,
            new TableQuota(tables, TableLimits.standard()),
            new OperatorApi(
                services.operator(), tables, accounts, rates, () -> 0, () -> 0, address -> {}),
            new Sessions(accounts, Mount.of(Set.of()), false),
            () -> "{}");
  }

  private static void sit(AccountStore kept, String id, String name, int seat) {
    long now = System.currentTimeMillis();
    kept.create(
        new Account(id, name, now),
        Set.of(name.toLowerCase(Locale.ROOT)),
        new Passkey(id, id, "", 0, "", now, now, true),
        List.of(new Pass(KeptHash.of(name), Kind.SESSION, id, "", "", now, now)));
    kept.sit(List.of(new AccountStore.Seat(id, TABLE, seat, now)));
  }

  private static Services services(Tables tables, Accounts accounts) {
    Services other = StubTables.services(tables);
    return new Services(
        tables,
        other.reviews(),
        other.positions(),
        other.lobby(),
        other.games(),
        other.operator(),
        accounts,
        new Friends(
            accounts::friends, table -> false, Clock.systemUTC(), FriendStore.Bounds.STANDARD),
        other.news(),
        other.tournaments(),
        other.clubs(),
        Optional.empty(),
        other.moderation());
  }

  private Tables tables() {
    return (Tables)
        Proxy.newProxyInstance(
            AccountAnswers.class.getClassLoader(),
            new Class<?>[] {Tables.class},
            (proxy, method, given) -> {
              if (!method.getName().equals("summary")) {
                throw new IllegalStateException(method.getName());
              }
              Summary summary = summaries.get((String) given[1]);
              return summary == null ? new Problem(Problem.UNKNOWN_TOKEN, "not there") : summary;
            });
  }

  /// All of it, when the table is such.
  ///
  /// @param lin what her seat is told of the table; empty where she watches
  /// @param bo the same for somebody else
  public List<String> told(Optional<Summary> lin, Summary bo) {
    summaries = Map.of(SeatKey.of(BO), bo);
    lin.ifPresent(own -> summaries = Map.of(SeatKey.of(BO), bo, SeatKey.of(LIN), own));
    List<String> told = new ArrayList<>();
    for (String path : List.of("me/games", "me/export", "people/Lin", "people/Bo")) {
      told.add(ask(path, "session=Lin"));
    }
    told.add(ask("people/Bo", ""));
    return told;
  }

  private String ask(String path, String cookie) {
    Visitor visitor = new Visitor(Optional.empty(), "localhost:8080", List.of(cookie), "", "");
    Answer answer = api.answer(new Call("GET", "/api/" + path, "", "", "127.0.0.1", visitor));
    assertThat(answer.status()).as(path + ": " + answer.body()).isEqualTo(200);
    return path + ": " + answer.body();
  }

  @Override
  public void close() {
    store.close();
  }
}
