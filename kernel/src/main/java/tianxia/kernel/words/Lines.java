package tianxia.kernel.words;

import java.util.ArrayList;
import java.util.List;

/// The lines of a text. (`String.lines` is not available when compiled to WebAssembly.)
public final class Lines {
  private Lines() {}

  /// The lines, without their ends: LF or CRLF, and optional after the last one.
  public static List<String> of(String text) {
    List<String> lines = new ArrayList<>();
    int from = 0;
    while (from < text.length()) {
      int end = text.indexOf('\n', from);
      int to = end < 0 ? text.length() : end;
      boolean carriage = to < text.length() && to > from && text.charAt(to - 1) == '\r';
      lines.add(text.substring(from, carriage ? to - 1 : to));
      from = to + 1;
    }
    return List.copyOf(lines);
  }
}
