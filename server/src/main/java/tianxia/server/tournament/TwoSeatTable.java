package tianxia.server.tournament;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tianxia.server.tournament.pairing.Crosstable;
import tianxia.server.tournament.pairing.Player;
import tianxia.server.tournament.pairing.RoundResult;

/// The crosstable of a tournament of games for two.
final class TwoSeatTable {
  private final Tournament tournament;
  private final List<Entrant> seeded;

  private TwoSeatTable(Tournament tournament) {
    this.tournament = tournament;
    this.seeded = tournament.seeded();
  }

  /// All rounds that are over, by pairing number.
  static Crosstable of(Tournament tournament) {
    TwoSeatTable table = new TwoSeatTable(tournament);
    return new Crosstable(IntStream.range(0, table.seeded.size()).mapToObj(table::player).toList());
  }

  private Player player(int index) {
    Entrant entrant = seeded.get(index);
    return new Player(
        index + 1,
        tournament.rounds().stream()
            .filter(Round::over)
            .map(round -> result(round, entrant.account()))
            .toList(),
        !entrant.withdrawn());
  }

  private RoundResult result(Round round, String account) {
    Optional<Round.Game> found = round.game(account);
    if (found.isEmpty()) {
      return round.byes().contains(account) && tournament.terms().kind() == Kind.SWISS
          ? new RoundResult.Bye()
          : new RoundResult.Absent();
    }
    Round.Game game = found.get();
    String opponent = game.opponent(account);
    return game.played()
        ? new RoundResult.Played(
            number(opponent), game.accounts().getFirst().equals(account), game.outcome(account))
        : new RoundResult.Forfeit(number(opponent), !game.absent(account) && game.absent(opponent));
  }

  private int number(String account) {
    return IntStream.range(0, seeded.size())
            .filter(i -> seeded.get(i).account().equals(account))
            .findFirst()
            .orElseThrow()
        + 1;
  }
}
