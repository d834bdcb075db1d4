package tianxia.server.tournament.desk;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import tianxia.kernel.Catalogue;
import tianxia.server.account.AccountMode;
import tianxia.server.account.Accounts;
import tianxia.server.message.Problem;
import tianxia.server.message.request.NewTournament;
import tianxia.server.rating.Ladders;
import tianxia.server.store.TournamentStore;
import tianxia.server.store.TournamentStore.Bounds;
import tianxia.server.supervision.FatalFailureListener;
import tianxia.server.table.Tables;
import tianxia.server.table.command.Tokens;
import tianxia.server.tournament.Kind;
import tianxia.server.tournament.Mode;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.TournamentRules;
import tianxia.server.tournament.TournamentRules.Decision;
import tianxia.server.tournament.desk.log.Reader;
import tianxia.server.tournament.desk.log.TournamentLog;
import tianxia.server.tournament.desk.log.TournamentRefusals;
import tianxia.server.tournament.desk.log.TournamentWrites;

/// Tournaments, as people ask for them. All methods throw when the store fails. Thread-safe.
public final class Tournaments implements AutoCloseable {
  /// How many that are not over one account may be in.
  private static final int MAX_ENTERED = 20;

  private final Mode mode;
  private final Catalogue catalogue;
  private final Accounts accounts;
  private final InstantSource clock;
  private final Optional<TournamentStore> kept;
  private final Optional<TournamentRunner> runner;
  private final Optional<OldTournaments> old;
  private final TournamentReports reports;
  private final Leagues leagues;
  private final SecureRandom random = new SecureRandom();

  private Tournaments(
      Mode mode,
      Catalogue catalogue,
      Accounts accounts,
      InstantSource clock,
      Optional<TournamentStore> kept,
      Optional<TournamentRunner> runner,
      Optional<OldTournaments> old,
      Optional<FatalFailureListener> failures) {
    this.mode = kept.isEmpty() || accounts.mode() == AccountMode.OFF ? Mode.OFF : mode;
    this.catalogue = catalogue;
    this.accounts = accounts;
    this.clock = clock;
    this.kept = kept;
    this.runner = runner;
    this.old = old;
    this.reports = new TournamentReports(this.mode, catalogue, accounts, kept);
    this.leagues = new Leagues(this.mode, catalogue, accounts, clock, kept, failures);
  }

  /// Starts what tournaments do by themselves.
  ///
  /// @param store empty where none are kept: there are none then
  /// @param over how long those are kept that are over
  /// @param failures is told if nobody looks at them any more
  public static Tournaments start(
      Mode mode,
      Optional<TournamentStore> store,
      Catalogue catalogue,
      Accounts accounts,
      Tables tables,
      InstantSource clock,
      Duration over,
      FatalFailureListener failures) {
    boolean on = accounts.mode() != AccountMode.OFF;
    return new Tournaments(
        mode,
        catalogue,
        accounts,
        clock,
        store,
        store
            .filter(its -> on)
            .map(its ->
                new TournamentRunner(
                    its, tables, new TournamentTables(catalogue, accounts), clock, failures)),
        store.map(its -> new OldTournaments(its, clock, over, failures)),
        Optional.of(failures).filter(its -> on));
  }

  /// None.
  public static Tournaments off() {
    return new Tournaments(
        Mode.OFF,
        new Catalogue(List.of()),
        Accounts.off(),
        InstantSource.system(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /// Those whose divisions are tournaments.
  public Leagues leagues() {
    return leagues;
  }

  /// What is told of them.
  public TournamentReports reports() {
    return reports;
  }

  /// What came of a wish for a tournament.
  public sealed interface Outcome {
    record Made(String id) implements Outcome {}

    record Refused(Problem why) implements Outcome {}
  }

  /// Whether somebody may make tournaments.
  public boolean makes(Reader reader) {
    return switch (mode) {
      case ANYONE -> reader.host() || !reader.account().isEmpty();
      case HOST -> reader.host();
      case OFF -> false;
    };
  }

  /// Makes a tournament.
  public Outcome make(Reader reader, NewTournament wish) {
    Optional<Problem> barred = barred(reader);
    if (barred.isPresent()) {
      return new Outcome.Refused(barred.get());
    }
    long now = clock.millis();
    return switch (TournamentWishes.of(catalogue, wish, reader.account(), now)) {
      case TournamentWishes.Wrong(Problem why) -> new Outcome.Refused(why);
      case TournamentWishes.Sound(TournamentEntry.Made made) -> {
        String id = Tokens.table(random);
        Bounds bounds =
            reader.account().isEmpty()
                ? new Bounds(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE)
                : Bounds.STANDARD;
        long look = TournamentLog.opening(made.conduct(), now);
        yield switch (store().make(id, made, wish.club(), now, look, bounds)) {
          case DONE -> new Outcome.Made(id);
          case TOO_MANY ->
              new Outcome.Refused(
                  new Problem(Problem.SLOW_DOWN, "too many tournaments have been made"));
          case NOT_AN_ORGANISER ->
              new Outcome.Refused(
                  new Problem(
                      Problem.NOT_ALLOWED, "a club's tournaments are made by its organisers"));
        };
      }
    };
  }

  /// Why somebody may make no tournament, and no league.
  public Optional<Problem> barred(Reader reader) {
    return makes(reader)
        ? Optional.empty()
        : Optional.of(
            mode == Mode.ANYONE
                ? new Problem(Problem.SIGNED_OUT, "sign in to make a tournament")
                : TournamentRefusals.switchedOff());
  }

  /// Somebody wants to take part.
  ///
  /// @return why not
  public Optional<Problem> enter(Reader reader, String id) {
    String account = reader.account();
    if (mode == Mode.OFF) {
      return Optional.of(TournamentRefusals.switchedOff());
    }
    if (busy(account) >= MAX_ENTERED) {
      return Optional.of(new Problem(Problem.SLOW_DOWN, "you are in too many tournaments"));
    }
    if (shutOut(account, id)) {
      return Optional.of(
          new Problem(Problem.MEMBERS_ONLY, "the tournament is for the members of its club"));
    }
    return write(reader, id, log -> log.enter(reader, rating(log.now(), account)));
  }

  /// Whether somebody sees a tournament that is for others.
  private boolean shutOut(String account, String id) {
    return kept.filter(its -> its.found(id, new Reader(account, false).looker()).isPresent())
        .filter(its -> !its.admits(id, account))
        .isPresent();
  }

  private long busy(String account) {
    return Stream.of(Tournament.Phase.OPEN, Tournament.Phase.RUNNING)
        .mapToLong(phase ->
            store()
                .list(
                    TournamentStore.Choice.of(phase, account),
                    new Reader(account, false).looker(),
                    MAX_ENTERED)
                .size())
        .sum();
  }

  private int rating(Tournament tournament, String account) {
    int seats = tournament.terms().kind() == Kind.GROUPS ? 3 : 2;
    return accounts.rating(account, Ladders.of(tournament.terms().game(), seats)).shown();
  }

  /// Somebody does not want to take part any more.
  ///
  /// @return why not
  public Optional<Problem> withdraw(String account, String id) {
    Reader reader = new Reader(account, false);
    return write(reader, id, log -> TournamentRules.withdraw(log.now(), account));
  }

  /// Its maker lets it begin.
  ///
  /// @return why not
  public Optional<Problem> start(Reader reader, String id) {
    return write(
        reader,
        id,
        log ->
            reader.runs(log.now())
                ? TournamentRules.start(log.now())
                : new Decision.Refused(TournamentRules.Reason.NOT_THE_MAKER));
  }

  /// Its maker ends it.
  ///
  /// @return why not
  public Optional<Problem> close(Reader reader, String id) {
    return write(
        reader,
        id,
        log ->
            reader.runs(log.now())
                ? TournamentRules.close(log.now(), log.now().maker())
                : new Decision.Refused(TournamentRules.Reason.NOT_THE_MAKER));
  }

  private Optional<Problem> write(
      Reader reader, String id, Function<TournamentLog, Decision> rules) {
    return kept.filter(its -> its.found(id, reader.looker()).isPresent())
        .map(its -> new TournamentWrites(its, clock).write(id, rules))
        .orElseGet(() -> Optional.of(TournamentRefusals.unknown()));
  }

  private TournamentStore store() {
    return kept.orElseThrow();
  }

  /// Looks at once at those that are due, or old.
  void tick() {
    runner.orElseThrow().tick();
    old.orElseThrow().tick();
  }

  @Override
  public void close() {
    leagues.close();
    runner.ifPresent(TournamentRunner::close);
    old.ifPresent(OldTournaments::close);
  }
}
