package tianxia.server.store;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.TournamentEntry;

/// Tournaments in a database in SQL, beside the logs of the tables.
public final class SqlTournaments implements TournamentStore {
  private static final long DAY = Duration.ofDays(1).toMillis();

  private final SqlDatabase database;

  public SqlTournaments(SqlDatabase database) {
    this.database = database;
  }

  @Override
  public boolean make(String id, TournamentEntry.Made made, long at, long look, Bounds bounds) {
    return database.decide(handle -> {
      RatingRows.hold(handle);
      if (madeSince(handle, made.maker(), at - DAY) >= bounds.day()
          || TournamentRows.open(handle, Optional.of(made.maker())) >= bounds.open()
          || TournamentRows.open(handle, Optional.empty()) >= bounds.all()) {
        return false;
      }
      TournamentRows.insert(handle, id, made.maker(), at, look);
      TournamentRows.append(handle, id, 0, List.of(made), at, look);
      return true;
    });
  }

  private static int madeSince(Handle handle, String maker, long since) {
    return handle
        .createQuery("select count(*) from tournament where maker = :maker and made > :since")
        .bind("maker", maker)
        .bind("since", since)
        .mapTo(Integer.class)
        .one();
  }

  @Override
  public boolean append(Step step) {
    return database.decide(handle -> {
      if (TournamentRows.hold(handle, step.id(), OptionalLong.of(step.based())).isEmpty()) {
        return false;
      }
      TournamentRows.append(
          handle, step.id(), step.based(), step.entries(), step.at(), step.look().orElse(0));
      for (NewTable table : step.tables()) {
        Batch first =
            Batch.appending(
                Optional.empty(),
                List.of(new Store.Row(table.id(), 1, step.at(), table.first())),
                Store.Waiting.beginning(table.id()),
                step.at());
        Batch.write(handle, List.of(first));
        AccountRows.sit(handle, table.seats());
      }
      TournamentRows.tell(handle, step.told());
      return true;
    });
  }

  @Override
  public List<Row> log(String id) {
    return database.read(handle -> TournamentRows.log(handle, id));
  }

  @Override
  public Optional<Found> found(String id) {
    return database.read(handle ->
        handle
            .createQuery("select id, seq from tournament where id = :id")
            .bind("id", id)
            .map((row, context) -> new Found(row.getString("id"), row.getInt("seq")))
            .findFirst());
  }

  @Override
  public List<String> due(long now, int most) {
    return database.read(handle ->
        handle
            .createQuery(
                "select id from tournament where look > 0 and look <= :now order by look limit :most")
            .bind("now", now)
            .bind("most", most)
            .mapTo(String.class)
            .list());
  }

  @Override
  public List<Found> list(Optional<Tournament.Phase> phase, Optional<String> account, int most) {
    return database.read(handle ->
        handle
            .createQuery(
                "select id, seq from tournament where (:phase = '' or phase = :phase)"
                    + " and (:account = '' and id not in (select tournament from league_division)"
                    + " or id in (select id from tournament_player"
                    + " where account = :account and present = 1))"
                    + " order by case phase when 'OPEN' then 0 when 'RUNNING' then 1 else 2 end,"
                    + " case phase when 'OPEN' then look else -updated end, id limit :most")
            .bind("phase", phase.map(Tournament.Phase::name).orElse(""))
            .bind("account", account.orElse(""))
            .bind("most", most)
            .map((row, context) -> new Found(row.getString("id"), row.getInt("seq")))
            .list());
  }

  @Override
  public LeagueStore leagues() {
    return new SqlLeagues(database);
  }

  @Override
  public List<String> all(String account) {
    return database.read(handle -> TournamentRows.all(handle, account));
  }
}
