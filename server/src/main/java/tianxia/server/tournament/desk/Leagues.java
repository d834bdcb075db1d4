package tianxia.server.tournament.desk;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Function;
import tianxia.kernel.Catalogue;
import tianxia.server.account.Accounts;
import tianxia.server.message.Problem;
import tianxia.server.message.request.NewLeague;
import tianxia.server.rating.Ladders;
import tianxia.server.store.LeagueStore;
import tianxia.server.store.LeagueStore.Bounds;
import tianxia.server.store.TournamentStore;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.table.command.Tokens;
import tianxia.server.tournament.Mode;
import tianxia.server.tournament.desk.log.LeagueLog;
import tianxia.server.tournament.desk.log.LeagueRefusals;
import tianxia.server.tournament.desk.log.LeagueWrites;
import tianxia.server.tournament.desk.log.Reader;
import tianxia.server.tournament.desk.log.TournamentRefusals;
import tianxia.server.tournament.league.League;
import tianxia.server.tournament.league.LeagueEntry;
import tianxia.server.tournament.league.LeagueRules;
import tianxia.server.tournament.league.LeagueRules.Decision;

/// Leagues, as people ask for them. All methods throw when the store fails. Thread-safe.
public final class Leagues implements AutoCloseable {
  /// In how many one account may play.
  private static final int MAX_JOINED = 10;

  private final Mode mode;
  private final Catalogue catalogue;
  private final Accounts accounts;
  private final InstantSource clock;
  private final Optional<LeagueStore> kept;
  private final Optional<LeagueRunner> runner;
  private final LeagueReports reports;
  private final SecureRandom random = new SecureRandom();

  /// @param failures is told if nobody looks at them any more; empty to begin and end no seasons
  Leagues(
      Mode mode,
      Catalogue catalogue,
      Accounts accounts,
      InstantSource clock,
      Optional<TournamentStore> kept,
      Optional<FatalFailureListener> failures) {
    this.mode = mode;
    this.catalogue = catalogue;
    this.accounts = accounts;
    this.clock = clock;
    this.kept = kept.map(TournamentStore::leagues);
    this.reports = new LeagueReports(mode, catalogue, accounts, kept);
    this.runner =
        kept.flatMap(its ->
            failures.map(told ->
                new LeagueRunner(its, new SeasonTournaments(accounts, random), clock, told)));
  }

  /// What is told of them.
  public LeagueReports reports() {
    return reports;
  }

  /// What came of a wish for a league.
  public sealed interface Outcome {
    record Made(String id) implements Outcome {}

    record Refused(Problem why) implements Outcome {}
  }

  /// Makes a league, for somebody who may make tournaments.
  public Outcome make(Reader reader, NewLeague wish) {
    long now = clock.millis();
    return switch (LeagueWishes.of(catalogue, wish, reader.account(), now)) {
      case LeagueWishes.Wrong(Problem why) -> new Outcome.Refused(why);
      case LeagueWishes.Sound(LeagueEntry.Made made) -> {
        String id = Tokens.table(random);
        Bounds bounds =
            reader.account().isEmpty()
                ? new Bounds(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE)
                : Bounds.STANDARD;
        yield kept.orElseThrow().make(id, made, now, made.next(), bounds)
            ? new Outcome.Made(id)
            : new Outcome.Refused(
                new Problem(Problem.SLOW_DOWN, "too many leagues have been made"));
      }
    };
  }

  /// Somebody wants to play from the next season on.
  ///
  /// @return why not
  public Optional<Problem> join(Reader reader, String id) {
    String account = reader.account();
    if (mode == Mode.OFF) {
      return Optional.of(TournamentRefusals.switchedOff());
    }
    int joined =
        kept.map(its -> its.list(Optional.empty(), Optional.of(account), MAX_JOINED + 1).size())
            .orElse(0);
    return joined >= MAX_JOINED
        ? Optional.of(new Problem(Problem.SLOW_DOWN, "you are in too many leagues"))
        : write(id, log -> log.join(reader, rating(log.now(), account)));
  }

  private int rating(League league, String account) {
    return accounts.rating(account, Ladders.of(league.terms().game(), 2)).shown();
  }

  /// Somebody does not want to play after this season.
  ///
  /// @return why not
  public Optional<Problem> leave(String account, String id) {
    return write(id, log -> LeagueRules.leave(log.now(), account));
  }

  /// Its maker lets the next season begin.
  ///
  /// @return why not
  public Optional<Problem> start(Reader reader, String id) {
    return write(id, log -> byMaker(reader, log, LeagueRules::call));
  }

  /// Its maker wants no more seasons.
  ///
  /// @return why not
  public Optional<Problem> close(Reader reader, String id) {
    return write(id, log -> byMaker(reader, log, LeagueRules::close));
  }

  private static Decision byMaker(Reader reader, LeagueLog log, Function<League, Decision> rules) {
    return reader.runs(log.now().maker())
        ? rules.apply(log.now())
        : new Decision.Refused(LeagueRules.Reason.NOT_THE_MAKER);
  }

  private Optional<Problem> write(String id, Function<LeagueLog, Decision> rules) {
    return kept.map(its -> new LeagueWrites(its, clock).write(id, rules))
        .orElseGet(() -> Optional.of(LeagueRefusals.unknown()));
  }

  /// Looks at once at those that are due.
  void tick() {
    runner.orElseThrow().tick();
  }

  @Override
  public void close() {
    runner.ifPresent(LeagueRunner::close);
  }
}
