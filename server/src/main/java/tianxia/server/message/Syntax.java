package tianxia.server.message;

import java.util.Set;

/// Whether a text from outside is one JSON value and nothing after it, not nested deeply and with
/// no number that an `int` could not hold: what the reader behind it would pass over in silence.
final class Syntax {
  private static final int DEEPEST = 8;
  private static final int MOST_DIGITS = 10;

  /// The keys of messages from outside whose values are numbers, or true or false.
  private static final Set<String> BARE =
      Set.of("seq", "since", "until", "seat", "games", "accept");

  private final String text;
  private final boolean typed;
  private int at;

  private Syntax(String text, boolean typed) {
    this.text = text;
    this.typed = typed;
  }

  /// @throws IllegalArgumentException with what is wrong and where, for the sender
  static void check(String text) {
    check(text, false);
  }

  /// The same, and whether no text stands in the place of a number or a truth value, which the
  /// reader behind would take for one.
  static void checkTyped(String text) {
    check(text, true);
  }

  private static void check(String text, boolean typed) {
    Syntax syntax = new Syntax(text, typed);
    syntax.value(0);
    syntax.blank();
    if (syntax.at < text.length()) {
      throw syntax.wrong("more than one value");
    }
  }

  private void value(int depth) {
    blank();
    if (depth > DEEPEST) {
      throw wrong("nested too deeply");
    }
    switch (peek()) {
      case '{' -> list('}', depth, true);
      case '[' -> list(']', depth, false);
      case '"' -> string();
      case 't' -> word("true");
      case 'f' -> word("false");
      case 'n' -> word("null");
      default -> number();
    }
  }

  private void list(char end, int depth, boolean keys) {
    at++;
    blank();
    if (peek() == end) {
      at++;
      return;
    }
    while (true) {
      if (keys) {
        key();
      }
      value(depth + 1);
      blank();
      if (peek() == end) {
        at++;
        return;
      }
      word(",");
    }
  }

  /// A key and its colon.
  private void key() {
    blank();
    int from = at + 1;
    string();
    String key = text.substring(from, at - 1);
    if (typed && key.indexOf('\\') >= 0) {
      throw wrong("no key has an escape");
    }
    blank();
    word(":");
    blank();
    if (typed && peek() == '"' && BARE.contains(key)) {
      throw wrong(key + " is not a text");
    }
  }

  private void string() {
    word("\"");
    while (peek() != '"') {
      if (peek() < 0x20) {
        throw wrong("a control character, or the end, within a text");
      }
      if (peek() == '\\') {
        at++;
        escape();
      } else {
        at++;
      }
    }
    at++;
  }

  private void escape() {
    if (peek() == 'u') {
      at++;
      for (int i = 0; i < 4; i++) {
        if (Character.digit(peek(), 16) < 0) {
          throw wrong("four hexadecimal digits are needed");
        }
        at++;
      }
    } else if ("\"\\/bfnrt".indexOf(peek()) >= 0) {
      at++;
    } else {
      throw wrong("no such escape");
    }
  }

  private void number() {
    int from = at;
    if (peek() == '-') {
      at++;
    }
    int digits = at;
    while (peek() >= '0' && peek() <= '9') {
      at++;
    }
    if (at == digits) {
      at = from;
      throw wrong("no JSON value");
    }
    boolean whole = peek() != '.' && peek() != 'e' && peek() != 'E';
    if (!whole || at - digits > MOST_DIGITS || !isInt(Long.parseLong(text, from, at, 10))) {
      throw wrong("only whole numbers of 32 bits");
    }
  }

  private static boolean isInt(long number) {
    return number == (int) number;
  }

  private void word(String word) {
    if (!text.startsWith(word, at)) {
      throw wrong("«" + word + "» is missing");
    }
    at += word.length();
  }

  private void blank() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : '\0';
  }

  private IllegalArgumentException wrong(String what) {
    return new IllegalArgumentException(
        "not JSON as it is needed, at character " + at + ": " + what);
  }
}
