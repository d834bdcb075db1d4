import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Parses the JSON that is used here into maps, lists, strings, longs and booleans.
final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  static Map<?, ?> object(String text) {
    return (Map<?, ?>) new Json(text).value();
  }

  private Object value() {
    char c = next();
    switch (c) {
      case '{' -> {
        Map<String, Object> map = new TreeMap<>();
        at++;
        while (next() != '}') {
          String key = (String) value();
          next();
          at++;
          map.put(key, value());
          at += next() == ',' ? 1 : 0;
        }
        at++;
        return map;
      }
      case '[' -> {
        List<Object> list = new ArrayList<>();
        at++;
        while (next() != ']') {
          list.add(value());
          at += next() == ',' ? 1 : 0;
        }
        at++;
        return list;
      }
      case '"' -> {
        return string();
      }
      default -> {
        return word();
      }
    }
  }

  /// The next character that is not white space, without consuming it.
  private char next() {
    while (Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return text.charAt(at);
  }

  private String string() {
    StringBuilder out = new StringBuilder();
    for (at++; text.charAt(at) != '"'; at++) {
      char c = text.charAt(at);
      if (c == '\\') {
        c = text.charAt(++at);
        int plain = "nrtbf".indexOf(c);
        if (plain >= 0) {
          c = "\n\r\t\b\f".charAt(plain);
        } else if (c == 'u') {
          c = (char) Integer.parseInt(text.substring(at + 1, at + 5), 16);
          at += 4;
        }
      }
      out.append(c);
    }
    at++;
    return out.toString();
  }

  private Object word() {
    int from = at;
    while (at < text.length() && ",]} \n".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    String word = text.substring(from, at);
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      case "null" -> null;
      default -> Long.parseLong(word);
    };
  }
}
