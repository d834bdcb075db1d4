package tianxia.server.tournament.desk;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import tianxia.server.store.LeagueStore;
import tianxia.server.store.LeagueStore.Division;
import tianxia.server.store.LeagueStore.Step;
import tianxia.server.store.TournamentStore;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.desk.log.LeagueLog;
import tianxia.server.tournament.desk.log.TournamentLog;
import tianxia.server.tournament.league.League;
import tianxia.server.tournament.league.LeagueEntry;
import tianxia.server.tournament.league.Member;
import tianxia.server.tournament.league.SeasonEnd;
import tianxia.server.tournament.league.SeasonStep;

/// Does what leagues do by themselves: begins seasons with their tournaments and ends them. As with
/// tournaments, the store says what is to be looked at, and who of several servers may write.
final class LeagueRunner implements AutoCloseable {
  private static final DueSteps.Bounds BOUNDS = new DueSteps.Bounds(20, 4);

  private final TournamentStore tournaments;
  private final LeagueStore store;
  private final SeasonTournaments making;
  private final InstantSource clock;
  private final DueSteps due;

  LeagueRunner(
      TournamentStore tournaments,
      SeasonTournaments making,
      InstantSource clock,
      FatalFailureListener failures) {
    this.tournaments = tournaments;
    this.store = tournaments.leagues();
    this.making = making;
    this.clock = clock;
    this.due = new DueSteps("leagues", BOUNDS, store::due, this::step, clock, failures);
  }

  /// Looks at the leagues that are due.
  void tick() {
    due.tick();
  }

  /// Does one step.
  ///
  /// @return whether another one may follow
  private boolean step(String id) {
    return LeagueLog.read(store, id).map(this::step).orElse(false);
  }

  private boolean step(LeagueLog log) {
    long now = clock.millis();
    List<Tournament> played = played(log.now());
    boolean over = played.stream().allMatch(each -> each.phase() == Tournament.Phase.CLOSED);
    return switch (SeasonStep.of(log.now(), over, now)) {
      case SeasonStep.Wait(OptionalLong until) ->
          !store.append(new Step(log.id(), log.seq(), List.of(), now, until));
      case SeasonStep.Begin(List<List<String>> divisions) -> begin(log, divisions, now);
      case SeasonStep.Finish _ -> write(log, SeasonEnd.of(log.now(), played, now), now);
      case SeasonStep.Close _ -> write(log, new LeagueEntry.Closed(), now);
    };
  }

  /// The tournaments of the season that is played.
  private List<Tournament> played(League league) {
    return league.phase() == League.Phase.RUNNING
        ? league.divisions().stream()
            .map(division -> TournamentLog.read(tournaments, division.tournament()))
            .flatMap(Optional::stream)
            .map(TournamentLog::now)
            .toList()
        : List.of();
  }

  private boolean begin(LeagueLog log, List<List<String>> divisions, long now) {
    List<Division> made = making.of(log.id(), log.now(), divisions);
    LeagueEntry.Began began = SeasonTournaments.began(log.now().season() + 1, made, divisions);
    store.append(
        new Step(
            log.id(),
            log.seq(),
            List.of(began),
            made,
            divisions.stream().flatMap(List::stream).collect(Collectors.toSet()),
            now,
            OptionalLong.of(now)));
    return true;
  }

  private boolean write(LeagueLog log, LeagueEntry entry, long now) {
    Set<String> told =
        log.now().members().stream().map(Member::account).collect(Collectors.toSet());
    store.append(
        new Step(log.id(), log.seq(), List.of(entry), List.of(), told, now, OptionalLong.of(now)));
    return true;
  }

  @Override
  public void close() {
    due.close();
  }
}
