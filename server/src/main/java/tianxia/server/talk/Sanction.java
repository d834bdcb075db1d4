package tianxia.server.talk;

/// A measure of the host against somebody, for a time.
///
/// @param who `account:` and its id, `mark:` and the mark of an address ([Marks]), or `seat:` with
///   a table and a seat
/// @param name of whom, as others saw them, for the host
/// @param kind [#MUTE]: no free words. [#BAN]: nothing is said or heard, no seat taken
/// @param since,until milliseconds since 1970
public record Sanction(
    String id, String who, String name, String kind, String reason, long since, long until) {
  public static final String MUTE = "mute";
  public static final String BAN = "ban";

  public boolean bans() {
    return kind.equals(BAN);
  }

  public static String account(String id) {
    return "account:" + id;
  }

  public static String mark(String mark) {
    return "mark:" + mark;
  }

  public static String seat(String table, int seat) {
    return "seat:" + table + ":" + seat;
  }
}
