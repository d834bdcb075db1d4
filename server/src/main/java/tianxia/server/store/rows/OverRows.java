package tianxia.server.store.rows;

import java.util.List;
import org.jdbi.v3.core.Handle;

/// The rows of tournaments and leagues that are over, deleted.
public final class OverRows {
  private static final List<String> TOURNAMENT =
      List.of(
          "tournament_player where id",
          "tournament_log where id",
          "league_division where tournament",
          "tournament where id");
  private static final List<String> LEAGUE =
      List.of(
          "league_member where id",
          "league_season where id",
          "league_log where id",
          "league where id");

  private OverRows() {}

  /// Deletes those that have not been written to since.
  ///
  /// @return how many
  public static int delete(Handle handle, long before, int most) {
    // As whoever writes to them does, who may be about to.
    RatingRows.hold(handle);
    List<String> leagues = leagues(handle, before, most);
    for (String league : leagues) {
      divisions(handle, league).forEach(id -> delete(handle, TOURNAMENT, id));
      delete(handle, LEAGUE, league);
    }
    List<String> tournaments = tournaments(handle, before, most - leagues.size());
    tournaments.forEach(id -> delete(handle, TOURNAMENT, id));
    return leagues.size() + tournaments.size();
  }

  private static List<String> leagues(Handle handle, long before, int most) {
    return handle
        .createQuery(
            "select id from league where phase = 'CLOSED' and updated < :before and id not in"
                + " (select d.id from league_division d join tournament t on t.id = d.tournament"
                + " where t.phase <> 'CLOSED' or t.updated >= :before)"
                + " order by updated limit :most")
        .bind("before", before)
        .bind("most", most)
        .mapTo(String.class)
        .list();
  }

  private static List<String> divisions(Handle handle, String league) {
    return handle
        .createQuery("select tournament from league_division where id = :id")
        .bind("id", league)
        .mapTo(String.class)
        .list();
  }

  private static List<String> tournaments(Handle handle, long before, int most) {
    return handle
        .createQuery(
            "select id from tournament where phase = 'CLOSED' and updated < :before"
                + " and id not in (select tournament from league_division)"
                + " order by updated limit :most")
        .bind("before", before)
        .bind("most", most)
        .mapTo(String.class)
        .list();
  }

  private static void delete(Handle handle, List<String> rows, String id) {
    for (String where : rows) {
      handle.createUpdate("delete from " + where + " = :id").bind("id", id).execute();
    }
  }
}
