package tianxia.server.friend;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is kept of who knows whom. All by the ids of accounts: a name may come to belong to
/// somebody else. Every write counts up the versions ([#versions]) of all whom it concerns.
/// Thread-safe; writes return once they are durable; all methods throw when the store fails.
public interface FriendStore {

  /// What somebody has said of somebody else.
  ///
  /// @param account who has said it
  record Tie(Kind kind, String account, String other, long at) {}

  /// The kinds of [Tie].
  enum Kind {
    /// Would like to be friends.
    ASKED,
    /// Does not want to be asked: of that, whoever asks learns nothing.
    DECLINED,
    /// Are friends: one row for each of both.
    FRIEND,
    BLOCKED
  }

  /// What came of a wish to be friends.
  enum Wished {
    ASKED,
    FRIENDS,
    /// One of both has too many friends or open requests.
    FULL
  }

  /// Somebody is to come to a table.
  ///
  /// @param terms of the table, as JSON ([tianxia.server.message.Listing])
  record TableChallenge(
      String table, String by, String to, String terms, ChallengeState state, long at) {}

  /// How far a [TableChallenge] has come. What is answered stays until its maker has put it away.
  enum ChallengeState {
    OPEN,
    ACCEPTED,
    DECLINED
  }

  /// How many of each there may be.
  ///
  /// @param asked of one who asks; as many requests may wait for one account four times over
  /// @param sent open challenges of one who challenges
  /// @param received open challenges to one account
  record Bounds(int friends, int asked, int blocked, int sent, int received) {
    public static final Bounds STANDARD = new Bounds(300, 50, 300, 20, 50);

    /// How many requests may wait for one account.
    public int waiting() {
      return 4 * asked;
    }
  }

  /// All that an account has said of others, and others of it; newest first.
  List<Tie> ties(String account);

  /// What two have said of each other.
  List<Tie> between(String one, String other);

  /// Asks somebody to be friends, or accepts what they have asked.
  Wished ask(String account, String other, long at, Bounds bounds);

  /// Ends a friendship, takes a request back, and declines one, whichever there is.
  void part(String account, String other, long at);

  /// Blocks somebody, which ends a friendship and a request of one's own.
  ///
  /// @return false if too many are blocked
  boolean block(String account, String other, long at, Bounds bounds);

  void unblock(String account, String other);

  /// Whether one of those who have a seat at a table has blocked an account.
  boolean blockedAt(String table, String account);

  /// Who may challenge an account, as it has chosen; empty if it has not.
  Optional<String> challengers(String account);

  void setChallengers(String account, String who);

  /// Notes a challenge.
  ///
  /// @return false if there are too many
  boolean add(TableChallenge challenge, Bounds bounds);

  Optional<TableChallenge> challenge(String table);

  /// Those of an account and those to it, which are not older than `since`; newest first.
  List<TableChallenge> challenges(String account, long since);

  /// Those that were made before a moment, the oldest first.
  List<TableChallenge> lapsed(long before, int most);

  /// Answers an open one.
  void answer(String table, ChallengeState state);

  void remove(String table);

  /// The names of accounts, by their ids; none where an account is gone.
  Map<String, String> names(Collection<String> accounts);

  /// A number for each account that has grown with whatever concerns it; none where it never has.
  Map<String, Long> versions(Collection<String> accounts);
}
