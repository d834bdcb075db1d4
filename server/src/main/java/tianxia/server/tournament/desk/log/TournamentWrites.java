package tianxia.server.tournament.desk.log;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import tianxia.server.message.Problem;
import tianxia.server.store.TournamentStore;
import tianxia.server.store.TournamentStore.Step;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.TournamentRules;
import tianxia.server.tournament.TournamentRules.Decision;

/// Writes what people wish for.
public record TournamentWrites(TournamentStore store, InstantSource clock) {
  /// How often a write is tried that others were quicker than.
  private static final int MAX_TRIES = 20;

  /// Writes what the rules decide, and decides anew where somebody else was quicker.
  ///
  /// @return why not
  public Optional<Problem> write(String id, Function<TournamentLog, Decision> rules) {
    for (int i = 0; i < MAX_TRIES; i++) {
      Optional<TournamentLog> log = TournamentLog.read(store, id);
      if (log.isEmpty()) {
        return Optional.of(TournamentRefusals.unknown());
      }
      switch (rules.apply(log.get())) {
        case Decision.Done _ -> {
          return Optional.empty();
        }
        case Decision.Refused(TournamentRules.Reason reason) -> {
          return Optional.of(TournamentRefusals.of(reason));
        }
        case Decision.Write(TournamentEntry entry) -> {
          if (store.append(step(log.get(), entry))) {
            return Optional.empty();
          }
        }
      }
    }
    return Optional.of(new Problem(Problem.UNAVAILABLE, "too much happens there: try again"));
  }

  /// The step with an entry. As long as it has not begun, nothing follows from one.
  private Step step(TournamentLog log, TournamentEntry entry) {
    boolean waits = log.now().after(entry).phase() == Tournament.Phase.OPEN;
    Set<String> told = entry instanceof TournamentEntry.Closed ? log.players() : Set.of();
    long now = clock.millis();
    return new Step(
        log.id(),
        log.seq(),
        List.of(entry),
        List.of(),
        told,
        now,
        OptionalLong.of(waits ? log.opening() : now));
  }
}
