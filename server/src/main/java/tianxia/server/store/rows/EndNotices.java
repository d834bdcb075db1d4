package tianxia.server.store.rows;

import java.security.SecureRandom;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tianxia.server.account.SeatKey;
import tianxia.server.digest.RandomText;
import tianxia.server.notice.NoticeStore.Outgoing;
import tianxia.server.notice.NoticeStore.Subscriber;
import tianxia.server.notice.Occasion;
import tianxia.server.tournament.Entrant;
import tianxia.server.tournament.Placing;
import tianxia.server.tournament.Tournament;
import tianxia.server.tournament.league.League;
import tianxia.server.tournament.league.LeagueEntry;

/// Tells players that what they have played in is over: in the transaction in which it ends, so
/// that they are told once, whichever server ends when.
final class EndNotices {
  private static final int ID_BYTES = 12;
  private static final SecureRandom RANDOM = new SecureRandom();

  private EndNotices() {}

  /// A tournament is over.
  static void tournament(Handle handle, String id, Tournament over, long at) {
    List<String> accounts =
        over.entrants().stream().filter(each -> !each.withdrawn()).map(Entrant::account).toList();
    Occasion what = over.rounds().isEmpty() ? Occasion.TOURNAMENT_OFF : Occasion.TOURNAMENT_OVER;
    List<String> winners = Placing.winners(over);
    String winner = winners.size() == 1 ? winners.getFirst() : "";
    tell(handle, accounts, about(handle, what, id, over.terms().name(), winner, at));
  }

  /// A season of a league is over.
  static void season(Handle handle, String id, League league, LeagueEntry.Ended ended, long at) {
    List<String> accounts =
        ended.divisions().stream().flatMap(each -> each.accounts().stream()).toList();
    String winner = ended.divisions().getFirst().accounts().getFirst();
    Occasion what = Occasion.LEAGUE_SEASON;
    tell(handle, accounts, about(handle, what, id, league.terms().name(), winner, at));
  }

  /// A league has no more seasons.
  static void league(Handle handle, String id, League over, long at) {
    List<String> accounts = over.members().stream().map(each -> each.account()).toList();
    String name = over.terms().name();
    tell(handle, accounts, about(handle, Occasion.LEAGUE_OVER, id, name, "", at));
  }

  /// A notice that is for nobody yet.
  private static Outgoing about(
      Handle handle, Occasion what, String id, String name, String winner, long at) {
    String by = Optional.of(winner).flatMap(each -> name(handle, each)).orElse("");
    return new Outgoing("", "", id, 0, what.id(), name, by, 0, at);
  }

  private static Optional<String> name(Handle handle, String account) {
    return handle
        .createQuery("select name from account where id = :id")
        .bind("id", account)
        .mapTo(String.class)
        .findFirst();
  }

  private static void tell(Handle handle, Collection<String> accounts, Outgoing notice) {
    if (accounts.isEmpty()) {
      return;
    }
    List<Subscriber> subscribers =
        Subscriber.ofAccounts(
            SubscriberRows.of(handle, accounts.stream().map(SeatKey::of).toList()));
    OutgoingRows.insert(
        handle, subscribers.stream().map(each -> notice.to(fresh(), each.id())).toList());
  }

  private static String fresh() {
    return RandomText.of(RANDOM, ID_BYTES);
  }
}
