package tianxia.server.store.rows;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import tianxia.server.store.TournamentStore;
import tianxia.server.tournament.TableEnd;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.TournamentRules;

/// The rows of tournaments, read and written. Whoever writes holds the order of ratings first, as
/// whoever rates does: so no two wait for each other.
public final class TournamentRows {
  private TournamentRows() {}

  public static List<TournamentStore.Row> log(Handle handle, String id) {
    return handle
        .createQuery("select seq, at, body from tournament_log where id = :id order by seq")
        .bind("id", id)
        .map((row, context) ->
            new TournamentStore.Row(
                row.getInt("seq"),
                row.getLong("at"),
                StepText.TOURNAMENTS.read(row.getString("body"))))
        .list();
  }

  public static Tournament tournament(Handle handle, String id) {
    return Tournament.of(log(handle, id).stream().map(TournamentStore.Row::entry).toList());
  }

  /// Holds a tournament until the end of the transaction.
  ///
  /// @param based the seq of its last entry; empty for any
  /// @return that seq; empty if there is no such tournament, or it has gone on
  public static OptionalLong hold(Handle handle, String id, OptionalLong based) {
    return StepLog.TOURNAMENTS.hold(handle, id, based);
  }

  /// When somebody is to look at a tournament; 0 for never.
  public static long look(Handle handle, String id) {
    return handle
        .createQuery("select look from tournament where id = :id")
        .bind("id", id)
        .mapTo(Long.class)
        .one();
  }

  /// A tournament without entries, to which one is to be appended in the same transaction.
  public static void insert(
      Handle handle, String id, String maker, Optional<String> club, long at, long look) {
    handle
        .createUpdate(
            "insert into tournament (id, maker, phase, seq, made, updated, look, club)"
                + " values (:id, :maker, 'OPEN', 0, :at, :at, :look, :club)")
        .bind("id", id)
        .bind("maker", maker)
        .bind("club", club.orElse(""))
        .bind("at", at)
        .bind("look", look)
        .execute();
  }

  /// Appends to a tournament that is held.
  public static void append(
      Handle handle, String id, long seq, List<TournamentEntry> entries, long at, long look) {
    StepLog.TOURNAMENTS.append(
        handle, id, seq, entries.stream().map(StepText.TOURNAMENTS::write).toList(), at, look);
    entries.forEach(entry -> note(handle, id, entry));
    // Players of a league are told of the end of its season.
    if (entries.contains(new TournamentEntry.Closed()) && !LeagueRows.over(handle, id, at)) {
      EndNotices.tournament(handle, id, tournament(handle, id), at);
    }
  }

  /// Keeps what is looked for in step with the log.
  private static void note(Handle handle, String id, TournamentEntry entry) {
    switch (entry) {
      case TournamentEntry.Entered entered -> present(handle, id, entered.account(), 1);
      case TournamentEntry.Withdrew(String account) -> present(handle, id, account, 0);
      case TournamentEntry.Started _ -> phase(handle, id, Tournament.Phase.RUNNING);
      case TournamentEntry.Closed _ -> phase(handle, id, Tournament.Phase.CLOSED);
      case TournamentEntry.Made _, TournamentEntry.Paired _, TournamentEntry.Ended _ -> {}
    }
  }

  private static void present(Handle handle, String id, String account, int present) {
    handle
        .createUpdate(
            "insert into tournament_player (account, id, present) values (:account, :id, :present)"
                + " on conflict (account, id) do update set present = excluded.present")
        .bind("account", account)
        .bind("id", id)
        .bind("present", present)
        .execute();
  }

  private static void phase(Handle handle, String id, Tournament.Phase phase) {
    handle
        .createUpdate("update tournament set phase = :phase where id = :id")
        .bind("id", id)
        .bind("phase", phase.name())
        .execute();
  }

  /// Tells accounts that something has changed for them; those that are gone hear nothing.
  public static void tell(Handle handle, Collection<String> accounts) {
    if (!accounts.isEmpty()) {
      FriendRows.touch(
          handle,
          handle
              .createQuery("select id from account where id in (<ids>)")
              .bindList("ids", List.copyOf(accounts))
              .mapTo(String.class)
              .list()
              .toArray(String[]::new));
    }
  }

  /// Writes down that a table is over, unless that is known; the tournament is looked at next.
  public static void end(Handle handle, TableEnd end, long at) {
    OptionalLong seq = hold(handle, end.tournament(), OptionalLong.empty());
    if (seq.isEmpty()) {
      return;
    }
    Tournament before = tournament(handle, end.tournament());
    if (TournamentRules.end(before, end.table(), end.winners(), Set.of())
        instanceof TournamentRules.Decision.Write(TournamentEntry entry)) {
      long look = before.phase() == Tournament.Phase.CLOSED ? 0 : at;
      append(handle, end.tournament(), seq.getAsLong(), List.of(entry), at, look);
      before.running(end.table()).ifPresent(game -> tell(handle, game.accounts()));
    }
  }

  public static List<String> all(Handle handle, String account) {
    return handle
        .createQuery(
            "select id from tournament_player where account = :account"
                + " union select id from tournament where maker = :account order by id")
        .bind("account", account)
        .mapTo(String.class)
        .list();
  }

  /// How many are not over: of a maker, or of all. Leagues have bounds of their own.
  public static int open(Handle handle, Optional<String> maker) {
    return handle
        .createQuery(
            "select count(*) from tournament where phase <> 'CLOSED'"
                + " and id not in (select tournament from league_division)"
                + " and (:maker = '' or maker = :maker)")
        .bind("maker", maker.orElse(""))
        .mapTo(Integer.class)
        .one();
  }
}
