package tianxia.server.store.sql;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tianxia.server.rating.Change;
import tianxia.server.rating.RatingStore;
import tianxia.server.rating.Standing;
import tianxia.server.store.rows.RatingRows;

/// Ratings in a database in SQL, beside the logs of the tables.
final class SqlRatings implements RatingStore {
  private static final Comparator<Placed> BEST_FIRST =
      Comparator.comparingInt((Placed placed) -> placed.standing().rating().provisional() ? 1 : 0)
          .thenComparingDouble(placed -> -placed.standing().rating().mean())
          .thenComparing(Placed::name);

  private final SqlDatabase database;

  SqlRatings(SqlDatabase database) {
    this.database = database;
  }

  @Override
  public List<Standing> standings(String account) {
    return database.read(handle -> RatingRows.standings(handle, account));
  }

  @Override
  public List<Change> course(String account, String ladder, int most) {
    return database.read(handle -> RatingRows.course(handle, account, ladder, most));
  }

  @Override
  public List<Change> game(String table) {
    return database.read(handle -> RatingRows.game(handle, table));
  }

  @Override
  public List<Placed> best(String ladder, Optional<String> club, long since, int most) {
    List<Placed> found =
        new ArrayList<>(
            database.read(handle ->
                handle
                    .createQuery(
                        "select r.*, a.name from rating r join account a on a.id = r.account"
                            + " where r.ladder = :ladder and r.at >= :since"
                            + " and (:club = '' or exists (select 1 from club_member m"
                            + " where m.club = :club and m.account = r.account"
                            + " and m.role <> 'WAITING'))")
                    .bind("ladder", ladder)
                    .bind("club", club.orElse(""))
                    .bind("since", since)
                    .map((row, context) ->
                        new Placed(row.getString("name"), RatingRows.standing(row)))
                    .list()));
    found.sort(BEST_FIRST);
    return List.copyOf(found.subList(0, Math.min(most, found.size())));
  }

  @Override
  public List<Change> changes(long after, int games) {
    return database.read(handle -> RatingRows.changes(handle, after, games));
  }

  @Override
  public void replace(List<Change> changes) {
    database.write(handle -> {
      RatingRows.next(handle);
      handle.execute("delete from rating_change");
      handle.execute("delete from rating");
      RatingRows.insert(handle, changes);
      changes.forEach(change -> RatingRows.stand(handle, change));
      long last = changes.isEmpty() ? 0 : changes.getLast().order();
      handle.createUpdate("update rating_order set last = :last").bind("last", last).execute();
    });
  }
}
