package tianxia.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Spaces, quotes and dashes of all texts for players (docs/STYLE.md).
class TypographyTest {
  private static final Path ROOT = Path.of("..");

  /// Patterns that no text may contain, in either language.
  private static final Map<String, Pattern> IN_BOTH =
      faults(
          "a straight quote: ’ “ ” « »", "['\"]",
          "three dots: …", "\\.\\.\\.",
          "a hyphen for a dash: –", " -+ |—",
          "two spaces, or one at the end", " {2}| $",
          "a no-break space U+00A0: U+202F", "\u00a0",
          "a space before a comma or a full stop", "[ \u202f][,.](?=\\s|$)");

  private static final Map<String, Pattern> ENGLISH =
      faults("a space before ; : ! ?", "[ \u202f][;:!?](?=\\s|$)", "French quotes: “ ”", "[«»]");

  private static final Map<String, Pattern> FRENCH =
      faults(
          "no U+202F before ; : ! ? »", "[^\u202f;:!?][;:!?»](?=[\\s\u202f.,)]|$)",
          "no U+202F after «", "«[^\u202f]",
          "English quotes: « »", "[“”]");

  /// A parameter's name, or its name and the bar before its alternatives.
  private static final Pattern PARAMETER = Pattern.compile("\\{[^{}|]*[}|]");

  /// The start of a line that is not text: a key, or the markup of a rules page.
  private static final Pattern BEGINNING =
      Pattern.compile("^[A-Za-z][A-Za-z0-9.-]* = |^[=>#-] |^! [a-z-]+ \\| ");

  private static Map<String, Pattern> faults(String... namesAndPatterns) {
    Map<String, Pattern> all = new LinkedHashMap<>();
    for (int i = 0; i < namesAndPatterns.length; i += 2) {
      all.put(namesAndPatterns[i], Pattern.compile(namesAndPatterns[i + 1]));
    }
    return all;
  }

  static List<Path> texts() throws IOException {
    List<Path> texts = new ArrayList<>();
    for (String folder :
        List.of("web/src", "games/src/main/resources", "server/src/main/resources")) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(folder))) {
        files.filter(file -> file.toString().matches(".*\\.(en|fr)\\.txt")).forEach(texts::add);
      }
    }
    assertThat(texts).hasSizeGreaterThan(20);
    return texts;
  }

  @ParameterizedTest
  @MethodSource("texts")
  void isThatOfItsLanguage(Path file) throws IOException {
    boolean french = file.toString().endsWith(".fr.txt");
    boolean rules = file.toString().contains("rules");
    List<String> found = new ArrayList<>();
    List<String> lines = Files.readAllLines(file);
    for (int n = 0; n < lines.size(); n++) {
      String line = lines.get(n);
      if (line.startsWith("# ") && !rules) {
        continue; // a comment
      }
      for (String fault : faultsOf(line, french)) {
        found.add("line " + (n + 1) + ", " + fault + ": " + line);
      }
    }
    assertThat(found).as(file.toString()).isEmpty();
  }

  private static List<String> faultsOf(String line, boolean french) {
    String text = BEGINNING.matcher(line).replaceFirst("");
    String plain = PARAMETER.matcher(text).replaceAll("x").replace("}", "");
    List<String> found = new ArrayList<>();
    Stream.of(IN_BOTH, french ? FRENCH : ENGLISH)
        .forEach(all ->
            all.forEach((fault, pattern) -> {
              if (pattern.matcher(plain).find()) {
                found.add(fault);
              }
            }));
    return found;
  }

  @Test
  void faultsAreFound() {
    for (String line :
        List.of("k = It's", "k = \"it\"", "k = and...", "k = a - b", "k = a  b", "k = a , b")) {
      assertThat(faultsOf(line, false)).as(line).hasSize(1);
    }
    for (String line : List.of("k = Why ?", "k = «Go»", "k = {n} :")) {
      assertThat(faultsOf(line, false)).as(line).isNotEmpty();
    }
    for (String line :
        List.of("k = Quoi?", "k = Quoi ?", "k = «\u202foui »", "k = «oui\u202f»", "k = {n}: x")) {
      assertThat(faultsOf(line, true)).as(line).isNotEmpty();
    }
  }

  @Test
  void whatIsRightIsNot() {
    for (String line :
        List.of("k = “It’s {n|one|two}”: 1–2…", "", "! tile | A: b", "k = {seat:by} – {n:x}, a.")) {
      assertThat(faultsOf(line, false)).as(line).isEmpty();
    }
    for (String line :
        List.of(
            "k = «\u202f{a}\u202f»\u202f: l’un\u202f?", "- Un\u202f: deux", "k = {n|a|b}\u202f!")) {
      assertThat(faultsOf(line, true)).as(line).isEmpty();
    }
  }
}
