package tianxia.server.store.sql;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tianxia.server.store.LeagueStore;
import tianxia.server.store.Store;
import tianxia.server.store.TournamentStore;
import tianxia.server.store.rows.AccountRows;
import tianxia.server.store.rows.OverRows;
import tianxia.server.store.rows.RatingRows;
import tianxia.server.store.rows.StepLog;
import tianxia.server.store.rows.TournamentRows;
import tianxia.server.tournament.TournamentEntry;

/// Tournaments in a database in SQL, beside the logs of the tables.
public final class SqlTournaments implements TournamentStore {
  private static final long DAY = Duration.ofDays(1).toMillis();

  private final SqlDatabase database;

  public SqlTournaments(SqlDatabase database) {
    this.database = database;
  }

  @Override
  public Making make(
      String id,
      TournamentEntry.Made made,
      Optional<String> club,
      long at,
      long look,
      Bounds bounds) {
    return database.decide(handle -> {
      RatingRows.hold(handle);
      if (club.filter(its -> !TournamentClubs.organises(handle, its, made.maker())).isPresent()) {
        return Making.NOT_AN_ORGANISER;
      }
      if (StepLog.TOURNAMENTS.madeSince(handle, made.maker(), at - DAY) >= bounds.day()
          || TournamentRows.open(handle, Optional.of(made.maker())) >= bounds.open()
          || TournamentRows.open(handle, Optional.empty()) >= bounds.all()) {
        return Making.TOO_MANY;
      }
      TournamentRows.insert(handle, id, made.maker(), club, at, look);
      TournamentRows.append(handle, id, 0, List.of(made), at, look);
      return Making.DONE;
    });
  }

  @Override
  public boolean append(Step step) {
    return database.decide(handle -> {
      if (TournamentRows.hold(handle, step.id(), OptionalLong.of(step.based())).isEmpty()
          || !TournamentClubs.admits(handle, step.id(), step.entries())) {
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
  public Optional<Found> found(String id, Looker by) {
    return database.read(handle -> TournamentClubs.found(handle, id, by));
  }

  @Override
  public boolean admits(String id, String account) {
    return database.read(handle -> TournamentClubs.admits(handle, id, account));
  }

  @Override
  public List<String> due(long now, int most) {
    return database.read(handle -> StepLog.TOURNAMENTS.due(handle, now, most));
  }

  @Override
  public List<Found> list(Choice choice, Looker by, int most) {
    return database.read(handle -> TournamentClubs.list(handle, choice, by, most));
  }

  @Override
  public int forget(long before, int most) {
    return database.decide(handle -> OverRows.delete(handle, before, most));
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
