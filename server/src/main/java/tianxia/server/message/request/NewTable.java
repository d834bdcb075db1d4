package tianxia.server.message.request;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tianxia.server.rating.RatingRange;

/// A request for a new table. The constructors reject what makes no sense
/// ([IllegalArgumentException]); the tables check the game, its options and the number of seats.
///
/// @param table one that was reserved ([Commitment]), before its nonces were given
/// @param options by name; those not given have their defaults
/// @param seats one for each seat in order
/// @param games how many games a series has; 1 if absent
/// @param gameOptions what the games of a series have instead of `options`, one after the other and
///   then from the first again: the boards, where they change (QIN-21). At most one for each game
/// @param hints whether a seat that is to act may take a hint; if absent, only where one person
///   plays against computers
/// @param takebacks whether a seat may ask to take a decision back; if absent, it may
/// @param listed whether anybody may find the table, sit down and watch: one with an open seat, and
///   with one of its maker's
/// @param from the finished game from which the table is to play on; the options are its
/// @param clock how much time the persons have; if absent, time does not count
/// @param rated whether the game counts for the ratings of its players, who all have accounts: with
///   one seat of its maker's, others that are open and perhaps some of computers, without hints and
///   takebacks, and no series
/// @param ratings at a rated table: of those who may sit down; everybody if absent
/// @param club whose members alone may find the table and sit down; everybody if absent
@Json
public record NewTable(
    Optional<String> table,
    String game,
    Optional<Map<String, String>> options,
    List<SeatWish> seats,
    Optional<Integer> games,
    Optional<List<Map<String, String>>> gameOptions,
    Optional<Boolean> hints,
    Optional<Boolean> takebacks,
    Optional<Boolean> listed,
    Optional<From> from,
    Optional<Clock> clock,
    Optional<Boolean> rated,
    Optional<RatingRange> ratings,
    Optional<String> club) {

  public NewTable {
    Checks.present("game", game);
    Checks.present("options", options);
    options.ifPresent(NewTable::check);
    Checks.present("seats", seats);
    Checks.require(!seats.isEmpty() && seats.size() <= 8, "seats must be 1 to 8 seats");
    seats.forEach(seat -> Checks.present("a seat", seat));
    seats = List.copyOf(seats);
    games.ifPresent(n -> Checks.require(n >= 1 && n <= 99, "games must be a number from 1 to 99"));
    int most = games.orElse(1);
    Checks.present("gameOptions", gameOptions);
    gameOptions.ifPresent(all -> {
      Checks.require(
          !all.isEmpty() && all.size() <= most, "gameOptions must be 1 to as many as games");
      all.forEach(NewTable::check);
    });
    gameOptions = gameOptions.map(List::copyOf);
    Checks.present("hints", hints);
    Checks.present("takebacks", takebacks);
    Checks.present("clock", clock);
    Checks.present("from", from);
    Checks.require(
        from.isEmpty() || options.isEmpty() && games.isEmpty() && gameOptions.isEmpty(),
        "with from there can be no options, games or gameOptions");
    Checks.present("listed", listed);
    Checks.require(
        !listed.orElse(false) || has(seats, Open.class) && has(seats, Me.class),
        "a listed table needs a seat of kind open, and one of kind me");
    long kept = kept(seats);
    Checks.require(
        kept == 0 || kept == 1 && !listed.orElse(false) && has(seats, Me.class),
        "one seat may be kept for somebody, at a table that is not listed, with a seat of kind me");
    Checks.present("rated", rated);
    Checks.present("ratings", ratings);
    Checks.require(
        ratings.isEmpty() || rated.orElse(false), "only a rated table can be for some ratings");
    Checks.require(
        !rated.orElse(false) || opposed(seats),
        "a rated table needs one seat of kind me, and at least one of kind open");
    Checks.require(
        !rated.orElse(false)
            || !hints.orElse(false)
                && !takebacks.orElse(false)
                && games.orElse(1) == 1
                && from.isEmpty(),
        "at a rated table there are no hints and no takebacks; it is no series, and from no game");
    Checks.present("club", club);
    Checks.require(club.isEmpty() || listed.orElse(false), "a club's table must be listed");
  }

  private static long kept(List<SeatWish> seats) {
    return seats.stream()
        .filter(seat -> seat instanceof Open open && open.keptFor().isPresent())
        .count();
  }

  private static boolean opposed(List<SeatWish> seats) {
    long own = seats.stream().filter(Me.class::isInstance).count();
    return own == 1 && has(seats, Open.class);
  }

  private static boolean has(List<SeatWish> seats, Class<? extends SeatWish> kind) {
    return seats.stream().anyMatch(kind::isInstance);
  }

  /// No club's.
  public NewTable(
      Optional<String> table,
      String game,
      Optional<Map<String, String>> options,
      List<SeatWish> seats,
      Optional<Integer> games,
      Optional<List<Map<String, String>>> gameOptions,
      Optional<Boolean> hints,
      Optional<Boolean> takebacks,
      Optional<Boolean> listed,
      Optional<From> from,
      Optional<Clock> clock,
      Optional<Boolean> rated,
      Optional<RatingRange> ratings) {
    this(
        table,
        game,
        options,
        seats,
        games,
        gameOptions,
        hints,
        takebacks,
        listed,
        from,
        clock,
        rated,
        ratings,
        Optional.empty());
  }

  /// Not rated.
  public NewTable(
      Optional<String> table,
      String game,
      Optional<Map<String, String>> options,
      List<SeatWish> seats,
      Optional<Integer> games,
      Optional<List<Map<String, String>>> gameOptions,
      Optional<Boolean> hints,
      Optional<Boolean> takebacks,
      Optional<Boolean> listed,
      Optional<From> from,
      Optional<Clock> clock) {
    this(
        table,
        game,
        options,
        seats,
        games,
        gameOptions,
        hints,
        takebacks,
        listed,
        from,
        clock,
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /// With hints and takebacks as usual.
  public NewTable(
      Optional<String> table,
      String game,
      Optional<Map<String, String>> options,
      List<SeatWish> seats,
      Optional<Integer> games,
      Optional<List<Map<String, String>>> gameOptions) {
    this(
        table,
        game,
        options,
        seats,
        games,
        gameOptions,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /// The same with the options of the game from which it plays on.
  public NewTable playingOn(Map<String, String> its) {
    return new NewTable(
        table,
        game,
        Optional.of(its),
        seats,
        games,
        gameOptions,
        hints,
        takebacks,
        listed,
        Optional.empty(),
        clock,
        rated,
        ratings,
        club);
  }

  /// The same, where the game from which it plays on is opened by another token.
  ///
  /// @param key what opens a seat, by what was sent
  public NewTable keyed(UnaryOperator<String> key) {
    Optional<From> opened =
        from.map(game -> new From(game.table(), key.apply(game.token()), game.ply()));
    return new NewTable(
        table,
        game,
        options,
        seats,
        games,
        gameOptions,
        hints,
        takebacks,
        listed,
        opened,
        clock,
        rated,
        ratings,
        club);
  }

  /// The same with others in its seats.
  public NewTable with(List<SeatWish> others) {
    return new NewTable(
        table,
        game,
        options,
        others,
        games,
        gameOptions,
        hints,
        takebacks,
        listed,
        from,
        clock,
        rated,
        ratings,
        club);
  }

  private static void check(Map<String, String> options) {
    Checks.present("options", options);
    options.values().forEach(value -> Checks.present("an option", value));
  }

  /// A position of a finished game.
  ///
  /// @param token one that opens its table
  /// @param ply how many of its events stand; within a decision of several seats, all of it is made
  ///   anew
  @Json
  public record From(String table, String token, int ply) {
    public From {
      Checks.present("table", table);
      Checks.token(token);
      Checks.require(ply >= 0, "ply must be a number from 0");
    }
  }

  /// A clock for each person: either `base` and `increment`, or `days`.
  ///
  /// @param base for the game, in seconds
  /// @param increment added before each turn, in seconds
  /// @param days for each turn, by the time of day
  /// @param then what is done when a seat's time is up: it has `lost`, or a `computer` takes it; if
  ///   absent, lost at a table of two and a computer at others
  @Json
  public record Clock(
      Optional<Integer> base,
      Optional<Integer> increment,
      Optional<Integer> days,
      Optional<String> then) {
    /// How many days a turn may have.
    private static final List<Integer> DAYS = List.of(1, 2, 3, 5, 7, 14);

    /// For the game, and before each turn.
    public Clock(int base, int increment, Optional<String> then) {
      this(Optional.of(base), Optional.of(increment), Optional.empty(), then);
    }

    public Clock {
      Checks.present("base", base);
      Checks.present("increment", increment);
      Checks.present("days", days);
      Checks.require(
          days.isEmpty() == base.isPresent() && days.isEmpty() == increment.isPresent(),
          "a clock has either base and increment, or days");
      base.ifPresent(
          n -> Checks.require(n >= 1 && n <= 10_800, "base must be a number from 1 to 10800"));
      increment.ifPresent(
          n -> Checks.require(n >= 0 && n <= 180, "increment must be a number from 0 to 180"));
      days.ifPresent(
          n -> Checks.require(DAYS.contains(n), "days must be one of 1, 2, 3, 5, 7 and 14"));
      Checks.present("then", then);
      then.ifPresent(what ->
          Checks.require(
              what.equals("lost") || what.equals("computer"), "then must be lost or computer"));
    }
  }

  /// Who is to sit at a seat.
  @Json(typeProperty = "kind")
  @Json.SubTypes({
    @Json.SubType(type = Me.class, name = "me"),
    @Json.SubType(type = Open.class, name = "open"),
    @Json.SubType(type = Computer.class, name = "computer"),
  })
  public sealed interface SeatWish {}

  /// The one who makes the table; several are players at one screen.
  ///
  /// @param commitment SHA-256 of the seat's nonce, its share in the draws, which it reveals when
  ///   all seats are taken
  /// @param nonce in the place of the commitment the nonce itself: only where no seat is open
  /// @param program true if a program is to play there; the server says so itself of an account's,
  ///   by the token that makes the table
  public record Me(
      String name, Optional<String> commitment, Optional<String> nonce, Optional<Boolean> program)
      implements SeatWish {
    public Me {
      Checks.name(name);
      Checks.share(commitment, nonce);
      Checks.present("program", program);
    }

    /// A person.
    public Me(String name, Optional<String> commitment, Optional<String> nonce) {
      this(name, commitment, nonce, Optional.empty());
    }

    /// The same of an account.
    ///
    /// @param program whether it is a program's token by which the account asks
    public Me named(String other, boolean program) {
      return new Me(other, commitment, nonce, Optional.of(program).filter(is -> is));
    }
  }

  /// Whoever comes with the invitation; or the one who is challenged.
  ///
  /// @param keptFor the name of the account that alone may take the seat
  /// @param keptId what only the server may say: its id
  public record Open(Optional<String> keptFor, Optional<String> keptId) implements SeatWish {
    /// For whoever comes. (Of several constructors messages would be read by the shortest.)
    public static final Open TO_ALL = new Open(Optional.empty(), Optional.empty());

    public Open {
      keptFor.ifPresent(Checks::name);
      Checks.present("keptId", keptId);
    }
  }

  public record Computer(String level) implements SeatWish {
    public Computer {
      Checks.level(level);
    }
  }
}
