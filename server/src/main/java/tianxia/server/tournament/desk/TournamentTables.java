package tianxia.server.tournament.desk;

import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.server.account.AccountStore.Seat;
import tianxia.server.account.Accounts;
import tianxia.server.store.Entry;
import tianxia.server.store.TournamentStore.NewTable;
import tianxia.server.table.command.FirstRow;
import tianxia.server.table.command.TournamentTable;
import tianxia.server.tournament.Terms;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.TournamentEntry;

/// Makes the tables of rounds: their first rows, which are written with the round.
final class TournamentTables {
  private final Catalogue catalogue;
  private final Accounts accounts;
  private final SecureRandom random = new SecureRandom();

  TournamentTables(Catalogue catalogue, Accounts accounts) {
    this.catalogue = catalogue;
    this.accounts = accounts;
  }

  /// The tables of a round; a game that is decided without one has none.
  ///
  /// @param name of the tournament, as whoever comes to its tables may know it
  List<NewTable> of(
      String id, String name, Tournament tournament, TournamentEntry.Paired paired, long now) {
    Map<String, String> names =
        accounts
            .friends()
            .names(
                paired.boards().stream()
                    .flatMap(board -> board.accounts().stream())
                    .collect(Collectors.toSet()));
    Entry.OfTournament round = new Entry.OfTournament(id, name, tournament.rounds().size() + 1);
    return paired.boards().stream()
        .filter(board -> !board.table().isEmpty())
        .map(board -> table(tournament, round, board, names, now))
        .toList();
  }

  private NewTable table(
      Tournament tournament,
      Entry.OfTournament round,
      TournamentEntry.Board board,
      Map<String, String> names,
      long now) {
    Terms terms = tournament.terms();
    Game<?> game = catalogue.game(terms.game()).orElseThrow();
    List<String> accountsThere = board.accounts();
    FirstRow first =
        new TournamentTable(
                board.table(),
                round,
                accountsThere.stream()
                    .map(account ->
                        new TournamentTable.Player(account, names.getOrDefault(account, "")))
                    .toList(),
                tournament.conduct())
            .first(
                game,
                SeatOptions.of(game, terms.options(), accountsThere.size()).orElseThrow(),
                random,
                now);
    Stream<Seat> seats =
        IntStream.range(0, accountsThere.size())
            .mapToObj(i -> new Seat(accountsThere.get(i), board.table(), i + 1, now));
    return new NewTable(board.table(), first.row().entry(), seats.toList());
  }
}
