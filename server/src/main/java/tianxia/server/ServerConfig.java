package tianxia.server;

import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import tianxia.server.account.AccountSettings;
import tianxia.server.club.ClubMode;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.http.limit.ServerLimits;
import tianxia.server.notice.NoticeSettings;
import tianxia.server.review.ReviewLimits;
import tianxia.server.table.TableLimits;
import tianxia.server.table.node.LocalTables;
import tianxia.server.tournament.Mode;

/// How a server is to run.
///
/// @param host the name or address to listen on
/// @param port 0 for any that is free
/// @param data the folder of all data; created if missing
/// @param origins of pages that may use this server besides its own: `https://play.example.org`,
///   with the path that the page is under, if there is one: `https://example.org/games`
/// @param proxy whether all requests come through a proxy that names the client last in
///   `X-Forwarded-For`
/// @param page a folder with the built page, instead of the one that is built in
/// @param pause how long after it opened a question is answered for a seat that leaves it to the
///   table; the same for all, so that it tells nothing
/// @param metrics where monitoring may read its metrics; empty for nowhere
/// @param accounts who may have one
/// @param notices whether people are told that a game waits
/// @param tournaments who may make them
/// @param clubs who may make them
public record ServerConfig(
    String host,
    int port,
    Path data,
    Set<String> origins,
    boolean proxy,
    Optional<Path> page,
    ClientLimits limits,
    TableLimits tableLimits,
    ReviewLimits reviewLimits,
    Duration pause,
    Optional<InetSocketAddress> metrics,
    AccountSettings accounts,
    NoticeSettings notices,
    Mode tournaments,
    ClubMode clubs) {

  /// The default port.
  public static final int PORT = 8080;

  public ServerConfig {
    origins = Set.copyOf(origins);
  }

  /// On the loopback interface, for this machine alone.
  public static ServerConfig local(Path data) {
    return new ServerConfig(
        "127.0.0.1",
        PORT,
        data,
        Set.of(),
        false,
        Optional.empty(),
        ServerLimits.STANDARD.limits(),
        TableLimits.standard(),
        ReviewLimits.standard(),
        LocalTables.PAUSE,
        Optional.empty(),
        AccountSettings.STANDARD,
        NoticeSettings.STANDARD,
        Mode.ANYONE,
        ClubMode.ANYONE);
  }

  public ServerConfig withPort(int other) {
    return new ServerConfig(
        host,
        other,
        data,
        origins,
        proxy,
        page,
        limits,
        tableLimits,
        reviewLimits,
        pause,
        metrics,
        accounts,
        notices,
        tournaments,
        clubs);
  }

  /// Behind a proxy that is found at these origins.
  public ServerConfig behindProxy(Set<String> at) {
    return new ServerConfig(
        host,
        port,
        data,
        at,
        true,
        page,
        limits,
        tableLimits,
        reviewLimits,
        pause,
        metrics,
        accounts,
        notices,
        tournaments,
        clubs);
  }

  public ServerConfig withLimits(ClientLimits other) {
    return new ServerConfig(
        host,
        port,
        data,
        origins,
        proxy,
        page,
        other,
        tableLimits,
        reviewLimits,
        pause,
        metrics,
        accounts,
        notices,
        tournaments,
        clubs);
  }

  public ServerConfig withTableLimits(TableLimits other) {
    return new ServerConfig(
        host,
        port,
        data,
        origins,
        proxy,
        page,
        limits,
        other,
        reviewLimits,
        pause,
        metrics,
        accounts,
        notices,
        tournaments,
        clubs);
  }

  public ServerConfig withReviewLimits(ReviewLimits other) {
    return new ServerConfig(
        host,
        port,
        data,
        origins,
        proxy,
        page,
        limits,
        tableLimits,
        other,
        pause,
        metrics,
        accounts,
        notices,
        tournaments,
        clubs);
  }

  public ServerConfig withMetrics(Optional<InetSocketAddress> other) {
    return new ServerConfig(
        host,
        port,
        data,
        origins,
        proxy,
        page,
        limits,
        tableLimits,
        reviewLimits,
        pause,
        other,
        accounts,
        notices,
        tournaments,
        clubs);
  }

  public ServerConfig withAccounts(AccountSettings other) {
    return new ServerConfig(
        host,
        port,
        data,
        origins,
        proxy,
        page,
        limits,
        tableLimits,
        reviewLimits,
        pause,
        metrics,
        other,
        notices,
        tournaments,
        clubs);
  }

  public ServerConfig withNotices(NoticeSettings other) {
    return new ServerConfig(
        host,
        port,
        data,
        origins,
        proxy,
        page,
        limits,
        tableLimits,
        reviewLimits,
        pause,
        metrics,
        accounts,
        other,
        tournaments,
        clubs);
  }

  public ServerConfig withTournaments(Mode other) {
    return new ServerConfig(
        host,
        port,
        data,
        origins,
        proxy,
        page,
        limits,
        tableLimits,
        reviewLimits,
        pause,
        metrics,
        accounts,
        notices,
        other,
        clubs);
  }

  public ServerConfig withClubs(ClubMode other) {
    return new ServerConfig(
        host,
        port,
        data,
        origins,
        proxy,
        page,
        limits,
        tableLimits,
        reviewLimits,
        pause,
        metrics,
        accounts,
        notices,
        tournaments,
        other);
  }
}
