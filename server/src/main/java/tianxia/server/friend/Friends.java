package tianxia.server.friend;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import tianxia.server.friend.FriendStore.Bounds;
import tianxia.server.friend.FriendStore.ChallengeState;
import tianxia.server.friend.FriendStore.Kind;
import tianxia.server.friend.FriendStore.TableChallenge;
import tianxia.server.friend.FriendStore.Tie;
import tianxia.server.friend.FriendStore.Wished;
import tianxia.server.message.FriendNews;
import tianxia.server.message.Listing;
import tianxia.server.message.Problem;
import tianxia.server.message.account.friend.ChallengersWish;
import tianxia.server.message.account.friend.FriendsShown;
import tianxia.server.message.account.rating.PersonStanding;
import tianxia.server.message.json.Messages;
import tianxia.server.message.news.ClubNews;
import tianxia.server.message.news.TournamentNews;

/// Who knows whom, and challenges. Accounts are named by their ids. Nothing that it answers tells
/// somebody that they are blocked: whoever blocks them looks like one who takes no challenges and
/// has not answered. All methods throw when the store fails. Thread-safe.
public final class Friends {
  private static final int LAPSED_AT_ONCE = 50;

  private final Supplier<FriendStore> kept;
  private final Predicate<String> withdraw;
  private final Clock clock;
  private final Bounds bounds;

  /// @param kept where it is kept; not asked while there are no accounts
  /// @param withdraw deletes a table that has not begun, and tells whether it is gone
  public Friends(
      Supplier<FriendStore> kept, Predicate<String> withdraw, Clock clock, Bounds bounds) {
    this.kept = kept;
    this.withdraw = withdraw;
    this.clock = clock;
    this.bounds = bounds;
  }

  private FriendStore store() {
    return kept.get();
  }

  private long since() {
    return clock.millis() - FriendLists.PATIENCE.toMillis();
  }

  /// All that is told to an account of whom it knows.
  public FriendsShown shown(String me) {
    return FriendLists.of(me, challengers(me), ties(me), challenges(me), store());
  }

  /// What waits for an account.
  ///
  /// @param tournaments their tables that do
  /// @param clubs in which something does
  FriendNews news(String me, List<TournamentNews> tournaments, List<ClubNews> clubs) {
    FriendsShown all = shown(me);
    return new FriendNews(all.requests().size(), all.received(), all.sent(), tournaments, clubs);
  }

  private List<Tie> ties(String me) {
    return store().ties(me);
  }

  private List<TableChallenge> challenges(String me) {
    return store().challenges(me, since());
  }

  private String challengers(String account) {
    return store().challengers(account).orElse(ChallengersWish.ANYBODY);
  }

  /// Asks somebody to be friends, or accepts what they have asked.
  ///
  /// @return why not
  public Optional<Problem> ask(String me, String other) {
    if (me.equals(other) || says(store().between(me, other), Kind.BLOCKED, me)) {
      return Optional.of(
          new Problem(Problem.NOT_ALLOWED, "one can't ask oneself, nor whom one has blocked"));
    }
    return store().ask(me, other, clock.millis(), bounds) == Wished.FULL
        ? Optional.of(tooMany("too many friends, or too many requests that wait"))
        : Optional.empty();
  }

  /// Ends a friendship, takes a request back, or declines one.
  public void part(String me, String other) {
    store().part(me, other, clock.millis());
  }

  /// Blocks somebody. One's own challenges to them go, and theirs are not seen any more.
  ///
  /// @return why not
  public Optional<Problem> block(String me, String other) {
    if (me.equals(other)) {
      return Optional.of(new Problem(Problem.NOT_ALLOWED, "one can't block oneself"));
    }
    if (!store().block(me, other, clock.millis(), bounds)) {
      return Optional.of(tooMany("too many people are blocked"));
    }
    challenges(me).stream()
        .filter(each -> each.by().equals(me) && each.to().equals(other))
        .forEach(each -> drop(me, each.table()));
    return Optional.empty();
  }

  public void unblock(String me, String other) {
    store().unblock(me, other);
  }

  public void setChallengers(String me, String who) {
    store().setChallengers(me, who);
  }

  /// How an account stands to another one.
  public PersonStanding standing(String me, String other) {
    List<Tie> ties = store().between(me, other);
    boolean blocks = says(ties, Kind.BLOCKED, me);
    return new PersonStanding(
        says(ties, Kind.FRIEND, me),
        says(ties, Kind.ASKED, me),
        says(ties, Kind.ASKED, other) && !says(ties, Kind.DECLINED, me) && !blocks,
        blocks,
        !blocks && takes(other, me, ties));
  }

  /// Whether an account takes challenges from somebody.
  private boolean takes(String account, String by, List<Tie> ties) {
    return !says(ties, Kind.BLOCKED, account)
        && switch (challengers(account)) {
          case ChallengersWish.FRIENDS -> says(ties, Kind.FRIEND, by);
          case ChallengersWish.NOBODY -> false;
          default -> true;
        };
  }

  private static boolean says(List<Tie> ties, Kind kind, String account) {
    return ties.stream().anyMatch(tie -> tie.kind() == kind && tie.account().equals(account));
  }

  /// Why somebody may not challenge somebody else; empty if they may.
  public Optional<Problem> refusal(String me, String other) {
    return me.equals(other) || !standing(me, other).challenge()
        ? Optional.of(
            new Problem(Problem.NO_CHALLENGES, "they take no challenges from you at present"))
        : Optional.empty();
  }

  /// Notes a challenge to a table that was made for it; if there are too many, the table goes.
  ///
  /// @return why not
  public Optional<Problem> challenge(String me, String other, Listing terms) {
    TableChallenge challenge =
        new TableChallenge(
            terms.table(),
            me,
            other,
            Messages.write(Listing.class, terms),
            ChallengeState.OPEN,
            clock.millis());
    return store().add(challenge, bounds) || !withdraw.test(terms.table())
        ? Optional.empty()
        : Optional.of(tooMany("too many challenges wait for an answer"));
  }

  /// Whether an account may not sit down at a table, because of one who sits there.
  public boolean barred(String me, String table) {
    return store().blockedAt(table, me);
  }

  /// Somebody has sat down at a table, perhaps because they were challenged.
  public void seated(String me, String table) {
    store()
        .challenge(table)
        .filter(each -> each.to().equals(me))
        .ifPresent(each -> store().answer(table, ChallengeState.ACCEPTED));
  }

  /// Declines a challenge, takes one's own back, or puts away one that is answered: the table goes,
  /// unless its game has begun.
  ///
  /// @return why not
  public Optional<Problem> drop(String me, String table) {
    Optional<TableChallenge> found =
        store()
            .challenge(table)
            .filter(each ->
                each.by().equals(me)
                    || each.to().equals(me) && each.state() == ChallengeState.OPEN);
    if (found.isEmpty()) {
      return Optional.of(new Problem(Problem.UNKNOWN_TABLE, "there is no such challenge"));
    }
    boolean open = found.get().state() == ChallengeState.OPEN;
    if (open && !withdraw.test(table)) {
      return Optional.of(new Problem(Problem.TAKEN, "the game has begun, or try again"));
    }
    if (found.get().by().equals(me)) {
      store().remove(table);
    } else {
      store().answer(table, ChallengeState.DECLINED);
    }
    return Optional.empty();
  }

  /// Takes back and declines all challenges of an account that is about to be deleted.
  public void leave(String me) {
    challenges(me).forEach(each -> drop(me, each.table()));
  }

  /// Ends challenges that have waited too long. One whose table can't be had now is tried again,
  /// and forgotten in the end.
  void lapse() {
    long forgotten = since() - FriendLists.PATIENCE.toMillis();
    store().lapsed(since(), LAPSED_AT_ONCE).stream()
        .filter(each ->
            each.state() != ChallengeState.OPEN
                || withdraw.test(each.table())
                || each.at() < forgotten)
        .forEach(each -> store().remove(each.table()));
  }

  private static Problem tooMany(String message) {
    return new Problem(Problem.SLOW_DOWN, message);
  }
}
