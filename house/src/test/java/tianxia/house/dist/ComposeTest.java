package tianxia.house.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tianxia.testkit.Repository;

/// The files of `docs/compose`.
class ComposeTest {
  @Test
  void theComposeFilesSetWhatTheProgramKnows() throws Exception {
    Path docs = Repository.root().resolve("docs");
    String hosting = Files.readString(docs.resolve("HOSTING.md"));
    for (String file : List.of("compose.yaml", "postgres.yaml")) {
      String text = Files.readString(docs.resolve("compose").resolve(file));
      assertThat(hosting).contains("docs/compose/" + file);
      assertThat(text).doesNotContain("\t");
      List<String> variables =
          Pattern.compile("TIANXIA_([A-Z_]+):")
              .matcher(text)
              .results()
              .map(m -> m.group(1))
              .toList();
      assertThat(variables)
          .isNotEmpty()
          .allMatch(variable ->
              hosting.contains("`--" + variable.toLowerCase(Locale.ROOT).replace('_', '-') + " ")
                  || hosting.contains("`--" + variable.toLowerCase(Locale.ROOT) + "`")
                  || hosting.contains("TIANXIA_" + variable));
    }
    assertThat(Files.readString(docs.resolve("compose/compose.yaml")))
        .contains("image: tianxia:latest");
  }
}
