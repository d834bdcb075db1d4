package tianxia.server.tournament.desk.log;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tianxia.server.store.TournamentStore;
import tianxia.server.store.TournamentStore.Row;
import tianxia.server.tournament.Conduct;
import tianxia.server.tournament.Round;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.TournamentRules;
import tianxia.server.tournament.TournamentRules.Decision;

/// A tournament as its log has it, with the times of its entries.
///
/// @param rows at least one
public record TournamentLog(String id, List<Row> rows, Tournament now) {
  /// How long a tournament waits to begin that has no time to.
  private static final Duration UNBEGUN = Duration.ofDays(30);

  /// How long a seat is kept at a table where a turn has no days.
  private static final Duration COMING = Duration.ofMinutes(10);

  /// How often somebody may enter.
  private static final int MAX_ENTRIES = 4;

  public TournamentLog {
    rows = List.copyOf(rows);
  }

  public static Optional<TournamentLog> read(TournamentStore store, String id) {
    List<Row> rows = store.log(id);
    return rows.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new TournamentLog(id, rows, Tournament.of(rows.stream().map(Row::entry).toList())));
  }

  public int seq() {
    return rows.getLast().seq();
  }

  /// When it begins, or is over if it can't.
  public long opening() {
    return opening(now.conduct(), rows.getFirst().at());
  }

  public static long opening(Conduct conduct, long made) {
    return conduct.startsAt().orElse(made + UNBEGUN.toMillis());
  }

  /// When those of the last round have not come who are not there.
  public long lateness() {
    long paired =
        rows.stream()
            .filter(row -> row.entry() instanceof TournamentEntry.Paired)
            .mapToLong(Row::at)
            .max()
            .orElse(0);
    return paired + patience(now.conduct());
  }

  /// For how long a seat is kept.
  static long patience(Conduct conduct) {
    return conduct.byDays() ? conduct.base() : COMING.toMillis();
  }

  /// Whose tables are played.
  public Set<String> players() {
    return playing().stream().flatMap(game -> game.accounts().stream()).collect(Collectors.toSet());
  }

  /// The tables of the last round that are played.
  public List<Round.Game> playing() {
    return now.rounds().isEmpty()
        ? List.of()
        : now.rounds().getLast().games().stream().filter(game -> game.result().isEmpty()).toList();
  }

  /// What comes of somebody's wish to take part.
  ///
  /// @param rating as players see it
  public Decision enter(Reader who, int rating) {
    if (who.program() && now.conduct().rated()) {
      return new Decision.Refused(TournamentRules.Reason.A_PROGRAM);
    }
    boolean tooOften = entries(who.account()) >= MAX_ENTRIES;
    return switch (TournamentRules.enter(now, who.account(), rating)) {
      case Decision.Write _ when tooOften -> new Decision.Refused(TournamentRules.Reason.BEGUN);
      case Decision decision -> decision;
    };
  }

  private long entries(String account) {
    return rows.stream()
        .filter(row ->
            row.entry() instanceof TournamentEntry.Entered entered
                && entered.account().equals(account))
        .count();
  }
}
