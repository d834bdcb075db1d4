package tianxia.server.store.sql;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tianxia.server.club.Role;
import tianxia.server.store.TournamentStore.Choice;
import tianxia.server.store.TournamentStore.Found;
import tianxia.server.store.TournamentStore.Looker;
import tianxia.server.store.TournamentStore.OfClub;
import tianxia.server.store.rows.ClubRows;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.TournamentEntry;

/// Tournaments as they are found: which of them somebody sees, and may enter, where they are a
/// club's.
final class TournamentClubs {
  private static final String SEEN =
      "select t.id, t.seq, t.club, c.name from tournament t left join club c on c.id = t.club"
          + " where (t.club = '' or c.listed = 1 or :all = 1 or (:looker <> ''"
          + " and (t.maker = :looker"
          + " or exists (select 1 from club_member m where m.club = t.club and m.account = :looker"
          + " and m.role <> 'WAITING')"
          + " or exists (select 1 from tournament_player p where p.id = t.id"
          + " and p.account = :looker))))";

  private TournamentClubs() {}

  static Optional<Found> found(Handle handle, String id, Looker by) {
    return handle
        .createQuery(SEEN + " and t.id = :id")
        .bind("id", id)
        .bind("looker", by.account())
        .bind("all", by.all() ? 1 : 0)
        .map((row, context) -> found(row))
        .findFirst();
  }

  static List<Found> list(Handle handle, Choice choice, Looker by, int most) {
    return handle
        .createQuery(
            SEEN
                + " and (:phase = '' or t.phase = :phase) and (:club = '' or t.club = :club)"
                + " and (:account = '' and t.id not in (select tournament from league_division)"
                + " or t.id in (select id from tournament_player"
                + " where account = :account and present = 1))"
                + " order by case t.phase when 'OPEN' then 0 when 'RUNNING' then 1 else 2 end,"
                + " case t.phase when 'OPEN' then t.look else -t.updated end, t.id limit :most")
        .bind("phase", choice.phase().map(Tournament.Phase::name).orElse(""))
        .bind("account", choice.account().orElse(""))
        .bind("club", choice.club().orElse(""))
        .bind("looker", by.account())
        .bind("all", by.all() ? 1 : 0)
        .bind("most", most)
        .map((row, context) -> found(row))
        .list();
  }

  private static Found found(ResultSet row) throws SQLException {
    String club = row.getString("club");
    return new Found(
        row.getString("id"),
        row.getInt("seq"),
        Optional.ofNullable(row.getString("name")).map(name -> new OfClub(club, name)));
  }

  /// Whether whoever makes a tournament may make it a club's; whoever runs the server, who has no
  /// account there, may.
  static boolean organises(Handle handle, String club, String maker) {
    return maker.isEmpty()
        ? ClubRows.club(handle, club).isPresent()
        : ClubRows.role(handle, club, maker).map(Role::organises).orElse(false);
  }

  static boolean admits(Handle handle, String id, String account) {
    return handle
            .createQuery(
                "select count(*) from tournament t where t.id = :id and (t.club = ''"
                    + " or exists (select 1 from club_member m where m.club = t.club"
                    + " and m.account = :account and m.role <> 'WAITING'))")
            .bind("id", id)
            .bind("account", account)
            .mapTo(Integer.class)
            .one()
        > 0;
  }

  /// Whether nobody enters with these who may not.
  static boolean admits(Handle handle, String id, List<TournamentEntry> entries) {
    return entries.stream()
        .allMatch(entry ->
            !(entry instanceof TournamentEntry.Entered entered)
                || admits(handle, id, entered.account()));
  }
}
