package tianxia.server.store.sql;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import tianxia.server.club.Club;
import tianxia.server.club.Role;
import tianxia.server.name.Names;
import tianxia.server.store.ClubStore.KeptOut;
import tianxia.server.store.ClubStore.News;
import tianxia.server.store.ClubStore.Own;
import tianxia.server.store.ClubStore.Person;
import tianxia.server.store.ClubStore.Row;
import tianxia.server.store.rows.ClubRows;

/// Clubs, and who stands to them, as lists have them.
final class ClubLists {
  private ClubLists() {}

  /// The only club that has a name, in whatever letter case.
  static Optional<Club> only(Handle handle, String name) {
    List<Club> all =
        handle
            .createQuery("select * from club where folded = :folded limit 2")
            .bind("folded", Names.folded(name))
            .map((row, context) -> ClubRows.club(row))
            .list();
    return all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
  }

  static List<Person> people(Handle handle, String id) {
    return handle
        .createQuery(
            "select m.*, a.name from club_member m join account a on a.id = m.account"
                + " where m.club = :club order by case m.role when 'OWNER' then 0"
                + " when 'ORGANISER' then 1 else 2 end, m.since, a.name")
        .bind("club", id)
        .map((row, context) ->
            new Person(
                row.getString("account"),
                row.getString("name"),
                Role.valueOf(row.getString("role")),
                row.getLong("since")))
        .list();
  }

  static List<KeptOut> keptOut(Handle handle, String id) {
    return handle
        .createQuery(
            "select o.account, o.since, a.name from club_out o join account a on a.id = o.account"
                + " where o.club = :club order by a.name")
        .bind("club", id)
        .map((row, context) ->
            new KeptOut(row.getString("account"), row.getString("name"), row.getLong("since")))
        .list();
  }

  static List<Row> listed(Handle handle, String part, String reader, int most) {
    String like = "%" + part.replace("!", "!!").replace("%", "!%").replace("_", "!_") + "%";
    return handle
        .createQuery(
            "select c.*, m.role from club c left join club_member m on m.club = c.id"
                + " and m.account = :reader where c.listed = 1 and c.folded like :part escape '!'"
                + " order by c.members desc, c.made, c.id limit :most")
        .bind("reader", reader)
        .bind("part", like)
        .bind("most", most)
        .map(
            (row, context) -> row(row.getString("role"), ClubRows.club(row), row.getInt("members")))
        .list();
  }

  static List<Row> of(Handle handle, String account) {
    return handle
        .createQuery(
            "select c.*, m.role from club_member m join club c on c.id = m.club"
                + " where m.account = :account order by c.folded, c.id")
        .bind("account", account)
        .map(
            (row, context) -> row(row.getString("role"), ClubRows.club(row), row.getInt("members")))
        .list();
  }

  static List<Own> own(Handle handle, String account) {
    return handle
        .createQuery(
            "select c.id, c.name, m.role, m.since from"
                + " (select club, role, since from club_member where account = :account union all"
                + " select club, null, since from club_out where account = :account) m"
                + " join club c on c.id = m.club order by m.since, c.id")
        .bind("account", account)
        .map((row, context) ->
            new Own(
                row.getString("id"),
                row.getString("name"),
                role(row.getString("role")),
                row.getLong("since")))
        .list();
  }

  static List<News> news(Handle handle, String account) {
    return handle
        .createQuery(
            "select c.id, c.name, m.seen, case when m.role in ('ORGANISER', 'OWNER') then"
                + " (select count(*) from club_member w where w.club = c.id"
                + " and w.role = 'WAITING') else 0 end as waiting"
                + " from club_member m join club c on c.id = m.club"
                + " where m.account = :account order by c.folded, c.id")
        .bind("account", account)
        .map((row, context) ->
            new News(
                row.getString("id"),
                row.getString("name"),
                row.getInt("waiting"),
                row.getInt("seen") == 0))
        .list()
        .stream()
        .filter(news -> news.waiting() > 0 || news.admitted())
        .toList();
  }

  private static Row row(@Nullable String role, Club club, int members) {
    return new Row(club, members, role(role));
  }

  private static Optional<Role> role(@Nullable String role) {
    return Optional.ofNullable(role).map(Role::valueOf);
  }
}
