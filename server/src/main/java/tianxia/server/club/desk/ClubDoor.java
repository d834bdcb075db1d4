package tianxia.server.club.desk;

import java.util.Optional;
import tianxia.server.club.Club;
import tianxia.server.club.Role;
import tianxia.server.message.Problem;
import tianxia.server.store.ClubStore;

/// Who may have what is a club's own: its tables, its lobby, its ladder. All methods throw when the
/// store fails. Thread-safe.
public final class ClubDoor {
  private final Optional<ClubStore> kept;

  ClubDoor(Optional<ClubStore> kept) {
    this.kept = kept;
  }

  /// Why somebody may not have what is for members; empty if they may. A club that they may not
  /// know of is refused as one that there is not.
  ///
  /// @param account empty for a guest
  public Optional<Problem> refusal(String account, String club) {
    if (account.isEmpty()) {
      return Optional.of(new Problem(Problem.SIGNED_OUT, "it is for a club's members: sign in"));
    }
    Optional<Club> found = kept.flatMap(its -> its.club(club));
    Optional<Role> role = found.flatMap(its -> role(account, its.id()));
    if (role.filter(Role::belongs).isPresent()) {
      return Optional.empty();
    }
    return Optional.of(
        found.filter(its -> its.listed() || role.isPresent()).isPresent()
            ? membersOnly()
            : ClubRefusals.unknown());
  }

  /// Why somebody may not sit down at a club's table, which they have before them: that tells less
  /// of the club.
  ///
  /// @param account empty for a guest
  public Optional<Problem> seatRefusal(String account, String club) {
    return refusal(account, club)
        .map(why -> why.code().equals(Problem.SIGNED_OUT) ? why : membersOnly());
  }

  /// Why somebody may not know of a club; empty if they may.
  public Optional<Problem> hidden(String account, String club) {
    return kept.flatMap(its -> its.club(club))
            .filter(its -> its.listed() || role(account, its.id()).isPresent())
            .isPresent()
        ? Optional.empty()
        : Optional.of(ClubRefusals.unknown());
  }

  private Optional<Role> role(String account, String club) {
    return kept.flatMap(its -> its.role(club, account));
  }

  private static Problem membersOnly() {
    return new Problem(Problem.MEMBERS_ONLY, "it is for the members of its club");
  }
}
