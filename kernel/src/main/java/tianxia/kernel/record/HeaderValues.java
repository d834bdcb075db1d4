package tianxia.kernel.record;

import java.util.Optional;

/// The syntax of values in a record's header.
final class HeaderValues {
  private HeaderValues() {}

  /// Whether this is so many hexadecimal digits, in lower case.
  static boolean isHexadecimal(String value, int length) {
    boolean right = value.length() == length;
    for (int i = 0; i < value.length(); i++) {
      right &= "0123456789abcdef".indexOf(value.charAt(i)) >= 0;
    }
    return right;
  }

  /// Whether this is a day of the Gregorian calendar: `2026-07-14`.
  static boolean isDate(String value) {
    if (value.length() != 10 || value.charAt(4) != '-' || value.charAt(7) != '-') {
      return false;
    }
    int month = number(value.substring(5, 7), true).orElse(0);
    int day = number(value.substring(8), true).orElse(0);
    Optional<Integer> year = number(value.substring(0, 4), true);
    return year.isPresent()
        && month >= 1
        && month <= 12
        && day >= 1
        && day <= days(year.get(), month);
  }

  private static int days(int year, int month) {
    boolean leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return switch (month) {
      case 2 -> leap ? 29 : 28;
      case 4, 6, 9, 11 -> 30;
      default -> 31;
    };
  }

  /// Reads the game and the number of games: `2 3`; empty if it is malformed.
  static Optional<GameRecord.Series> series(String value) {
    int space = value.indexOf(' ');
    if (space < 0) {
      return Optional.empty();
    }
    int game = number(value.substring(0, space)).orElse(0);
    int of = number(value.substring(space + 1)).orElse(0);
    return game >= 1 && of >= game
        ? Optional.of(new GameRecord.Series(game, of))
        : Optional.empty();
  }

  /// Reads a remark that names the table where the first events were played, and how many: `# from
  /// kcegsDoArbwj81eI 12`; empty if it is any other comment.
  static Optional<GameRecord.Origin> origin(String comment) {
    String start = "# from ";
    int space = comment.lastIndexOf(' ');
    if (!comment.startsWith(start) || space <= start.length()) {
      return Optional.empty();
    }
    String table = comment.substring(start.length(), space);
    String ply = comment.substring(space + 1);
    Optional<Integer> events = ply.equals("0") ? Optional.of(0) : number(ply);
    return table.indexOf(' ') >= 0
        ? Optional.empty()
        : events.map(count -> new GameRecord.Origin(table, count));
  }

  /// Reads a remark that tells the version of the game's rules: `# rules 2`; empty if it is any
  /// other comment.
  static Optional<Integer> rules(String comment) {
    String start = "# rules ";
    return comment.startsWith(start) ? number(comment.substring(start.length())) : Optional.empty();
  }

  /// Reads a number from 1 to 9999 without leading zeros; empty if it is malformed.
  static Optional<Integer> number(String text) {
    return number(text, false);
  }

  private static Optional<Integer> number(String text, boolean leadingZero) {
    boolean right = !text.isEmpty() && text.length() <= 4;
    for (int i = 0; i < text.length(); i++) {
      right &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
    }
    right &= leadingZero || !text.startsWith("0");
    return right ? Optional.of(Integer.parseInt(text)) : Optional.empty();
  }
}
