package tianxia.server.table;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.server.fair.Draws;
import tianxia.server.message.NewTable;
import tianxia.server.message.Problem;
import tianxia.server.name.Names;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;

/// A table that is about to be made: its first row, and the tokens that are told only to whom it is
/// made for.
record Making(Store.Row row, Map<String, String> tokens, String invitation, String watch) {

  /// What is wrong with a wish, if anything.
  static Optional<Problem> problem(Catalogue catalogue, NewTable wish) {
    Optional<Game<?>> game = catalogue.game(wish.game());
    if (game.isEmpty()) {
      return Optional.of(new Problem(Problem.UNKNOWN_GAME, "there is no such game"));
    }
    Map<String, String> given = wish.options().orElse(Map.of());
    Optional<String> wrong = Options.problem(game.get().options(), given);
    if (wrong.isPresent()) {
      return Optional.of(new Problem(Problem.UNKNOWN_OPTION, wrong.get()));
    }
    Options options = Options.of(game.get().options(), given);
    int seats = game.get().seats(options);
    if (wish.seats().size() != seats) {
      return Optional.of(
          new Problem(Problem.WRONG_SEATS, "with these options the game has " + seats + " seats"));
    }
    return wish.games().orElse(1) > 1 && !series(game.get(), options)
        ? Optional.of(new Problem(Problem.NO_SERIES, "this game is not played in series"))
        : naming(wish);
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

  /// Whether several games can be played as a series (QIN-21).
  static <S extends State<S>> boolean series(Game<S> game, Options options) {
    return game.remaining(game.start(options), 1).isPresent();
  }

  /// Makes a table of a wish that has no [#problem].
  static <S extends State<S>> Making of(
      Game<S> game, NewTable wish, Entry.Next id, SecureRandom random, long now) {
    Map<String, String> tokens = new TreeMap<>();
    List<Entry.Sitter> seats = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (NewTable.SeatWish seat : wish.seats()) {
      seats.add(
          switch (seat) {
            case NewTable.Me(String name, String nonce) -> {
              String token = Tokens.token(random);
              tokens.put(Integer.toString(seats.size() + 1), token);
              names.add(Names.apart(Names.granted(name), names));
              yield new Entry.Sitter(
                  Occupant.PERSON,
                  names.getLast(),
                  nonce,
                  Optional.of(Tokens.hash(token)),
                  Optional.empty());
            }
            case NewTable.Open open ->
                new Entry.Sitter(
                    Occupant.OPEN, "", Draws.NO_NONCE, Optional.empty(), Optional.empty());
            case NewTable.Computer(String level) ->
                new Entry.Sitter(
                    Occupant.COMPUTER, "", Draws.NO_NONCE, Optional.empty(), Optional.of(level));
          });
    }
    boolean open = wish.seats().stream().anyMatch(NewTable.Open.class::isInstance);
    String invitation = open ? Tokens.token(random) : "";
    String watch = Tokens.token(random);
    int games = wish.games().orElse(1);
    Entry.Made made =
        new Entry.Made(
            game.id(),
            Options.of(game.options(), wish.options().orElse(Map.of())).asMap(),
            seats,
            id.secret(),
            Seating.fresh(random),
            open ? Optional.of(Tokens.hash(invitation)) : Optional.empty(),
            Tokens.hash(watch),
            games > 1
                ? Optional.of(new Entry.Series(1, games, Seating.zeros(seats.size())))
                : Optional.empty(),
            List.of());
    return new Making(Seating.row(id.table(), game, made, now), tokens, invitation, watch);
  }
}
