package tianxia.server.table.command;

import java.security.SecureRandom;
import tianxia.server.message.request.Checks;

/// Ids of tables, and which of them belong together.
///
/// Each id is in one of 128 groups, and a cluster keeps the tables of a group at one node. So
/// whoever makes a table can choose by its id which others it is kept with.
public final class TableIds {
  /// The same in all versions, for ever: tables are found by it.
  public static final int GROUPS = 128;

  private static final int MAX_LENGTH = 64;

  /// What [String#hashCode] multiplies the hash of a text by before it adds a further character.
  private static final int FACTOR = 31;

  private TableIds() {}

  /// Which texts may be ids: others, which come from clients, name no table.
  public static boolean possible(String id) {
    return !id.isEmpty() && id.length() <= MAX_LENGTH && id.chars().allMatch(Checks::idLetter);
  }

  /// The group of an id.
  ///
  /// @return from 0 to [#GROUPS] - 1
  public static int group(String id) {
    return Math.floorMod(id.hashCode(), GROUPS);
  }

  /// An id of a table that is to be kept with another: 89 random bits in 16 characters.
  public static String beside(String table, SecureRandom random) {
    return in(group(table), random);
  }

  /// An id of a table in one of the first groups, 89 random bits besides.
  ///
  /// @param groups how many, from 1 to [#GROUPS]
  public static String inFirst(int groups, SecureRandom random) {
    return in(random.nextInt(groups), random);
  }

  /// The last character decides on the group. Half of the groups have none, so that every second
  /// beginning is of no use.
  private static String in(int group, SecureRandom random) {
    for (; ; ) {
      String drawn = Tokens.table(random);
      String beginning = drawn.substring(0, drawn.length() - 1);
      int last = Math.floorMod(group - FACTOR * beginning.hashCode(), GROUPS);
      if (Checks.idLetter(last)) {
        return beginning + (char) last;
      }
    }
  }
}
