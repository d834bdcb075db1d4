package tianxia.kernel.json;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/// A strict recursive-descent parser, safe for untrusted input: integers of 64 bits only, no
/// duplicate keys, no lone surrogates, bounded depth. Any malformed text is an
/// IllegalArgumentException. The length of the text is for the caller to bound.
final class JsonParser {
  /// How deep values may be nested: bounds the recursion, so that no text overflows the stack.
  private static final int MAX_DEPTH = 200;

  private final String text;
  private int at;
  private int depth;

  JsonParser(String text) {
    this.text = text;
  }

  JsonValue whole() {
    JsonValue value = value();
    space();
    if (at != text.length()) {
      throw wrong("the end");
    }
    return value;
  }

  private JsonValue value() {
    if (++depth > MAX_DEPTH) {
      throw wrong("less depth");
    }
    space();
    JsonValue value = any();
    depth--;
    return value;
  }

  private JsonValue any() {
    return switch (peek()) {
      case '{' -> members();
      case '[' -> elements();
      case '"' -> new JsonValue.Text(string());
      case 't' -> literal("true", new JsonValue.Truth(true));
      case 'f' -> literal("false", new JsonValue.Truth(false));
      case 'n' -> literal("null", new JsonValue.Nothing());
      default -> number();
    };
  }

  private JsonValue members() {
    TreeMap<String, JsonValue> values = new TreeMap<>();
    take('{');
    while (another('}', values.isEmpty())) {
      space();
      String key = string();
      space();
      take(':');
      if (values.put(key, value()) != null) {
        throw wrong("another key than " + key);
      }
    }
    return new JsonValue.Members(values);
  }

  private JsonValue elements() {
    List<JsonValue> values = new ArrayList<>();
    take('[');
    while (another(']', values.isEmpty())) {
      values.add(value());
    }
    return new JsonValue.Elements(values);
  }

  private boolean another(char end, boolean first) {
    space();
    if (peek() == end) {
      at++;
      return false;
    }
    if (!first) {
      take(',');
    }
    return true;
  }

  private String string() {
    take('"');
    StringBuilder out = new StringBuilder();
    while (peek() != '"') {
      char c = text.charAt(at++);
      if (c < 0x20) {
        throw wrong("no control character");
      }
      out.append(c == '\\' ? escaped() : c);
    }
    at++;
    return paired(out.toString());
  }

  /// A lone surrogate can't be encoded as UTF-8.
  private String paired(String read) {
    int point;
    for (int i = 0; i < read.length(); i += Character.charCount(point)) {
      point = read.codePointAt(i);
      if (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE) {
        throw wrong("both halves of a character");
      }
    }
    return read;
  }

  private char escaped() {
    char c = peek();
    at++;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'u' -> hexadecimal();
      default -> throw wrong("an escape");
    };
  }

  private char hexadecimal() {
    int value = 0;
    for (int end = at + 4; at < end; at++) {
      int digit = "0123456789abcdef".indexOf(Character.toLowerCase(peek()));
      if (digit < 0) {
        throw wrong("a hexadecimal digit");
      }
      value = 16 * value + digit;
    }
    return (char) value;
  }

  private JsonValue number() {
    int from = at;
    if (peek() == '-') {
      at++;
    }
    int digits = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    boolean zeros = at > digits + 1 && text.charAt(digits) == '0';
    if (at == digits || zeros || fractional()) {
      at = from;
      throw wrong("a value, a number being whole");
    }
    try {
      return new JsonValue.Whole(Long.parseLong(text, from, at, 10));
    } catch (NumberFormatException e) {
      at = from;
      throw wrong("a number of 64 bits");
    }
  }

  /// Whether a fraction or an exponent follows.
  private boolean fractional() {
    return at < text.length() && ".eE".indexOf(text.charAt(at)) >= 0;
  }

  private JsonValue literal(String word, JsonValue value) {
    if (!text.startsWith(word, at)) {
      throw wrong(word);
    }
    at += word.length();
    return value;
  }

  private void space() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private char peek() {
    if (at >= text.length()) {
      throw wrong("more");
    }
    return text.charAt(at);
  }

  private void take(char c) {
    if (peek() != c) {
      throw wrong("" + c);
    }
    at++;
  }

  private IllegalArgumentException wrong(String needed) {
    return new IllegalArgumentException("JSON at " + at + ": " + needed + " is needed");
  }
}
