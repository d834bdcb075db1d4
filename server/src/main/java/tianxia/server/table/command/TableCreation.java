package tianxia.server.table.command;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.search.Level;
import tianxia.server.digest.KeptHash;
import tianxia.server.fair.Share;
import tianxia.server.message.Problem;
import tianxia.server.message.request.NewTable;
import tianxia.server.name.Names;
import tianxia.server.rating.Anchors;
import tianxia.server.rating.Ladders;
import tianxia.server.store.Entry;
import tianxia.server.table.state.Occupant;

/// A table that is about to be made: its first row, and the tokens, which only its maker is told.
public record TableCreation(
    FirstRow first, Map<String, String> tokens, String invitation, String watch) {

  /// What is wrong with a request, if anything.
  public static Optional<Problem> problem(Catalogue catalogue, NewTable wish) {
    Optional<Game<?>> game = catalogue.game(wish.game());
    if (game.isEmpty()) {
      return Optional.of(new Problem(Problem.UNKNOWN_GAME, "unknown game"));
    }
    for (Map<String, String> given : SeriesOptions.given(wish)) {
      Optional<Problem> wrong = options(game.get(), given, wish.seats().size());
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    if (wish.seats().size() > 2
        && wish.clock()
            .flatMap(NewTable.Clock::then)
            .filter(Entry.Clock.LOST::equals)
            .isPresent()) {
      return Optional.of(
          new Problem(
              Problem.UNKNOWN_OPTION,
              "a game of three or four can't be lost on time: a computer takes the seat"));
    }
    if (game.get().chance() && opens(wish) && clear(wish)) {
      return Optional.of(commitmentNeeded());
    }
    if (wish.rated().orElse(false) && wish.seats().stream().anyMatch(TableCreation::program)) {
      return Optional.of(forPersons());
    }
    if (wish.rated().orElse(false) && !allRated(wish)) {
      return Optional.of(
          new Problem(
              Problem.UNKNOWN_OPTION, "one of the computers has no rating, which this game needs"));
    }
    return wish.games().orElse(1) > 1 && !series(game.get(), wish)
        ? Optional.of(new Problem(Problem.NO_SERIES, "this game cannot be played in series"))
        : naming(wish);
  }

  private static Optional<Problem> options(Game<?> game, Map<String, String> given, int wanted) {
    Optional<String> wrong = Options.problem(game.options(), given);
    if (wrong.isPresent()) {
      return Optional.of(new Problem(Problem.UNKNOWN_OPTION, wrong.get()));
    }
    int seats = game.seats(Options.of(game.options(), given));
    return seats == wanted
        ? Optional.empty()
        : Optional.of(
            new Problem(
                Problem.WRONG_SEATS, "with these options the game has " + seats + " seats"));
  }

  /// Whether all computers have ratings.
  private static boolean allRated(NewTable wish) {
    String ladder = Ladders.of(wish.game(), wish.seats().size());
    return wish.seats().stream()
        .allMatch(seat ->
            !(seat instanceof NewTable.Computer computer)
                || Level.of(computer.level())
                    .flatMap(level -> Anchors.of(ladder, level))
                    .isPresent());
  }

  private static Optional<Problem> naming(NewTable wish) {
    for (NewTable.SeatWish seat : wish.seats()) {
      if (seat instanceof NewTable.Me me
          && Names.of(me.name()) instanceof Names.Wish.Refused(Problem why)) {
        return Optional.of(why);
      }
    }
    return Optional.empty();
  }

  private static boolean program(NewTable.SeatWish seat) {
    return seat instanceof NewTable.Me me && me.program().orElse(false);
  }

  /// The answer to a program that wants a seat at a rated table.
  static Problem forPersons() {
    return new Problem(Problem.NOT_ALLOWED, "the game is rated: a program takes no part");
  }

  /// The answer to a nonce in clear while others could still choose theirs to match it.
  static Problem commitmentNeeded() {
    return new Problem(
        Problem.COMMITMENT_NEEDED,
        "while seats are open, a seat must give the SHA-256 of its nonce as its commitment, and"
            + " reveal the nonce once all are taken");
  }

  private static boolean opens(NewTable wish) {
    return wish.seats().stream().anyMatch(NewTable.Open.class::isInstance);
  }

  /// Whether anybody may take one of the seats.
  private static boolean invites(NewTable wish) {
    return wish.seats().stream()
        .anyMatch(seat -> seat instanceof NewTable.Open open && open.keptId().isEmpty());
  }

  private static boolean clear(NewTable wish) {
    return wish.seats().stream()
        .anyMatch(seat -> seat instanceof NewTable.Me me && me.nonce().isPresent());
  }

  /// Whether several games can be played as a series (QIN-21).
  private static <S extends State<S>> boolean series(Game<S> game, NewTable wish) {
    return SeriesOptions.given(wish).stream()
        .map(given -> game.start(Options.of(game.options(), given)))
        .allMatch(start -> game.remaining(start, 1).isPresent());
  }

  /// Hints are usual where one person plays against computers, and a matter of agreement elsewhere:
  /// whoever takes an open seat has seen whether there are any.
  private static Optional<Entry.Allowed> allowed(NewTable wish) {
    if (wish.rated().orElse(false)) {
      return Optional.of(new Entry.Allowed(false, false));
    }
    long persons = wish.seats().stream().filter(NewTable.Me.class::isInstance).count();
    boolean alone = persons == 1 && !opens(wish);
    Entry.Allowed agreed =
        new Entry.Allowed(wish.hints().orElse(alone), wish.takebacks().orElse(true));
    return agreed.equals(Entry.Allowed.USUAL) ? Optional.empty() : Optional.of(agreed);
  }

  private static Optional<Entry.Clock> clock(NewTable wish) {
    return wish.clock()
        .map(clock ->
            new Entry.Clock(
                clock.days().isPresent() ? Entry.Clock.DAYS : Entry.Clock.LIVE,
                clock
                    .days()
                    .map(days -> Duration.ofDays(days).toMillis())
                    .orElseGet(() -> clock.base().orElseThrow() * 1000L),
                clock.increment().orElse(0) * 1000L,
                clock
                    .then()
                    .orElse(wish.seats().size() > 2 ? Entry.Clock.COMPUTER : Entry.Clock.LOST)));
  }

  /// Makes a table for a request without a [#problem].
  ///
  /// @param from the game from which it is to play on
  public static <S extends State<S>> TableCreation of(
      Game<S> game,
      NewTable wish,
      Optional<Entry.Origin> from,
      Entry.Next id,
      SecureRandom random,
      long now) {
    Map<String, String> tokens = new TreeMap<>();
    List<Entry.Sitter> seats = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (NewTable.SeatWish seat : wish.seats()) {
      seats.add(
          switch (seat) {
            case NewTable.Me me -> {
              String token = Tokens.token(random);
              tokens.put(Integer.toString(seats.size() + 1), token);
              names.add(Names.apart(Names.granted(me.name()), names));
              Share share = Share.given(me.commitment(), me.nonce());
              yield new Occupant.Person(
                      names.getLast(), share, KeptHash.of(token), me.program().orElse(false))
                  .sitter();
            }
            case NewTable.Open(Optional<String> name, Optional<String> account) ->
                new Occupant.Nobody(account.flatMap(known -> name).orElse(""), account).sitter();
            case NewTable.Computer(String level) ->
                new Occupant.Computer(Level.of(level).orElseThrow(), Share.NONE, Optional.empty())
                    .sitter();
          });
    }
    boolean open = invites(wish);
    String invitation = open ? Tokens.token(random) : "";
    String watch = Tokens.token(random);
    int games = wish.games().orElse(1);
    Entry.Made made =
        new Entry.Made(
            game.id(),
            SeriesOptions.complete(game, wish).getFirst(),
            seats,
            id.secret(),
            Reservations.after(id.table(), random),
            open ? Optional.of(KeptHash.of(invitation)) : Optional.empty(),
            KeptHash.of(watch),
            games > 1
                ? Optional.of(
                    new Entry.Series(
                        1,
                        games,
                        Collections.nCopies(seats.size(), 0),
                        SeriesOptions.kept(game, wish)))
                : Optional.empty(),
            allowed(wish),
            wish.listed().filter(listed -> listed),
            from,
            clock(wish),
            wish.rated().filter(rated -> rated),
            wish.ratings(),
            Optional.empty(),
            wish.club(),
            Optional.empty(),
            List.of());
    return new TableCreation(FirstRow.of(id.table(), game, made, now), tokens, invitation, watch);
  }
}
