package tianxia.server.http.limit;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import tianxia.server.http.limit.LimitUnit.Count;
import tianxia.server.http.limit.LimitUnit.Per;
import tianxia.server.http.limit.LimitUnit.Time;
import tianxia.server.table.Retention;

/// Every limit that an operator may set: its name, default, range and meaning. The command line and
/// its help are generated from this list; a test compares `docs/LIMITS.md` with it.
public enum ServerLimit {
  REQUESTS("requests-per-address", Per.minute("requests"), 1_200, "requests to /api"),
  PAGES("pages-per-address", Per.minute("requests"), 4_000, "all other requests: page files"),
  COMMANDS(
      "commands-per-address",
      new Per("commands", Duration.ofSeconds(10)),
      1_000,
      "commands and previews"),
  HINTS("hints-per-address", Per.minute("hints"), 60, "hints taken"),
  JOINS("joins-per-address", Per.minute("joins"), 120, "seats taken"),
  TABLES("tables-per-address", new Per("tables", Duration.ofMinutes(5)), 120, "tables made"),
  ARRIVALS("arrivals-per-address", Per.minute("connections"), 1_200, "new connections"),
  FRAMES(
      "frames-per-address",
      new Per("frames", Duration.ofSeconds(10)),
      2_000,
      "frames on all sockets: messages, their fragments, pings, pongs"),
  MESSAGES(
      "frames-per-socket", new Per("frames", Duration.ofSeconds(10)), 200, "frames on one socket"),
  BYTES(
      "kib-per-address",
      new Per("KiB", Duration.ofSeconds(16)),
      8_192,
      "bytes received; beyond that, reading slows down"),
  CONNECTIONS(
      "connections",
      new Count("connections", 1_000_000),
      8_000,
      "open connections in all; fewer if file descriptors are short"),
  CONNECTIONS_OF_NETWORK(
      "connections-per-network",
      new Count("connections", 1_000_000),
      2_000,
      "open connections from one IPv4 /24 or IPv6 /48"),
  CONNECTIONS_OF_ADDRESS(
      "connections-per-address",
      new Count("connections", 1_000_000),
      400,
      "open connections from one address"),
  SOCKETS(
      "sockets-per-address", new Count("sockets", 1_000_000), 200, "open sockets of one address"),
  HEAD("head", Time.upTo(Duration.ofMinutes(10)), 10_000, "to send the complete head of a request"),
  IDLE("idle", Time.upTo(Duration.ofHours(1)), 60_000, "idle time before a connection is closed"),
  HELLO("hello", Time.upTo(Duration.ofMinutes(10)), 10_000, "for a socket to say hello"),
  WRITE(
      "write",
      Time.upTo(Duration.ofMinutes(10)),
      10_000,
      "for a client to read what is sent to it"),
  PING("ping", Time.upTo(Duration.ofMinutes(10)), 20_000, "between two pings to a socket"),
  UNBEGUN(
      "unbegun",
      Time.upTo(Duration.ofDays(3_650)),
      Duration.ofDays(1).toMillis(),
      "until a table that has not started is deleted; challenges, and games by days, have 7 days"),
  UNBEGUN_IN_ALL(
      "unbegun-tables", new Count("tables", 10_000_000), 50_000, "tables that have not started"),
  UNBEGUN_OF_ADDRESS(
      "unbegun-tables-per-address",
      new Count("tables", 1_000_000),
      60,
      "tables that have not started, made by one address"),
  COMPUTERS_OF_ADDRESS(
      "computer-tables-per-address",
      new Count("tables", 1_000_000),
      8,
      "tables in play with computers only, made by one address"),
  LISTED_IN_ALL("listed-tables", new Count("tables", 10_000), 200, "tables open to all"),
  LISTED_OF_ADDRESS(
      "listed-tables-per-address",
      new Count("tables", 10_000),
      12,
      "tables open to all, made by one address"),
  FINISHED(
      "finished",
      Time.between(Retention.LEAST, Retention.FOREVER),
      Retention.FOREVER.toMillis(),
      "until a finished game is deleted"),
  UNFINISHED(
      "unfinished",
      Time.between(Retention.LEAST, Retention.FOREVER),
      Retention.FOREVER.toMillis(),
      "until a game is deleted at which nobody acts any more"),
  TOURNAMENTS(
      "tournaments",
      Time.between(Retention.LEAST, Retention.FOREVER),
      Retention.FOREVER.toMillis(),
      "until a tournament or a league is deleted that is over"),
  STORE(
      "store",
      new Count("MiB", 100_000_000),
      100_000_000,
      "what is stored, before no new tables are made"),
  ROOM(
      "room",
      new Count("MiB", 100_000_000),
      200,
      "what is left on the disk to games in play, before no new tables are made"),
  REVIEWS("reviews", new Count("reviews", 100_000), 200, "reviews that are being made or wait"),
  REVIEWS_OF_ADDRESS(
      "reviews-per-address",
      new Count("reviews", 100_000),
      4,
      "reviews that are being made or wait, asked for by one address"),
  REVIEWS_KEPT(
      "reviews-kept",
      new Count("MiB", 1_000_000),
      64,
      "finished reviews that are stored; those made first go first");

  private final String id;

  // All units are records of what can't change.
  @SuppressWarnings("ImmutableEnumChecker")
  private final LimitUnit unit;

  private final long standard;
  private final String meaning;

  /// @param standard in the unit's own measure: how many, or milliseconds
  ServerLimit(String id, LimitUnit unit, long standard, String meaning) {
    this.id = id;
    this.unit = unit;
    this.standard = standard;
    this.meaning = meaning;
  }

  /// Its name on the command line, in kebab case.
  public String id() {
    return id;
  }

  public LimitUnit unit() {
    return unit;
  }

  /// Its default: a count, or milliseconds.
  public long standard() {
    return standard;
  }

  /// What it bounds, in a few words.
  public String meaning() {
    return meaning;
  }

  /// The limit with a name; empty if there is none.
  public static Optional<ServerLimit> named(String id) {
    return Arrays.stream(values()).filter(bound -> bound.id.equals(id)).findFirst();
  }
}
