package tianxia.cluster;

import tianxia.server.message.Problem;

/// Which texts may be ids of tables: others, which come from clients, make no entity.
final class TableIds {
  private static final int MAX_LENGTH = 64;

  private TableIds() {}

  static boolean possible(String id) {
    return !id.isEmpty() && id.length() <= MAX_LENGTH && id.chars().allMatch(TableIds::inId);
  }

  private static boolean inId(int c) {
    return c >= 'a' && c <= 'z'
        || c >= 'A' && c <= 'Z'
        || c >= '0' && c <= '9'
        || c == '-'
        || c == '_';
  }

  static Problem unknown() {
    return new Problem(Problem.UNKNOWN_TABLE, "unknown table");
  }
}
