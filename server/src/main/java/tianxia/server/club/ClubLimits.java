package tianxia.server.club;

/// How many there may be.
///
/// @param owned clubs of one owner
/// @param joined clubs to which one account belongs, or has asked to
/// @param members of one club
/// @param waiting who have asked to join one club
/// @param organisers of one club, its owner not counted
/// @param out who are kept out of one club
/// @param day clubs that one account makes within a day
/// @param all clubs
public record ClubLimits(
    int owned, int joined, int members, int waiting, int organisers, int out, int day, int all) {
  public static final ClubLimits STANDARD = new ClubLimits(3, 20, 1_000, 200, 20, 500, 3, 5_000);
}
