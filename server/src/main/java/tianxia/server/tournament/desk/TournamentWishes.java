package tianxia.server.tournament.desk;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.server.message.Problem;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.NewTournament;
import tianxia.server.name.Names;
import tianxia.server.tournament.Conduct;
import tianxia.server.tournament.Kind;
import tianxia.server.tournament.Terms;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.pairing.TieBreak;

/// What becomes of a wish for a tournament.
sealed interface TournamentWishes {
  Duration AHEAD = Duration.ofDays(60);

  int ROUNDS = 5;
  int FIELD = 64;
  int ROBIN = 16;

  /// It can be made.
  record Sound(TournamentEntry.Made made) implements TournamentWishes {}

  record Wrong(Problem why) implements TournamentWishes {}

  static TournamentWishes of(Catalogue catalogue, NewTournament wish, String maker, long now) {
    Optional<Game<?>> game = catalogue.game(wish.game());
    Optional<Kind> kind = named(Kind.values(), wish.kind());
    if (game.isEmpty()) {
      return wrong(Problem.UNKNOWN_GAME, "unknown game");
    }
    if (kind.isEmpty()) {
      return wrong(Problem.MALFORMED, "there is no such kind of tournament");
    }
    Map<String, String> options = wish.options().orElse(Map.of());
    Optional<String> unknown = Options.problem(game.get().options(), options);
    if (unknown.isPresent()) {
      return wrong(Problem.UNKNOWN_OPTION, unknown.get());
    }
    List<Integer> seats = kind.get() == Kind.GROUPS ? List.of(3, 4) : List.of(2);
    if (seats.stream().anyMatch(n -> SeatOptions.of(game.get(), options, n).isEmpty())) {
      return wrong(Problem.WRONG_SEATS, "the game can't be played by so many");
    }
    if (wish.startsAt().filter(at -> at <= now || at > now + AHEAD.toMillis()).isPresent()) {
      return wrong(Problem.MALFORMED, "startsAt must be within the next 60 days");
    }
    return switch (Names.of(wish.name())) {
      case Names.Wish.Refused(Problem why) -> new Wrong(why);
      case Names.Wish.Granted(String name) ->
          made(wish, name, kind.get(), SeatOptions.of(game.get(), options, seats.getLast()), maker);
    };
  }

  private static TournamentWishes made(
      NewTournament wish,
      String name,
      Kind kind,
      Optional<Map<String, String>> options,
      String maker) {
    List<TieBreak> tieBreaks = new ArrayList<>();
    for (String id : wish.tieBreaks().orElse(standard(kind))) {
      Optional<TieBreak> known = named(TieBreak.values(), id);
      if (known.isEmpty()) {
        return wrong(Problem.MALFORMED, "there is no such tie-break");
      }
      tieBreaks.add(known.get());
    }
    boolean robin = kind == Kind.ROUND_ROBIN || kind == Kind.DOUBLE_ROUND_ROBIN;
    try {
      Terms terms =
          new Terms(
              name,
              wish.game(),
              options.orElseThrow(),
              kind,
              wish.rounds().orElse(ROUNDS),
              true,
              wish.replays().orElse(1),
              tieBreaks,
              wish.most().orElse(robin ? ROBIN : FIELD));
      return new Sound(new TournamentEntry.Made(maker, terms, conduct(wish)));
    } catch (IllegalArgumentException e) {
      return wrong(Problem.MALFORMED, String.valueOf(e.getMessage()));
    }
  }

  private static List<String> standard(Kind kind) {
    return kind == Kind.SWISS
        ? List.of("buchholz", "sonneborn-berger", "direct-encounter", "wins")
        : List.of("direct-encounter", "sonneborn-berger", "wins");
  }

  private static Conduct conduct(NewTournament wish) {
    NewTable.Clock clock = wish.clock();
    return new Conduct(
        clock.days().isPresent(),
        clock
            .days()
            .map(days -> Duration.ofDays(days).toMillis())
            .orElseGet(() -> clock.base().orElseThrow() * 1000L),
        clock.increment().orElse(0) * 1000L,
        wish.rated().orElse(true),
        wish.startsAt());
  }

  private static <E extends Enum<E>> Optional<E> named(E[] all, String id) {
    return Arrays.stream(all).filter(each -> TournamentViews.id(each).equals(id)).findFirst();
  }

  private static TournamentWishes wrong(String code, String why) {
    return new Wrong(new Problem(code, why));
  }
}
