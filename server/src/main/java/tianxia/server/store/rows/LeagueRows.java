package tianxia.server.store.rows;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import tianxia.server.store.LeagueStore;
import tianxia.server.tournament.league.League;
import tianxia.server.tournament.league.LeagueEntry;

/// The rows of leagues, read and written. Whoever writes holds the order of ratings first, as
/// whoever writes tournaments does.
public final class LeagueRows {
  private LeagueRows() {}

  public static List<LeagueStore.Row> log(Handle handle, String id) {
    return handle
        .createQuery(
            "select seq, at, body from league_log where id = :id and (seq = 1 or seq >="
                + " (select began from league where id = :id)) order by seq")
        .bind("id", id)
        .map((row, context) ->
            new LeagueStore.Row(
                row.getInt("seq"), row.getLong("at"), StepText.LEAGUES.read(row.getString("body"))))
        .list();
  }

  public static League league(Handle handle, String id) {
    return League.of(log(handle, id).stream().map(LeagueStore.Row::entry).toList());
  }

  /// Holds a league until the end of the transaction.
  ///
  /// @param based the seq of its last entry; empty for any
  /// @return that seq; empty if there is no such league, or it has gone on
  public static OptionalLong hold(Handle handle, String id, OptionalLong based) {
    return StepLog.LEAGUES.hold(handle, id, based);
  }

  /// Appends to a league that is held.
  public static void append(
      Handle handle, String id, long seq, List<LeagueEntry> entries, long at, long look) {
    StepLog.LEAGUES.append(
        handle, id, seq, entries.stream().map(StepText.LEAGUES::write).toList(), at, look);
    long next = seq;
    for (LeagueEntry entry : entries) {
      note(handle, id, ++next, entry, at);
    }
    entries.forEach(entry -> tell(handle, id, entry, at));
  }

  /// Keeps what is looked for in step with the log.
  private static void note(Handle handle, String id, long seq, LeagueEntry entry, long at) {
    switch (entry) {
      case LeagueEntry.Joined joined -> present(handle, id, joined.account(), 1);
      case LeagueEntry.Left(String account) -> present(handle, id, account, 0);
      case LeagueEntry.Began began -> begin(handle, id, seq, began.season(), at);
      case LeagueEntry.Ended ended -> {
        ended.dropped().forEach(account -> absent(handle, id, account));
        end(handle, id, ended.divisions().getFirst().accounts().getFirst(), at);
      }
      case LeagueEntry.Closed _ -> phase(handle, id, League.Phase.CLOSED);
      case LeagueEntry.Made _, LeagueEntry.Called _ -> {}
    }
  }

  /// Tells the players of an end.
  private static void tell(Handle handle, String id, LeagueEntry entry, long at) {
    switch (entry) {
      case LeagueEntry.Ended ended -> EndNotices.season(handle, id, league(handle, id), ended, at);
      case LeagueEntry.Closed _ -> EndNotices.league(handle, id, league(handle, id), at);
      case LeagueEntry.Made _,
          LeagueEntry.Joined _,
          LeagueEntry.Left _,
          LeagueEntry.Called _,
          LeagueEntry.Began _ -> {}
    }
  }

  private static void begin(Handle handle, String id, long seq, int season, long at) {
    phase(handle, id, League.Phase.RUNNING);
    handle
        .createUpdate("update league set season = :season, began = :seq where id = :id")
        .bind("id", id)
        .bind("season", season)
        .bind("seq", seq)
        .execute();
    handle
        .createUpdate(
            "insert into league_season (id, season, began, ended, winner)"
                + " values (:id, :season, :at, 0, '')")
        .bind("id", id)
        .bind("season", season)
        .bind("at", at)
        .execute();
  }

  private static void end(Handle handle, String id, String winner, long at) {
    phase(handle, id, League.Phase.WAITING);
    handle
        .createUpdate(
            "update league_season set ended = :at, winner = :winner where id = :id"
                + " and season = (select season from league where id = :id)")
        .bind("id", id)
        .bind("winner", winner)
        .bind("at", at)
        .execute();
  }

  private static void present(Handle handle, String id, String account, int present) {
    handle
        .createUpdate(
            "insert into league_member (account, id, present) values (:account, :id, :present)"
                + " on conflict (account, id) do update set present = excluded.present")
        .bind("account", account)
        .bind("id", id)
        .bind("present", present)
        .execute();
  }

  /// Of whoever is known: a tournament may tell of an account that is deleted.
  private static void absent(Handle handle, String id, String account) {
    handle
        .createUpdate("update league_member set present = 0 where account = :account and id = :id")
        .bind("account", account)
        .bind("id", id)
        .execute();
  }

  private static void phase(Handle handle, String id, League.Phase phase) {
    handle
        .createUpdate("update league set phase = :phase where id = :id")
        .bind("id", id)
        .bind("phase", phase.name())
        .execute();
  }

  /// A tournament is over: if it is one of a league's, that is to be looked at.
  ///
  /// @return whether it is one of a season that is played
  public static boolean over(Handle handle, String tournament, long at) {
    return handle
            .createUpdate(
                "update league set look = :at where phase = 'RUNNING'"
                    + " and id = (select id from league_division where tournament = :tournament)")
            .bind("at", at)
            .bind("tournament", tournament)
            .execute()
        > 0;
  }

  /// Whether a season is still open of which all tournaments are over. The last one may have ended
  /// since somebody looked who would rest now: then nobody would look at it any more.
  public static boolean played(Handle handle, String id) {
    return handle
            .createQuery(
                "select count(*) from league g where g.id = :id and g.phase = 'RUNNING'"
                    + " and not exists (select 1 from league_division d"
                    + " join tournament t on t.id = d.tournament"
                    + " where d.id = g.id and d.season = g.season and t.phase <> 'CLOSED')")
            .bind("id", id)
            .mapTo(Integer.class)
            .one()
        > 0;
  }

  public static List<String> all(Handle handle, String account) {
    return handle
        .createQuery(
            "select id from league_member where account = :account"
                + " union select id from league where maker = :account order by id")
        .bind("account", account)
        .mapTo(String.class)
        .list();
  }

  /// How many are not over: of a maker, or of all.
  public static int open(Handle handle, Optional<String> maker) {
    return handle
        .createQuery(
            "select count(*) from league where phase <> 'CLOSED'"
                + " and (:maker = '' or maker = :maker)")
        .bind("maker", maker.orElse(""))
        .mapTo(Integer.class)
        .one();
  }
}
