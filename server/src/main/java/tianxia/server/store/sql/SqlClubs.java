package tianxia.server.store.sql;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import tianxia.server.club.Club;
import tianxia.server.club.ClubDecision;
import tianxia.server.club.ClubLimits;
import tianxia.server.club.ClubSituation;
import tianxia.server.club.ClubStep;
import tianxia.server.club.Role;
import tianxia.server.name.Names;
import tianxia.server.store.ClubStore;
import tianxia.server.store.rows.ClubRows;
import tianxia.server.store.rows.FriendRows;
import tianxia.server.store.rows.RatingRows;

/// Clubs in a database in SQL, beside the logs of the tables.
public final class SqlClubs implements ClubStore {
  private static final long DAY = Duration.ofDays(1).toMillis();

  private final SqlDatabase database;

  public SqlClubs(SqlDatabase database) {
    this.database = database;
  }

  @Override
  public Made make(Club club, String owner, ClubLimits limits) {
    return database.decide(handle -> {
      RatingRows.hold(handle);
      if (ClubRows.named(handle, Names.keys(club.name())).isPresent()) {
        return Made.NAME_TAKEN;
      }
      if (ClubRows.count(handle, owner, Role.OWNER.name()) >= limits.owned()
          || ClubRows.count(handle, owner, "") >= limits.joined()
          || madeSince(handle, owner, club.made() - DAY) >= limits.day()
          || handle.createQuery("select count(*) from club").mapTo(Integer.class).one()
              >= limits.all()) {
        return Made.TOO_MANY;
      }
      ClubRows.insert(handle, club, owner);
      new ClubWrites(handle, club, owner, club.made())
          .write(List.of(new ClubStep.Become(owner, Role.OWNER)));
      return Made.DONE;
    });
  }

  private static int madeSince(Handle handle, String maker, long since) {
    return handle
        .createQuery("select count(*) from club where maker = :maker and made > :since")
        .bind("maker", maker)
        .bind("since", since)
        .mapTo(Integer.class)
        .one();
  }

  @Override
  public Optional<Club> club(String id) {
    return database.read(handle -> ClubRows.club(handle, id));
  }

  @Override
  public Optional<Club> named(String name) {
    return database.read(
        handle -> ClubRows.named(handle, Names.keys(name)).or(() -> ClubLists.only(handle, name)));
  }

  @Override
  public Optional<Role> role(String id, String account) {
    return database.read(handle -> ClubRows.role(handle, id, account));
  }

  @Override
  public List<Person> people(String id) {
    return database.read(handle -> ClubLists.people(handle, id));
  }

  @Override
  public List<KeptOut> keptOut(String id) {
    return database.read(handle -> ClubLists.keptOut(handle, id));
  }

  @Override
  public List<Row> listed(String part, String reader, int most) {
    return database.read(handle -> ClubLists.listed(handle, part, reader, most));
  }

  @Override
  public List<Row> of(String account) {
    return database.read(handle -> ClubLists.of(handle, account));
  }

  @Override
  public List<Own> own(String account) {
    return database.read(handle -> ClubLists.own(handle, account));
  }

  @Override
  public Optional<ClubDecision> decide(
      String id,
      String actor,
      String subject,
      long at,
      Function<ClubSituation, ClubDecision> rules) {
    return database.decide(handle -> {
      RatingRows.hold(handle);
      return ClubRows.club(handle, id)
          .map(club -> {
            ClubDecision decision = rules.apply(ClubRows.situation(handle, club, actor, subject));
            return decision instanceof ClubDecision.Write(List<ClubStep> steps)
                ? write(new ClubWrites(handle, club, actor, at), steps)
                : decision;
          });
    });
  }

  private static ClubDecision write(ClubWrites writes, List<ClubStep> steps) {
    boolean taken =
        steps.stream()
            .anyMatch(step ->
                step instanceof ClubStep.Change(Club after)
                    && renamed(writes.club(), after)
                    && ClubRows.named(writes.handle(), Names.keys(after.name()))
                        .filter(other -> !other.id().equals(after.id()))
                        .isPresent());
    if (taken) {
      return new ClubDecision.Refused(ClubDecision.Reason.NAME_TAKEN);
    }
    writes.write(steps);
    return new ClubDecision.Write(steps);
  }

  private static boolean renamed(Club before, Club after) {
    return !after.name().equals(before.name()) || after.listed() && !before.listed();
  }

  @Override
  public boolean dissolve(String id) {
    return database.decide(handle -> {
      RatingRows.hold(handle);
      Optional<Club> club = ClubRows.club(handle, id);
      club.ifPresent(
          some -> new ClubWrites(handle, some, "", 0).write(List.of(new ClubStep.Dissolve())));
      return club.isPresent();
    });
  }

  @Override
  public List<String> organisers(String id) {
    return database.read(handle -> ClubRows.organisers(handle, id));
  }

  @Override
  public boolean telling(String id, long since, long at) {
    return database.decide(handle ->
        handle
                .createUpdate("update club set noticed = :at where id = :id and noticed <= :since")
                .bind("id", id)
                .bind("since", since)
                .bind("at", at)
                .execute()
            > 0);
  }

  @Override
  public List<News> news(String account) {
    return database.read(handle -> ClubLists.news(handle, account));
  }

  @Override
  public void seen(String id, String account) {
    database.write(handle -> {
      int seen =
          handle
              .createUpdate(
                  "update club_member set seen = 1 where club = :club and account = :account"
                      + " and seen = 0")
              .bind("club", id)
              .bind("account", account)
              .execute();
      if (seen > 0) {
        FriendRows.touch(handle, account);
      }
    });
  }
}
