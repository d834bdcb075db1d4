package tianxia.kernel.words;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tianxia.kernel.Happening;
import tianxia.kernel.Refusal;

/// A catalogue of words: turns happenings and refusals into sentences in one language. The page has
/// the same reader over the same files (`web/src/words.ts`); a test compares the two.
///
/// A catalogue is a text of lines `key = template`; `#` starts a comment line; later texts add to
/// and override earlier ones. In a template stand
///
/// - `{name}`: the parameter as it is; a list joined by commas and the word under `list.and`;
/// - `{kind:name}`: the word under the key `kind.VALUE` (`{seat:by}` with by = 1 gives `seat.1`),
///   or the value itself where there is no such key; in a list, each value;
/// - `{kind.form:name}`: the word under `kind.VALUE.form`, else as before (`{seat.of:from}`);
/// - `{name|one|other}`: `one` where the number (or the length of the list) is 1, in French also 0;
///   else `other`. Either may be empty; neither holds braces or bars.
///
/// The first letter of a sentence is raised to a capital, except in the name of a square.
public final class Words {
  private final String language;
  private final Map<String, String> templates = new LinkedHashMap<>();

  /// @param language `en` or `fr`
  public Words(String language, List<String> texts) {
    this.language = language;
    texts.forEach(this::add);
  }

  private void add(String text) {
    for (String line : Lines.of(text)) {
      int equals = line.indexOf(" = ");
      if (!line.startsWith("#") && equals > 0) {
        templates.put(line.substring(0, equals).strip(), line.substring(equals + 3).strip());
      }
    }
  }

  public String language() {
    return language;
  }

  /// All keys and templates; a view, which cannot be changed.
  public Map<String, String> templates() {
    return Collections.unmodifiableMap(templates);
  }

  /// The template under a key as it stands, or the key where there is none.
  public String word(String key) {
    return templates.getOrDefault(key, key);
  }

  /// The sentence for something that happened.
  public String sentence(Happening happening) {
    return fill("happening." + happening.code(), happening);
  }

  /// The sentence for a refusal's reason.
  public String sentence(Refusal refusal) {
    return fill("refusal." + refusal.reason().code(), refusal.reason());
  }

  private String fill(String key, Happening happening) {
    String template = word(key);
    StringBuilder out = new StringBuilder();
    int at = 0;
    while (at < template.length()) {
      int open = template.indexOf('{', at);
      int close = open < 0 ? -1 : template.indexOf('}', open);
      if (close < 0) {
        break;
      }
      out.append(template, at, open).append(field(template.substring(open + 1, close), happening));
      at = close + 1;
    }
    return capital(out.append(template, at, template.length()).toString());
  }

  private String field(String field, Happening happening) {
    int bar = field.indexOf('|');
    if (bar >= 0) {
      int second = field.indexOf('|', bar + 1);
      return one(parameter(happening, field.substring(0, bar)))
          ? field.substring(bar + 1, second)
          : field.substring(second + 1);
    }
    int colon = field.indexOf(':');
    String kind = colon < 0 ? "" : field.substring(0, colon);
    Happening.Parameter parameter = parameter(happening, field.substring(colon + 1));
    return switch (parameter) {
      case Happening.Parameter.Whole n -> value(kind, numeral(n.value()));
      case Happening.Parameter.Text t -> value(kind, t.value());
      case Happening.Parameter.Texts all -> list(kind, all.values());
    };
  }

  /// With a minus sign instead of a hyphen.
  private static String numeral(int number) {
    return Integer.toString(number).replace('-', '\u2212');
  }

  private String value(String kind, String value) {
    if (kind.isEmpty()) {
      return value;
    }
    int dot = kind.indexOf('.');
    if (dot >= 0) {
      String inForm = templates.get(kind.substring(0, dot) + "." + value + kind.substring(dot));
      return inForm != null ? inForm : value(kind.substring(0, dot), value);
    }
    return templates.getOrDefault(kind + "." + value, value);
  }

  private String list(String kind, List<String> values) {
    List<String> words = new ArrayList<>();
    values.forEach(value -> words.add(value(kind, value)));
    if (words.size() < 2) {
      return String.join("", words);
    }
    String last = words.removeLast();
    return String.join(", ", words) + " " + word("list.and") + " " + last;
  }

  private boolean one(Happening.Parameter parameter) {
    int number =
        switch (parameter) {
          case Happening.Parameter.Whole n -> n.value();
          case Happening.Parameter.Texts all -> all.values().size();
          case Happening.Parameter.Text t -> throw new IllegalStateException(t + " is no number");
        };
    return number == 1 || number == 0 && language.equals("fr");
  }

  private static Happening.Parameter parameter(Happening happening, String name) {
    return happening.parameters().stream()
        .filter(p -> p.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(happening.code() + " has no " + name));
  }

  private static String capital(String sentence) {
    if (sentence.isEmpty() || beginsWithSquare(sentence)) {
      return sentence;
    }
    int first = sentence.offsetByCodePoints(0, 1);
    return sentence.substring(0, first).toUpperCase(java.util.Locale.ROOT)
        + sentence.substring(first);
  }

  /// Whether a letter and a digit come first, as in `d6`: such a name is written one way only.
  private static boolean beginsWithSquare(String sentence) {
    return sentence.length() > 1 && sentence.charAt(1) >= '0' && sentence.charAt(1) <= '9';
  }
}
