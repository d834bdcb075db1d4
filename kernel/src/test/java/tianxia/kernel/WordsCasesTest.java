package tianxia.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tianxia.kernel.words.Words;

/// A table of cases shared with the page's implementation (`web/src/words.ts`).
class WordsCasesTest {

  private record Case(String language, String catalogue, String line) {}

  @TestFactory
  Stream<DynamicTest> everyCaseGivesItsSentence() {
    return cases().stream().map(each -> DynamicTest.dynamicTest(each.line, () -> check(each)));
  }

  @Test
  void theTableHasCasesInBothLanguages() {
    assertThat(cases()).extracting(Case::language).contains("en", "fr").hasSizeGreaterThan(20);
  }

  private static void check(Case each) {
    int arrow = each.line.indexOf(" => ");
    String[] question = each.line.substring(2, arrow).split(" ", -1);
    // The key is used as a happening's code, so that the case can choose the whole key.
    Words words = new Words(each.language, List.of(prefixed(each.catalogue)));
    Happening happening = Happening.of(question[0]);
    for (int k = 1; k < question.length; k++) {
      happening = with(happening, question[k]);
    }
    String expected = each.line.substring(arrow + 4);
    if (question[0].equals("missing.key")) {
      assertThat(words.word("missing.key")).isEqualToIgnoringCase(expected);
    } else {
      assertThat(words.sentence(happening)).isEqualTo(expected);
    }
  }

  private static String prefixed(String catalogue) {
    StringBuilder out = new StringBuilder(catalogue);
    catalogue
        .lines()
        .filter(line -> !line.startsWith("#") && line.contains(" = "))
        .forEach(line -> out.append("happening.").append(line).append('\n'));
    return out.toString();
  }

  private static Happening with(Happening happening, String parameter) {
    int colon = parameter.indexOf(':');
    String name = parameter.substring(0, colon);
    String value = parameter.substring(colon + 1);
    if (value.startsWith("[")) {
      return happening.with(name, List.of(value.substring(1, value.length() - 1).split(",")));
    }
    return value.matches("-?[0-9]+")
        ? happening.with(name, Integer.parseInt(value))
        : happening.with(name, value);
  }

  private static List<Case> cases() {
    List<Case> cases = new java.util.ArrayList<>();
    String language = "";
    StringBuilder catalogue = new StringBuilder();
    for (String line : text().lines().toList()) {
      if (line.startsWith("language ")) {
        language = line.substring(9);
        catalogue.setLength(0);
      } else if (line.startsWith("? ")) {
        cases.add(new Case(language, catalogue.toString(), line));
      } else {
        catalogue.append(line).append('\n');
      }
    }
    return cases;
  }

  private static String text() {
    try (InputStream in =
        Objects.requireNonNull(WordsCasesTest.class.getResourceAsStream("words-cases.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
