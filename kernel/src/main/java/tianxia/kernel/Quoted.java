package tianxia.kernel;

/// Untrusted input made safe to show in a message: short, on one line, and printable.
public final class Quoted {
  private static final int MAX_LENGTH = 40;

  private Quoted() {}

  /// The text in « and », truncated to 40 characters; control and bidirectional formatting
  /// characters are replaced by U+FFFD.
  public static String of(String text) {
    return "«" + printable(text, MAX_LENGTH) + "»";
  }

  /// The text without the quotation marks.
  ///
  /// @param longest the maximum number of characters; … replaces the rest
  public static String printable(String text, int longest) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    for (int count = 0; at < text.length() && count < longest; count++) {
      int point = text.codePointAt(at);
      out.appendCodePoint(shown(point) ? point : 0xfffd);
      at += Character.charCount(point);
    }
    return out.append(at < text.length() ? "…" : "").toString();
  }

  private static boolean shown(int point) {
    boolean control = point < 0x20 || point >= 0x7f && point < 0xa0;
    boolean direction = point >= 0x200b && point <= 0x200f || point >= 0x2028 && point <= 0x202e;
    boolean isolate = point >= 0x2060 && point <= 0x206f || point == 0xfeff;
    boolean half = point >= 0xd800 && point < 0xe000;
    return !control && !direction && !isolate && !half;
  }
}
