package tianxia.server.talk;

/// One thing that was said at a table.
///
/// @param number in its room, from 1, without gaps as they were said
/// @param at milliseconds since 1970
/// @param seat who said it; 0 for one who watches
/// @param account of who said it; empty for a guest
/// @param name of one who watches with an account, whom the table does not name; else empty
/// @param command by which it is known again if its client says it twice
/// @param phrase one of [Phrases]; empty if it is said in free words
/// @param words free ones; empty for a phrase, and for what was removed
/// @param removed by whom: [#BY_HOST], or [#BY_AUTHOR] with their account; empty if it stands
/// @param reason why the host removed it
public record ChatLine(
    String table,
    TalkRoom room,
    int number,
    long at,
    int seat,
    String account,
    String name,
    String command,
    String phrase,
    String words,
    String removed,
    String reason) {
  public static final String BY_HOST = "host";
  public static final String BY_AUTHOR = "author";

  /// The same place without the words, since the host has removed them.
  public ChatLine withdrawn(String why) {
    return new ChatLine(
        table, room, number, at, seat, account, name, command, "", "", BY_HOST, why);
  }

  /// The same place without the words and whoever said them: their account is deleted.
  public ChatLine orphaned() {
    return new ChatLine(table, room, number, at, seat, "", "", command, "", "", BY_AUTHOR, "");
  }

  public boolean stands() {
    return removed.isEmpty();
  }
}
