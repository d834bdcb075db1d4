package tianxia.server.store;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tianxia.server.club.Club;
import tianxia.server.club.ClubDecision;
import tianxia.server.club.ClubLimits;
import tianxia.server.club.ClubSituation;
import tianxia.server.club.Role;

/// Clubs and who belongs to them. What is decided about a club is decided and written at once: one
/// decision after the other, whichever server it comes from. Writes return once they are durable;
/// all methods throw when the store fails. Thread-safe.
public interface ClubStore {

  /// Somebody who stands to a club in some way.
  ///
  /// @param since when they have asked, or come in, in milliseconds since 1970
  record Person(String account, String name, Role role, long since) {}

  /// Somebody who is kept out of a club.
  ///
  /// @param since when that was decided, in milliseconds since 1970
  record KeptOut(String account, String name, long since) {}

  /// A club as lists show it.
  ///
  /// @param members how many
  /// @param mine how the reader stands to it
  record Row(Club club, int members, Optional<Role> mine) {}

  /// An account's own standing to a club.
  ///
  /// @param role empty where it is kept out
  record Own(String id, String name, Optional<Role> role, long since) {}

  /// What waits for an account in a club.
  ///
  /// @param waiting how many ask an organiser to join
  /// @param admitted whether the account was let in and has not seen it
  record News(String id, String name, int waiting, boolean admitted) {}

  /// What came of the making of a club.
  enum Made {
    DONE,
    NAME_TAKEN,
    TOO_MANY
  }

  /// Makes a club, unless its name could be mistaken for that of one that anybody may find. The
  /// names of all others nobody can learn by trying.
  Made make(Club club, String owner, ClubLimits limits);

  Optional<Club> club(String id);

  /// The club with a name: the listed one whose name can be mistaken for it, or else the only other
  /// one that has it.
  Optional<Club> named(String name);

  /// How an account stands to a club.
  Optional<Role> role(String id, String account);

  /// All who stand to a club in some way: its owner, organisers, members and those who wait, each
  /// by how long they do.
  List<Person> people(String id);

  /// Those who are kept out of a club, by name.
  List<KeptOut> keptOut(String id);

  /// Clubs that anybody may find, those with most members first.
  ///
  /// @param part what their names have in them, as [tianxia.server.name.Names#folded] writes it;
  ///   empty for all
  List<Row> listed(String part, String reader, int most);

  /// Those to which an account belongs, or has asked to; by name.
  List<Row> of(String account);

  /// The same for its export, with those that it is kept out of.
  List<Own> own(String account);

  /// Does what the rules decide.
  ///
  /// @param actor whose wish it is
  /// @param subject whom it concerns
  /// @param rules may be asked twice; the last time counts
  /// @return what they have decided; empty if there is no such club
  Optional<ClubDecision> decide(
      String id,
      String actor,
      String subject,
      long at,
      Function<ClubSituation, ClubDecision> rules);

  /// Ends a club, whatever its owner wishes.
  ///
  /// @return whether there was one
  boolean dissolve(String id);

  /// Those who let others in.
  List<String> organisers(String id);

  /// Notes that organisers are told that somebody asks to join.
  ///
  /// @return false if they were told since
  boolean telling(String id, long since, long at);

  /// What waits for an account.
  List<News> news(String account);

  /// An account has seen that it was let in.
  void seen(String id, String account);
}
