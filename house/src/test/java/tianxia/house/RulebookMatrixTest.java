package tianxia.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.testkit.Repository;
import tianxia.testkit.proof.Rulebook;

/// Every clause of the rules is proved by a test that says so. The matrix is written to
/// `house/target/rulebook-matrix.txt`.
class RulebookMatrixTest {
  /// The last clause of each family; a game without an entry fails the test below.
  private static final Map<String, Integer> LAST =
      Map.of("GEN", 7, "CON", 14, "QIN", 22, "PAG", 25, "SUN", 28);

  private static final Map<String, String> FAMILY =
      Map.of("contrees", "CON", "qin", "QIN", "pagoda", "PAG", "sun-tzu", "SUN");

  private final Path root = Repository.root();

  @Test
  void everyClauseIsProvedAndEveryProofHasItsClause() throws IOException {
    Rulebook book = Rulebook.ofProject(root);
    Path matrix = root.resolve("house/target/rulebook-matrix.txt");
    Files.createDirectories(matrix.getParent());
    Files.writeString(matrix, book.text());
    assertThat(book.unproved()).as("clauses without a proof (" + matrix + ")").isEmpty();
    assertThat(book.unknown()).as("proofs of clauses that no file of docs/rules holds").isEmpty();
  }

  @Test
  void noClauseIsLeftOutOfTheRules() {
    Rulebook book = Rulebook.ofProject(root);
    LAST.forEach((family, last) -> assertThat(book.missing(family, last)).as(family).isEmpty());
  }

  @Test
  void everyGameHasItsRulesAndProvesTheCommonOnes() {
    Rulebook book = Rulebook.ofProject(root);
    for (Game<?> game : Games.CATALOGUE.games()) {
      assertThat(root.resolve("docs/rules/" + game.id() + ".md")).exists();
      assertThat(FAMILY).as("the family of clauses of " + game.id()).containsKey(game.id());
    }
    for (int clause = 1; clause <= 6; clause++) {
      // The contract of every game proves these: one test class a game at least.
      List<String> classes =
          book.proofs().getOrDefault("GEN-" + clause, new java.util.TreeSet<>()).stream()
              .map(test -> test.substring(0, Math.max(0, test.indexOf('.'))))
              .distinct()
              .toList();
      assertThat(classes)
          .as("classes that prove GEN-" + clause)
          .hasSizeGreaterThanOrEqualTo(Games.CATALOGUE.games().size());
    }
  }
}
