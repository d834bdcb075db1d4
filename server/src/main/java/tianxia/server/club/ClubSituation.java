package tianxia.server.club;

import java.util.Optional;

/// What is to be known of a club to decide about somebody's wish.
///
/// @param actor whose wish it is
/// @param own how they stand to the club
/// @param subject whom it concerns: themselves, or somebody else
/// @param other how the subject stands to the club
/// @param members how many belong to it
/// @param waiting how many have asked to
/// @param organisers how many it has, its owner not counted
/// @param joined how many clubs the subject belongs to or has asked to
/// @param owned how many the subject owns
/// @param out whether the subject is kept out
/// @param kept how many are kept out of it
public record ClubSituation(
    Club club,
    String actor,
    Optional<Role> own,
    String subject,
    Optional<Role> other,
    int members,
    int waiting,
    int organisers,
    int joined,
    int owned,
    boolean out,
    int kept) {

  /// Whether the actor may know that there is such a club.
  boolean seen() {
    return club.listed() || own.isPresent();
  }

  boolean organises() {
    return own.map(Role::organises).orElse(false);
  }

  boolean owns() {
    return own.filter(Role.OWNER::equals).isPresent();
  }

  boolean concernsOneself() {
    return actor.equals(subject);
  }

  /// Refused unless something holds; who may not know of the club is told no more than that.
  Optional<ClubDecision> needs(boolean met, ClubDecision.Reason otherwise) {
    return met
        ? Optional.empty()
        : Optional.of(new ClubDecision.Refused(seen() ? otherwise : ClubDecision.Reason.UNKNOWN));
  }
}
