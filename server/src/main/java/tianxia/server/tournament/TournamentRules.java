package tianxia.server.tournament;

import java.util.Set;
import java.util.stream.IntStream;

/// What may be written to a tournament's log, and why not.
public final class TournamentRules {
  /// What comes of a wish.
  public sealed interface Decision {
    /// Append this.
    record Write(TournamentEntry entry) implements Decision {}

    /// It is so already: nothing is to be written.
    record Done() implements Decision {}

    record Refused(Reason reason) implements Decision {}
  }

  /// Why not.
  public enum Reason {
    CLOSED,
    /// It has begun, and it is too late for this.
    BEGUN,
    NOT_BEGUN,
    FULL,
    TOO_FEW,
    NOT_ENTERED,
    NOT_THE_MAKER,
    /// The games are rated, and programs are not.
    A_PROGRAM,
    /// There is no such table, or no such seat at it.
    UNKNOWN_TABLE
  }

  private TournamentRules() {}

  /// Somebody wants to take part. Late entries are taken as long as there is a round to come.
  ///
  /// @param rating as players see it
  public static Decision enter(Tournament tournament, String account, int rating) {
    if (tournament.entrant(account).filter(e -> !e.withdrawn()).isPresent()) {
      return new Decision.Done();
    }
    if (tournament.phase() == Tournament.Phase.CLOSED) {
      return refused(Reason.CLOSED);
    }
    boolean late = tournament.phase() == Tournament.Phase.RUNNING;
    if (late
        && (!tournament.terms().kind().takesLateEntries()
            || tournament.rounds().size() >= tournament.terms().rounds())) {
      return refused(Reason.BEGUN);
    }
    boolean known = tournament.entrant(account).isPresent();
    return !known && tournament.entrants().size() >= tournament.terms().most()
        ? refused(Reason.FULL)
        : new Decision.Write(new TournamentEntry.Entered(account, rating));
  }

  /// Somebody does not want to any more. The table at which they sit goes on.
  public static Decision withdraw(Tournament tournament, String account) {
    if (tournament.phase() == Tournament.Phase.CLOSED) {
      return refused(Reason.CLOSED);
    }
    return tournament
        .entrant(account)
        .<Decision>map(e ->
            e.withdrawn()
                ? new Decision.Done()
                : new Decision.Write(new TournamentEntry.Withdrew(account)))
        .orElseGet(() -> refused(Reason.NOT_ENTERED));
  }

  /// The maker, or the time, lets it begin.
  public static Decision start(Tournament tournament) {
    int least = tournament.terms().kind() == Kind.GROUPS ? 3 : 2;
    return switch (tournament.phase()) {
      case CLOSED -> refused(Reason.CLOSED);
      case RUNNING -> new Decision.Done();
      case OPEN ->
          tournament.present() < least
              ? refused(Reason.TOO_FEW)
              : new Decision.Write(new TournamentEntry.Started());
    };
  }

  /// The maker ends it before its end.
  public static Decision close(Tournament tournament, String account) {
    if (!tournament.maker().equals(account)) {
      return refused(Reason.NOT_THE_MAKER);
    }
    return tournament.phase() == Tournament.Phase.CLOSED
        ? new Decision.Done()
        : new Decision.Write(new TournamentEntry.Closed());
  }

  /// A table is over. What is told again changes nothing.
  ///
  /// @param winners by their seats; none where nobody came
  public static Decision end(
      Tournament tournament, String table, Set<Integer> winners, Set<Integer> absent) {
    boolean known =
        !table.isEmpty()
            && tournament.rounds().stream()
                .flatMap(round -> round.games().stream())
                .anyMatch(game -> game.table().equals(table));
    if (!known) {
      return refused(Reason.UNKNOWN_TABLE);
    }
    return tournament
        .running(table)
        .map(game ->
            IntStream.concat(
                        winners.stream().mapToInt(seat -> seat),
                        absent.stream().mapToInt(seat -> seat))
                    .allMatch(seat -> seat >= 1 && seat <= game.accounts().size())
                ? new Decision.Write(new TournamentEntry.Ended(table, winners, absent))
                : refused(Reason.UNKNOWN_TABLE))
        .orElseGet(Decision.Done::new);
  }

  private static Decision refused(Reason reason) {
    return new Decision.Refused(reason);
  }
}
