package tianxia.server.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// A tournament as its log tells it.
///
/// @param maker the account
/// @param entrants in the order in which they entered
/// @param rounds those that were paired; of a knock-out also those who play again, as rounds of
///   their own
public record Tournament(
    String maker,
    Terms terms,
    Conduct conduct,
    Phase phase,
    List<Entrant> entrants,
    List<Round> rounds) {
  public Tournament {
    entrants = List.copyOf(entrants);
    rounds = List.copyOf(rounds);
  }

  /// How far it has come.
  public enum Phase {
    /// Who wants to may enter.
    OPEN,
    RUNNING,
    CLOSED
  }

  /// What a log tells.
  ///
  /// @throws IllegalArgumentException if it does not begin with the making
  public static Tournament of(List<TournamentEntry> log) {
    if (log.isEmpty() || !(log.getFirst() instanceof TournamentEntry.Made made)) {
      throw new IllegalArgumentException("a log begins with the making of the tournament");
    }
    Tournament tournament =
        new Tournament(
            made.maker(), made.terms(), made.conduct(), Phase.OPEN, List.of(), List.of());
    for (TournamentEntry entry : log.subList(1, log.size())) {
      tournament = tournament.after(entry);
    }
    return tournament;
  }

  /// The same after one more entry.
  public Tournament after(TournamentEntry entry) {
    return switch (entry) {
      case TournamentEntry.Made _ ->
          throw new IllegalArgumentException("a tournament is made only once");
      case TournamentEntry.Entered entered -> with(entered);
      case TournamentEntry.Withdrew(String account) ->
          with(
              phase,
              entrants.stream()
                  .filter(e -> phase != Phase.OPEN || !e.account().equals(account))
                  .map(
                      e -> e.account().equals(account) ? new Entrant(account, e.rating(), true) : e)
                  .toList(),
              rounds);
      case TournamentEntry.Started _ -> with(Phase.RUNNING, entrants, rounds);
      case TournamentEntry.Paired paired -> {
        List<Round> more = new ArrayList<>(rounds);
        more.add(Round.of(paired, entrants));
        yield with(phase, entrants, more);
      }
      case TournamentEntry.Ended ended ->
          with(phase, entrants, rounds.stream().map(round -> round.with(ended)).toList());
      case TournamentEntry.Closed _ -> with(Phase.CLOSED, entrants, rounds);
    };
  }

  private Tournament with(TournamentEntry.Entered entered) {
    List<Entrant> all = new ArrayList<>(entrants);
    Optional<Entrant> known = entrant(entered.account());
    known.ifPresentOrElse(
        e -> all.set(all.indexOf(e), new Entrant(e.account(), e.rating(), false)),
        () -> all.add(new Entrant(entered.account(), entered.rating(), false)));
    return with(phase, all, rounds);
  }

  private Tournament with(Phase next, List<Entrant> all, List<Round> paired) {
    return new Tournament(maker, terms, conduct, next, all, paired);
  }

  /// Somebody who takes part, or did.
  public Optional<Entrant> entrant(String account) {
    return entrants.stream().filter(e -> e.account().equals(account)).findFirst();
  }

  /// All who ever took part, by their pairing numbers: by rating, then in the order in which they
  /// entered.
  public List<Entrant> seeded() {
    return entrants.stream().sorted(Comparator.comparingInt(Entrant::rating).reversed()).toList();
  }

  /// How many take part.
  public long present() {
    return entrants.stream().filter(e -> !e.withdrawn()).count();
  }

  /// A table that is still played.
  public Optional<Round.Game> running(String table) {
    return rounds.stream()
        .flatMap(round -> round.games().stream())
        .filter(game -> game.table().equals(table) && game.result().isEmpty())
        .findFirst();
  }
}
