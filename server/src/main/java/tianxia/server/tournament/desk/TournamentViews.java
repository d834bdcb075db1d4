package tianxia.server.tournament.desk;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.server.message.Listing;
import tianxia.server.message.tournament.TournamentDetails;
import tianxia.server.message.tournament.TournamentRow;
import tianxia.server.tournament.Conduct;
import tianxia.server.tournament.Entrant;
import tianxia.server.tournament.Kind;
import tianxia.server.tournament.Placing;
import tianxia.server.tournament.Round;
import tianxia.server.tournament.Terms;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.desk.log.TournamentLog;

/// What is told of a tournament to one reader.
///
/// @param names by account; who has none is deleted
/// @param reader their account; empty for a guest
record TournamentViews(Catalogue catalogue, Map<String, String> names, String reader) {
  private static final long SECOND = 1000;
  private static final long DAY = 86_400;
  private static final int LARGEST_TABLE = 4;

  /// A name as messages and settings have it.
  static String id(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  TournamentRow row(Shown shown) {
    TournamentLog log = shown.log();
    Tournament now = log.now();
    Terms terms = now.terms();
    Game<?> game = catalogue.game(terms.game()).orElseThrow();
    int seats = terms.kind() == Kind.GROUPS ? LARGEST_TABLE : 2;
    Optional<Entrant> own = now.entrant(reader);
    return new TournamentRow(
        log.id(),
        terms.name(),
        terms.game(),
        Options.of(game.options(), terms.options()).asMap(),
        seats,
        id(terms.kind()),
        Placing.rounds(now),
        clock(now.conduct(), seats),
        now.conduct().rated(),
        now.conduct().startsAt(),
        id(now.phase()),
        now.rounds().size(),
        Math.toIntExact(now.present()),
        terms.most(),
        name(now.maker()),
        own.map(entrant -> entrant.withdrawn() ? "out" : "in"),
        table(now, reader).map(Round.Game::table),
        own.isEmpty() || now.rounds().isEmpty()
            ? Optional.empty()
            : shown.table().stream()
                .filter(line -> line.entrant().account().equals(reader))
                .map(Placing::place)
                .findFirst(),
        shown.club().map(its -> new TournamentRow.OfClub(its.id(), its.name())),
        league(log));
  }

  private static Optional<TournamentRow.League> league(TournamentLog log) {
    return log.rows().getFirst().entry() instanceof TournamentEntry.Made made
        ? made.league()
            .map(
                its -> new TournamentRow.League(its.id(), its.name(), its.season(), its.division()))
        : Optional.empty();
  }

  static Listing.Clock clock(Conduct conduct, int seats) {
    long seconds = conduct.base() / SECOND;
    return new Listing.Clock(
        seconds,
        conduct.increment() / SECOND,
        conduct.byDays() ? Optional.of(Math.toIntExact(seconds / DAY)) : Optional.empty(),
        seats > 2 ? "computer" : "lost");
  }

  /// The table of the last round at which somebody plays.
  static Optional<Round.Game> table(Tournament now, String account) {
    return now.rounds().isEmpty() || now.phase() != Tournament.Phase.RUNNING
        ? Optional.empty()
        : now.rounds().getLast().game(account).filter(game -> game.result().isEmpty());
  }

  /// @param may what the reader may do
  TournamentDetails details(Shown shown, List<String> may) {
    Tournament now = shown.now();
    return new TournamentDetails(
        Placing.tieBreaks(now).stream().map(TournamentViews::id).toList(),
        now.terms().replays(),
        now.seeded().stream()
            .map(e -> new TournamentDetails.Entrant(name(e.account()), e.rating(), e.withdrawn()))
            .toList(),
        shown.table().stream().map(this::line).toList(),
        IntStream.range(0, now.rounds().size())
            .mapToObj(i -> pairing(i + 1, now.rounds().get(i)))
            .toList(),
        may,
        Placing.winners(now).stream().map(this::name).toList());
  }

  private TournamentDetails.Line line(Placing placing) {
    Entrant entrant = placing.entrant();
    return new TournamentDetails.Line(
        placing.place(),
        name(entrant.account()),
        placing.points(),
        placing.played(),
        placing.tieBreaks(),
        entrant.withdrawn());
  }

  private TournamentDetails.Pairing pairing(int number, Round round) {
    return new TournamentDetails.Pairing(
        number,
        round.games().stream()
            .map(game ->
                new TournamentDetails.Game(
                    Optional.of(game.table()).filter(table -> !table.isEmpty()),
                    game.accounts().stream().map(this::name).toList(),
                    game.result().map(TournamentViews::result)))
            .toList(),
        round.byes().stream().map(this::name).toList());
  }

  private static TournamentDetails.Result result(Round.Result result) {
    return new TournamentDetails.Result(
        result.winners().stream().sorted().toList(), result.absent().stream().sorted().toList());
  }

  private String name(String account) {
    return names.getOrDefault(account, "");
  }

  /// The table as comma-separated values. A name that a spreadsheet would take for a formula has an
  /// apostrophe before it.
  String csv(Shown shown) {
    Stream<String> head =
        Stream.concat(
            Stream.of("rank", "name", "rating", "points"),
            Stream.concat(
                Placing.tieBreaks(shown.now()).stream().map(TournamentViews::id),
                Stream.of("played", "withdrawn")));
    Stream<Stream<String>> lines = shown.table().stream().map(this::cells);
    return Stream.concat(Stream.of(head), lines)
        .map(cells -> cells.collect(Collectors.joining(",")) + "\r\n")
        .collect(Collectors.joining());
  }

  private Stream<String> cells(Placing line) {
    String name = name(line.entrant().account());
    String plain = !name.isEmpty() && "=+-@\t".indexOf(name.charAt(0)) >= 0 ? "'" + name : name;
    return Stream.of(
            Stream.of(
                Integer.toString(line.place()),
                '"' + plain.replace("\"", "\"\"") + '"',
                Integer.toString(line.entrant().rating()),
                Double.toString(line.points())),
            line.tieBreaks().stream().map(value -> Double.toString(value)),
            Stream.of(
                Integer.toString(line.played()), Boolean.toString(line.entrant().withdrawn())))
        .flatMap(cells -> cells);
  }

  /// All accounts that a tournament names.
  static Stream<String> accounts(Tournament now) {
    return Stream.concat(Stream.of(now.maker()), now.entrants().stream().map(Entrant::account));
  }
}
