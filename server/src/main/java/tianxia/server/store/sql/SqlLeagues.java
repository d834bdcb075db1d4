package tianxia.server.store.sql;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import tianxia.server.store.LeagueStore;
import tianxia.server.store.rows.LeagueRows;
import tianxia.server.store.rows.RatingRows;
import tianxia.server.store.rows.StepLog;
import tianxia.server.store.rows.TournamentRows;
import tianxia.server.tournament.league.League;
import tianxia.server.tournament.league.LeagueEntry;

/// Leagues in a database in SQL, beside their tournaments.
final class SqlLeagues implements LeagueStore {
  private static final long DAY = Duration.ofDays(1).toMillis();

  private final SqlDatabase database;

  SqlLeagues(SqlDatabase database) {
    this.database = database;
  }

  @Override
  public boolean make(String id, LeagueEntry.Made made, long at, long look, Bounds bounds) {
    return database.decide(handle -> {
      RatingRows.hold(handle);
      if (StepLog.LEAGUES.madeSince(handle, made.maker(), at - DAY) >= bounds.day()
          || LeagueRows.open(handle, Optional.of(made.maker())) >= bounds.open()
          || LeagueRows.open(handle, Optional.empty()) >= bounds.all()) {
        return false;
      }
      handle
          .createUpdate(
              "insert into league (id, maker, phase, seq, season, began, made, updated, look)"
                  + " values (:id, :maker, 'WAITING', 0, 0, 0, :at, :at, :look)")
          .bind("id", id)
          .bind("maker", made.maker())
          .bind("at", at)
          .bind("look", look)
          .execute();
      LeagueRows.append(handle, id, 0, List.of(made), at, look);
      return true;
    });
  }

  @Override
  public boolean append(Step step) {
    return database.decide(handle -> {
      if (LeagueRows.hold(handle, step.id(), OptionalLong.of(step.based())).isEmpty()
          || step.entries().isEmpty() && LeagueRows.played(handle, step.id())) {
        return false;
      }
      LeagueRows.append(
          handle, step.id(), step.based(), step.entries(), step.at(), step.look().orElse(0));
      step.divisions().forEach(division -> make(handle, step, division));
      TournamentRows.tell(handle, step.told());
      return true;
    });
  }

  private static void make(Handle handle, Step step, Division division) {
    TournamentRows.insert(
        handle, division.tournament(), "", Optional.empty(), step.at(), step.at());
    TournamentRows.append(
        handle, division.tournament(), 0, division.entries(), step.at(), step.at());
    handle
        .createUpdate(
            "insert into league_division (tournament, id, season, division)"
                + " values (:tournament, :id, :season, :division)")
        .bind("tournament", division.tournament())
        .bind("id", step.id())
        .bind("season", division.season())
        .bind("division", division.division())
        .execute();
  }

  @Override
  public List<Row> log(String id) {
    return database.read(handle -> LeagueRows.log(handle, id));
  }

  @Override
  public Optional<Found> found(String id) {
    return database.read(handle ->
        handle
            .createQuery("select id, seq from league where id = :id")
            .bind("id", id)
            .map((row, context) -> new Found(row.getString("id"), row.getInt("seq")))
            .findFirst());
  }

  @Override
  public List<String> due(long now, int most) {
    return database.read(handle -> StepLog.LEAGUES.due(handle, now, most));
  }

  @Override
  public List<Found> list(Optional<League.Phase> phase, Optional<String> account, int most) {
    return database.read(handle ->
        handle
            .createQuery(
                "select id, seq from league where (:phase = '' or phase = :phase)"
                    + " and (:account = '' or id in (select id from league_member"
                    + " where account = :account and present = 1))"
                    + " order by case phase when 'CLOSED' then 1 else 0 end, updated desc, id"
                    + " limit :most")
            .bind("phase", phase.map(League.Phase::name).orElse(""))
            .bind("account", account.orElse(""))
            .bind("most", most)
            .map((row, context) -> new Found(row.getString("id"), row.getInt("seq")))
            .list());
  }

  @Override
  public List<Season> seasons(String id, int most) {
    return database.read(handle ->
        handle
            .createQuery(
                "select season, began, ended, winner from league_season where id = :id"
                    + " order by season desc limit :most")
            .bind("id", id)
            .bind("most", most)
            .map((row, context) ->
                new Season(
                    row.getInt("season"),
                    row.getLong("began"),
                    row.getLong("ended"),
                    row.getString("winner")))
            .list());
  }

  @Override
  public List<Found> divisions(String id, int season) {
    return database.read(handle ->
        handle
            .createQuery(
                "select t.id, t.seq from league_division d join tournament t on t.id = d.tournament"
                    + " where d.id = :id and d.season = :season order by d.division")
            .bind("id", id)
            .bind("season", season)
            .map((row, context) -> new Found(row.getString("id"), row.getInt("seq")))
            .list());
  }

  @Override
  public List<String> all(String account) {
    return database.read(handle -> LeagueRows.all(handle, account));
  }
}
