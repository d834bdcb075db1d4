package tianxia.server.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tianxia.server.tournament.pairing.Outcome;

/// A round as far as it has come.
///
/// @param byes who is left over
public record Round(List<Game> games, List<String> byes) {
  public Round {
    games = List.copyOf(games);
    byes = List.copyOf(byes);
  }

  /// One table of a round.
  ///
  /// @param accounts by their seats
  /// @param result empty while it is played
  public record Game(String table, List<String> accounts, Optional<Result> result) {
    /// Whether somebody sits here.
    public boolean has(String account) {
      return accounts.contains(account);
    }

    /// Whether somebody was to come and did not.
    public boolean absent(String account) {
      return result
          .filter(ended -> ended.absent().contains(accounts.indexOf(account) + 1))
          .isPresent();
    }

    /// Whether nobody failed to come.
    boolean played() {
      return result.filter(ended -> ended.absent().isEmpty()).isPresent();
    }

    /// How it ended for somebody at a table of two that was played.
    Outcome outcome(String account) {
      Set<Integer> winners = result.orElseThrow().winners();
      if (!winners.contains(accounts.indexOf(account) + 1)) {
        return winners.isEmpty() ? Outcome.DRAW : Outcome.LOSS;
      }
      return winners.size() > 1 ? Outcome.DRAW : Outcome.WIN;
    }

    /// Who else sits at a table of two.
    String opponent(String account) {
      return accounts.get(1 - accounts.indexOf(account));
    }
  }

  /// How a table ended, by seats from 1.
  public record Result(Set<Integer> winners, Set<Integer> absent) {}

  /// A round that was just paired. Tables without an id are decided: whoever has withdrawn does not
  /// come.
  static Round of(TournamentEntry.Paired paired, List<Entrant> entrants) {
    return new Round(
        paired.boards().stream()
            .map(board ->
                new Game(
                    board.table(),
                    board.accounts(),
                    board.table().isEmpty()
                        ? Optional.of(withoutGame(board, entrants))
                        : Optional.empty()))
            .toList(),
        paired.byes());
  }

  private static Result withoutGame(TournamentEntry.Board board, List<Entrant> entrants) {
    List<Integer> here = new ArrayList<>();
    List<Integer> absent = new ArrayList<>();
    for (int seat = 1; seat <= board.accounts().size(); seat++) {
      String account = board.accounts().get(seat - 1);
      boolean gone = entrants.stream().anyMatch(e -> e.account().equals(account) && e.withdrawn());
      (gone ? absent : here).add(seat);
    }
    return new Result(Set.copyOf(here), Set.copyOf(absent));
  }

  /// Whether all tables are over.
  public boolean over() {
    return games.stream().allMatch(game -> game.result().isPresent());
  }

  /// The table at which somebody sits.
  public Optional<Game> game(String account) {
    return games.stream().filter(game -> game.has(account)).findFirst();
  }

  /// The same round with one table over. What has ended stays as it is.
  Round with(TournamentEntry.Ended ended) {
    return new Round(
        games.stream()
            .map(game ->
                game.table().equals(ended.table()) && game.result().isEmpty()
                    ? new Game(
                        game.table(),
                        game.accounts(),
                        Optional.of(new Result(ended.winners(), ended.absent())))
                    : game)
            .toList(),
        byes);
  }
}
