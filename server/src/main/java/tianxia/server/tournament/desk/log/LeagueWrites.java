package tianxia.server.tournament.desk.log;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import tianxia.server.message.Problem;
import tianxia.server.store.LeagueStore;
import tianxia.server.store.LeagueStore.Step;
import tianxia.server.tournament.league.LeagueEntry;
import tianxia.server.tournament.league.LeagueRules;
import tianxia.server.tournament.league.LeagueRules.Decision;

/// Writes what people wish for.
public record LeagueWrites(LeagueStore store, InstantSource clock) {
  /// How often a write is tried that others were quicker than.
  private static final int MAX_TRIES = 20;

  /// Writes what the rules decide, and decides anew where somebody else was quicker.
  ///
  /// @return why not
  public Optional<Problem> write(String id, Function<LeagueLog, Decision> rules) {
    for (int i = 0; i < MAX_TRIES; i++) {
      Optional<LeagueLog> log = LeagueLog.read(store, id);
      if (log.isEmpty()) {
        return Optional.of(LeagueRefusals.unknown());
      }
      switch (rules.apply(log.get())) {
        case Decision.Done _ -> {
          return Optional.empty();
        }
        case Decision.Refused(LeagueRules.Reason reason) -> {
          return Optional.of(LeagueRefusals.of(reason));
        }
        case Decision.Write(LeagueEntry entry) -> {
          long now = clock.millis();
          // Whoever looks next says when to look again.
          if (store.append(
              new Step(id, log.get().seq(), List.of(entry), now, OptionalLong.of(now)))) {
            return Optional.empty();
          }
        }
      }
    }
    return Optional.of(new Problem(Problem.UNAVAILABLE, "too much happens there: try again"));
  }
}
