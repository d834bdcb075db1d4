package tianxia.server.tournament;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import tianxia.server.tournament.pairing.Berger;
import tianxia.server.tournament.pairing.Pair;
import tianxia.server.tournament.pairing.RoundPairing;
import tianxia.server.tournament.pairing.swiss.DutchSwiss;
import tianxia.server.tournament.pairing.swiss.SwissTerms;

/// What a tournament does by itself, as soon as it can.
public sealed interface NextStep {
  /// Nothing: it has not begun, games are played, or it is over.
  record Wait() implements NextStep {}

  /// The next round.
  record Pairing(Seating seating) implements NextStep {
    /// The entry that says so. A table at which somebody has withdrawn is not made.
    ///
    /// @param ids of tables that there are not yet
    public TournamentEntry.Paired entry(Supplier<String> ids) {
      return new TournamentEntry.Paired(
          seating.tables().stream()
              .map(table ->
                  new TournamentEntry.Board(
                      table.stream().anyMatch(Entrant::withdrawn) ? "" : ids.get(),
                      table.stream().map(Entrant::account).toList()))
              .toList(),
          seating.byes().stream().map(Entrant::account).toList());
    }
  }

  /// It is over.
  record Close() implements NextStep {}

  /// What is to be done now: the same for everybody who asks, so that it does not matter who does
  /// it, as long as it is written once.
  static NextStep of(Tournament tournament) {
    List<Round> rounds = tournament.rounds();
    if (tournament.phase() != Tournament.Phase.RUNNING
        || !rounds.isEmpty() && !rounds.getLast().over()) {
      return new Wait();
    }
    return switch (tournament.terms().kind()) {
      case ROUND_ROBIN -> robin(tournament, Berger.rounds(tournament.entrants().size()));
      case DOUBLE_ROUND_ROBIN ->
          robin(tournament, Berger.doubleRounds(tournament.entrants().size()));
      case SWISS -> swiss(tournament);
      case KNOCK_OUT -> knockOut(tournament);
      case GROUPS ->
          last(tournament, 3) ? new Close() : new Pairing(GroupTable.of(tournament).next());
    };
  }

  /// Whether no more rounds are to come: all are over, or too few are left.
  private static boolean last(Tournament tournament, int least) {
    return tournament.rounds().size() >= tournament.terms().rounds()
        || tournament.present() < least;
  }

  private static NextStep robin(Tournament tournament, List<RoundPairing> schedule) {
    int played = tournament.rounds().size();
    return played >= schedule.size() || tournament.present() < 2
        ? new Close()
        : pairing(tournament, schedule.get(played));
  }

  private static NextStep swiss(Tournament tournament) {
    Terms terms = tournament.terms();
    return last(tournament, 2)
        ? new Close()
        : pairing(
            tournament,
            DutchSwiss.pair(
                TwoSeatTable.of(tournament),
                new SwissTerms(terms.rounds(), terms.seatsMatter(), true)));
  }

  private static NextStep knockOut(Tournament tournament) {
    List<Pair> next = KnockOutState.of(tournament).next();
    return next.isEmpty()
        ? new Close()
        : new Pairing(new Seating(seats(tournament, next), List.of()));
  }

  private static NextStep pairing(Tournament tournament, RoundPairing round) {
    List<Entrant> seeded = tournament.seeded();
    return new Pairing(
        new Seating(
            seats(tournament, round.pairs()),
            round.bye().stream().mapToObj(number -> seeded.get(number - 1)).toList()));
  }

  private static List<List<Entrant>> seats(Tournament tournament, List<Pair> pairs) {
    List<Entrant> seeded = tournament.seeded();
    return pairs.stream()
        .map(pair ->
            IntStream.of(pair.first(), pair.second())
                .mapToObj(number -> seeded.get(number - 1))
                .toList())
        .toList();
  }
}
