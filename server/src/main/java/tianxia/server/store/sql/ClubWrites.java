package tianxia.server.store.sql;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import tianxia.server.club.Club;
import tianxia.server.club.ClubRules;
import tianxia.server.club.ClubStep;
import tianxia.server.club.Role;
import tianxia.server.store.rows.ClubRows;
import tianxia.server.store.rows.FriendRows;
import tianxia.server.store.rows.TournamentRows;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.TournamentRules;

/// Writes what was decided in a club, and what follows from it: who leaves takes part no more in
/// its tournaments that have not begun, and whom it concerns hears of it.
///
/// @param actor whose wish it was; empty where an account is deleted
record ClubWrites(Handle handle, Club club, String actor, long at) {

  /// Writes all of it, and tells whom it concerns, all at once: so that they are held in one order.
  void write(List<ClubStep> steps) {
    Set<String> told = new HashSet<>();
    steps.forEach(step -> write(step, told));
    handle
        .createUpdate(
            "update club set members = (select count(*) from club_member where club = :id"
                + " and role <> 'WAITING') where id = :id")
        .bind("id", club.id())
        .execute();
    FriendRows.touch(handle, told.toArray(String[]::new));
  }

  private void write(ClubStep step, Set<String> told) {
    switch (step) {
      case ClubStep.Become(String account, Role role) -> become(account, role, told);
      case ClubStep.Part(String account) -> part(account, told);
      case ClubStep.KeepOut(String account) -> {
        keepOut(account);
        told.add(account);
      }
      case ClubStep.LetBack(String account) -> {
        letBack(account);
        told.add(account);
      }
      case ClubStep.Change(Club after) -> ClubRows.update(handle, after);
      case ClubStep.Dissolve() -> {
        told.addAll(ClubRows.organisers(handle, club.id()));
        ClubRows.delete(handle, club);
      }
    }
  }

  private void become(String account, Role role, Set<String> told) {
    Optional<Role> before = ClubRows.role(handle, club.id(), account);
    boolean came = role.belongs() && !before.map(Role::belongs).orElse(false);
    handle
        .createUpdate(
            "insert into club_member (club, account, role, since, seen)"
                + " values (:club, :account, :role, :at, 1)"
                + " on conflict (club, account) do update set role = excluded.role,"
                + " since = case when :came = 1 then excluded.since else club_member.since end,"
                + " seen = case when :told = 1 then 0 else club_member.seen end")
        .bind("club", club.id())
        .bind("account", account)
        .bind("role", role.name())
        .bind("at", at)
        .bind("came", came ? 1 : 0)
        .bind("told", came && !account.equals(actor) ? 1 : 0)
        .execute();
    told.add(account);
    if (role == Role.WAITING || before.filter(Role.WAITING::equals).isPresent()) {
      told.addAll(ClubRows.organisers(handle, club.id()));
    }
  }

  private void part(String account, Set<String> told) {
    for (String id : entered(account)) {
      withdraw(id, account);
    }
    handle
        .createUpdate("delete from club_member where club = :club and account = :account")
        .bind("club", club.id())
        .bind("account", account)
        .execute();
    told.add(account);
    told.addAll(ClubRows.organisers(handle, club.id()));
  }

  /// Unless the account is no more.
  private void keepOut(String account) {
    handle
        .createUpdate(
            "insert into club_out (club, account, since) select :club, id, :at from account"
                + " where id = :account on conflict do nothing")
        .bind("club", club.id())
        .bind("account", account)
        .bind("at", at)
        .execute();
  }

  private void letBack(String account) {
    handle
        .createUpdate("delete from club_out where club = :club and account = :account")
        .bind("club", club.id())
        .bind("account", account)
        .execute();
  }

  /// The club's tournaments that have not begun in which an account takes part.
  private List<String> entered(String account) {
    return handle
        .createQuery(
            "select t.id from tournament t join tournament_player p on p.id = t.id"
                + " where t.club = :club and t.phase = 'OPEN' and p.account = :account"
                + " and p.present = 1 order by t.id")
        .bind("club", club.id())
        .bind("account", account)
        .mapTo(String.class)
        .list();
  }

  private void withdraw(String id, String account) {
    OptionalLong seq = TournamentRows.hold(handle, id, OptionalLong.empty());
    if (seq.isPresent()
        && TournamentRules.withdraw(TournamentRows.tournament(handle, id), account)
            instanceof TournamentRules.Decision.Write(TournamentEntry entry)) {
      TournamentRows.append(
          handle, id, seq.getAsLong(), List.of(entry), at, TournamentRows.look(handle, id));
    }
  }

  /// Takes an account out of all clubs: what it owns is its heir's, or ends. Before its own rows
  /// that count what has changed for it are deleted.
  static void erase(Handle handle, String account, long at) {
    List<Club> all =
        handle
            .createQuery(
                "select c.* from club c join club_member m on m.club = c.id"
                    + " where m.account = :account order by c.id")
            .bind("account", account)
            .map((row, context) -> ClubRows.club(row))
            .list();
    for (Club club : all) {
      ClubWrites writes = new ClubWrites(handle, club, "", at);
      boolean owned =
          ClubRows.role(handle, club.id(), account).filter(Role.OWNER::equals).isPresent();
      writes.write(List.of(new ClubStep.Part(account)));
      if (owned) {
        ClubStep next =
            ClubRules.heir(ClubRows.memberships(handle, club.id()))
                .<ClubStep>map(heir -> new ClubStep.Become(heir, Role.OWNER))
                .orElseGet(ClubStep.Dissolve::new);
        writes.write(List.of(next));
      }
    }
    handle
        .createUpdate("delete from club_out where account = :account")
        .bind("account", account)
        .execute();
    handle
        .createUpdate("update club set maker = '' where maker = :account")
        .bind("account", account)
        .execute();
  }
}
