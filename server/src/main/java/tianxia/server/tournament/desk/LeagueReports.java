package tianxia.server.tournament.desk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tianxia.kernel.Catalogue;
import tianxia.server.account.Accounts;
import tianxia.server.message.json.Messages;
import tianxia.server.message.tournament.LeagueDetails;
import tianxia.server.message.tournament.LeagueRow;
import tianxia.server.store.LeagueStore;
import tianxia.server.store.TournamentStore;
import tianxia.server.tournament.Mode;
import tianxia.server.tournament.desk.log.LastLogs;
import tianxia.server.tournament.desk.log.LeagueLog;
import tianxia.server.tournament.desk.log.Reader;
import tianxia.server.tournament.league.League;
import tianxia.server.tournament.league.LeagueRules;
import tianxia.server.tournament.league.LeagueRules.Decision;
import tianxia.server.version.Version;

/// What is told of leagues, to each reader. All methods throw when the store fails. Thread-safe.
public final class LeagueReports {
  /// How many a list has.
  private static final int LISTED = 50;

  /// How many of those that were looked at last are kept.
  private static final int MAX_KEPT = 60;

  /// How many seasons are named; earlier ones are found by their numbers.
  private static final int SEASONS = 24;

  private final Mode mode;
  private final Catalogue catalogue;
  private final Accounts accounts;
  private final Optional<Kept> kept;

  /// Where leagues and their tournaments are.
  private record Kept(
      LeagueStore store, LastLogs<LeagueLog> leagues, ShownTournaments tournaments) {
    static Kept in(TournamentStore tournaments) {
      LeagueStore store = tournaments.leagues();
      return new Kept(
          store,
          new LastLogs<>(MAX_KEPT, id -> LeagueLog.read(store, id), LeagueLog::seq),
          new ShownTournaments(tournaments));
    }

    Optional<LeagueLog> of(LeagueStore.Found found) {
      return leagues.of(found.id(), found.seq());
    }

    Optional<LeagueLog> found(String id) {
      return store.found(id).flatMap(this::of);
    }

    List<Shown> divisions(String id, int season) {
      return store.divisions(id, season).stream()
          .map(each -> new TournamentStore.Found(each.id(), each.seq(), Optional.empty()))
          .map(tournaments::of)
          .flatMap(Optional::stream)
          .toList();
    }
  }

  LeagueReports(Mode mode, Catalogue catalogue, Accounts accounts, Optional<TournamentStore> kept) {
    this.mode = mode;
    this.catalogue = catalogue;
    this.accounts = accounts;
    this.kept = kept.map(Kept::in);
  }

  /// Leagues as JSON, those that go on first.
  ///
  /// @param account whoever plays there; empty for all
  public List<String> list(Reader reader, Optional<String> account) {
    List<LeagueLog> all =
        kept.stream()
            .flatMap(
                its -> its.store().list(Optional.empty(), account, LISTED).stream().map(its::of))
            .flatMap(Optional::stream)
            .toList();
    LeagueViews views = views(all.stream().map(each -> each.now().maker()), reader);
    return all.stream().map(each -> Messages.write(LeagueRow.class, views.row(each))).toList();
  }

  private LeagueViews views(Stream<String> named, Reader reader) {
    Set<String> ids = named.collect(Collectors.toSet());
    Map<String, String> names = new HashMap<>();
    if (!ids.isEmpty()) {
      names.putAll(accounts.friends().names(ids));
    }
    return new LeagueViews(catalogue, names, reader.account());
  }

  /// What changes with whatever is told of a league to a reader; empty if there is none.
  public Optional<String> version(Reader reader, String id) {
    return kept.flatMap(its ->
        its.found(id)
            .map(log ->
                "%s %d %s %s %s %s"
                    .formatted(
                        id,
                        log.seq(),
                        its.store().divisions(id, log.now().season()),
                        reader,
                        mode,
                        Version.text())));
  }

  /// All of a league as JSON, with the season that is played, or the last one.
  public Optional<String> shown(Reader reader, String id) {
    return kept.flatMap(its -> its.found(id).map(log -> shown(its, reader, log)));
  }

  private String shown(Kept its, Reader reader, LeagueLog log) {
    List<Shown> divisions = its.divisions(log.id(), log.now().season());
    List<LeagueStore.Season> seasons = its.store().seasons(log.id(), SEASONS);
    LeagueViews views = views(LeagueViews.accounts(log.now(), divisions, seasons), reader);
    String row = Messages.write(LeagueRow.class, views.row(log));
    String more =
        Messages.write(
            LeagueDetails.class, views.details(log, divisions, seasons, may(reader, log)));
    return row.substring(0, row.length() - 1) + "," + more.substring(1);
  }

  private List<String> may(Reader reader, LeagueLog log) {
    List<String> may = new ArrayList<>();
    String account = reader.account();
    if (!account.isEmpty() && mode != Mode.OFF && log.join(reader, 0) instanceof Decision.Write) {
      may.add("join");
    }
    if (LeagueRules.leave(log.now(), account) instanceof Decision.Write) {
      may.add("leave");
    }
    if (reader.runs(log.now().maker())) {
      if (LeagueRules.call(log.now()) instanceof Decision.Write) {
        may.add("start");
      }
      if (log.now().phase() != League.Phase.CLOSED) {
        may.add("close");
      }
    }
    return may;
  }

  /// A season that has begun, as JSON; empty if there is none.
  public Optional<String> season(Reader reader, String id, int season) {
    return kept.flatMap(its ->
        its.found(id)
            .filter(log -> season >= 1 && season <= log.now().season())
            .map(log -> {
              List<Shown> divisions = its.divisions(id, season);
              LeagueViews views =
                  views(LeagueViews.accounts(log.now(), divisions, List.of()), reader);
              boolean moves =
                  season < log.now().season() || log.now().phase() != League.Phase.CLOSED;
              return Messages.write(
                  LeagueDetails.Divisions.class,
                  new LeagueDetails.Divisions(
                      season, views.divisions(log.now(), divisions, moves)));
            }));
  }

  /// All that an account has made or joined.
  public List<String> all(String account) {
    return kept.map(its -> its.store().all(account)).orElse(List.of());
  }
}
