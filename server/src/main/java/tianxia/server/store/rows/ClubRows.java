package tianxia.server.store.rows;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import tianxia.server.club.Club;
import tianxia.server.club.ClubMembership;
import tianxia.server.club.ClubSituation;
import tianxia.server.club.Joining;
import tianxia.server.club.Role;
import tianxia.server.name.Names;

/// The rows of clubs, read and written. Whoever writes holds the order of ratings first, as whoever
/// writes tournaments does: so one decision follows the other, on all servers.
public final class ClubRows {
  private ClubRows() {}

  public static void insert(Handle handle, Club club, String maker) {
    handle
        .createUpdate(
            "insert into club (id, name, folded, about, joining, listed, maker, made, invitation,"
                + " noticed, members) values (:id, :name, :folded, :about, :joining, :listed,"
                + " :maker, :made, :invitation, 0, 0)")
        .bind("id", club.id())
        .bind("name", club.name())
        .bind("folded", Names.folded(club.name()))
        .bind("about", club.about())
        .bind("joining", club.joining().name())
        .bind("listed", club.listed() ? 1 : 0)
        .bind("maker", maker)
        .bind("made", club.made())
        .bind("invitation", club.invitation())
        .execute();
    name(handle, club);
  }

  /// Keeps the name of a club that anybody may find from all others. That of another one does not
  /// keep anybody from theirs: or whoever tries names would learn of it.
  private static void name(Handle handle, Club club) {
    if (!club.listed()) {
      return;
    }
    PreparedBatch names =
        handle.prepareBatch("insert into club_name (name_key, club) values (:key, :club)");
    Names.keys(club.name()).forEach(key -> names.bind("key", key).bind("club", club.id()).add());
    names.execute();
  }

  public static void update(Handle handle, Club after) {
    handle
        .createUpdate(
            "update club set name = :name, folded = :folded, about = :about, joining = :joining,"
                + " listed = :listed, invitation = :invitation where id = :id")
        .bind("id", after.id())
        .bind("name", after.name())
        .bind("folded", Names.folded(after.name()))
        .bind("about", after.about())
        .bind("joining", after.joining().name())
        .bind("listed", after.listed() ? 1 : 0)
        .bind("invitation", after.invitation())
        .execute();
    handle.createUpdate("delete from club_name where club = :id").bind("id", after.id()).execute();
    name(handle, after);
  }

  /// Ends a club. Its tournaments are no club's, but for those of one that nobody could find: they
  /// are not to be found now either.
  public static void delete(Handle handle, Club club) {
    if (club.listed()) {
      handle
          .createUpdate("update tournament set club = '' where club = :id")
          .bind("id", club.id())
          .execute();
    }
    for (String where :
        List.of(
            "club_member where club",
            "club_out where club",
            "club_name where club",
            "club where id")) {
      handle.createUpdate("delete from " + where + " = :id").bind("id", club.id()).execute();
    }
  }

  public static Optional<Club> club(Handle handle, String id) {
    return handle
        .createQuery("select * from club where id = :id")
        .bind("id", id)
        .map((row, context) -> club(row))
        .findFirst();
  }

  public static Optional<Club> named(Handle handle, Set<String> keys) {
    return handle
        .createQuery(
            "select c.* from club_name n join club c on c.id = n.club where n.name_key in (<keys>)")
        .bindList("keys", List.copyOf(keys))
        .map((row, context) -> club(row))
        .findFirst();
  }

  public static Club club(ResultSet row) throws SQLException {
    return new Club(
        row.getString("id"),
        row.getString("name"),
        row.getString("about"),
        Joining.valueOf(row.getString("joining")),
        row.getInt("listed") == 1,
        row.getLong("made"),
        row.getString("invitation"));
  }

  public static Optional<Role> role(Handle handle, String club, String account) {
    return handle
        .createQuery("select role from club_member where club = :club and account = :account")
        .bind("club", club)
        .bind("account", account)
        .map((row, context) -> Role.valueOf(row.getString("role")))
        .findFirst();
  }

  public static List<ClubMembership> memberships(Handle handle, String club) {
    return handle
        .createQuery("select account, role, since from club_member where club = :club")
        .bind("club", club)
        .map((row, context) ->
            new ClubMembership(
                row.getString("account"),
                Role.valueOf(row.getString("role")),
                row.getLong("since")))
        .list();
  }

  public static ClubSituation situation(Handle handle, Club club, String actor, String subject) {
    Map<Role, Integer> counts = new EnumMap<>(Role.class);
    handle
        .createQuery("select role, count(*) as n from club_member where club = :club group by role")
        .bind("club", club.id())
        .map((row, context) -> counts.put(Role.valueOf(row.getString("role")), row.getInt("n")))
        .list();
    int waiting = counts.getOrDefault(Role.WAITING, 0);
    return new ClubSituation(
        club,
        actor,
        role(handle, club.id(), actor),
        subject,
        role(handle, club.id(), subject),
        counts.values().stream().mapToInt(n -> n).sum() - waiting,
        waiting,
        counts.getOrDefault(Role.ORGANISER, 0),
        count(handle, subject, ""),
        count(handle, subject, Role.OWNER.name()),
        keptOut(handle, club.id(), subject) > 0,
        keptOut(handle, club.id(), ""));
  }

  /// How many are kept out of a club.
  ///
  /// @param account of these alone; empty for all
  private static int keptOut(Handle handle, String club, String account) {
    return handle
        .createQuery(
            "select count(*) from club_out where club = :club"
                + " and (:account = '' or account = :account)")
        .bind("club", club)
        .bind("account", account)
        .mapTo(Integer.class)
        .one();
  }

  /// How many clubs an account stands to.
  ///
  /// @param role as which; empty for any
  public static int count(Handle handle, String account, String role) {
    return handle
        .createQuery(
            "select count(*) from club_member where account = :account"
                + " and (:role = '' or role = :role)")
        .bind("account", account)
        .bind("role", role)
        .mapTo(Integer.class)
        .one();
  }

  public static List<String> organisers(Handle handle, String club) {
    return handle
        .createQuery(
            "select account from club_member where club = :club and role in ('ORGANISER', 'OWNER')")
        .bind("club", club)
        .mapTo(String.class)
        .list();
  }
}
