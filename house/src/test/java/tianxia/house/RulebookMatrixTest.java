package tianxia.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.testkit.Repository;
import tianxia.testkit.contract.GameContract;
import tianxia.testkit.proof.Proves;
import tianxia.testkit.proof.Rulebook;

/// Every clause of the rules is covered by a test that names it. The matrix is written to
/// `house/target/rulebook-matrix.txt`.
class RulebookMatrixTest {
  private final Path root = Repository.root();
  private final Rulebook book = Rulebook.ofProject(root);

  @Test
  void everyClauseIsProvedAndEveryProofHasItsClause() throws IOException {
    Path matrix = root.resolve("house/target/rulebook-matrix.txt");
    Files.createDirectories(matrix.getParent());
    Files.writeString(matrix, book.text());
    assertThat(book.unproved()).as("clauses without a proof (" + matrix + ")").isEmpty();
    assertThat(book.unknown()).as("proofs of clauses that no file of docs/rules holds").isEmpty();
  }

  @Test
  void noClauseIsLeftOutOfTheRules() {
    assertThat(book.missing()).isEmpty();
  }

  @Test
  void everyGameHasItsRulesAndAFamilyOfClausesOfItsOwn() {
    List<String> files =
        Stream.concat(Stream.of(Rulebook.COMMON), games().map(game -> game.id() + ".md")).toList();
    assertThat(book.families().keySet()).containsExactlyInAnyOrderElementsOf(files);
    assertThat(book.families().values()).allSatisfy(families -> assertThat(families).hasSize(1));
    assertThat(book.families().values().stream().flatMap(Collection::stream))
        .doesNotHaveDuplicates();
  }

  /// The common clauses are covered by the contract kit: a class in the game's own package runs it.
  @Test
  void everyGameProvesTheCommonClauses() {
    assertThat(provedByTheContract()).isNotEmpty();
    for (String clause : provedByTheContract()) {
      SortedSet<String> proofs = book.proofs().getOrDefault(clause, new TreeSet<>());
      assertThat(games())
          .allSatisfy(game ->
              assertThat(proofs)
                  .as("proofs of %s for %s", clause, game.id())
                  .anyMatch(test -> test.startsWith(game.getClass().getPackageName() + ".")));
    }
  }

  private static Stream<Game<?>> games() {
    return Games.CATALOGUE.games().stream();
  }

  private static List<String> provedByTheContract() {
    return Arrays.stream(GameContract.class.getDeclaredMethods())
        .map(method -> method.getAnnotation(Proves.class))
        .filter(Objects::nonNull)
        .flatMap(proves -> Stream.of(proves.value()))
        .distinct()
        .toList();
  }
}
