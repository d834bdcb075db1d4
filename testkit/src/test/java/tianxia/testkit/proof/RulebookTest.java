package tianxia.testkit.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.testkit.Repository;

class RulebookTest {
  @TempDir Path folder;

  @Test
  void tellsProvedUnprovedAndUnknownClausesApart() throws IOException {
    rules("- **ABC-1** One.\n  more\n- **ABC-2** Two.\n- **ABC-10** Ten; ABC-11 is only named.\n");
    Rulebook book =
        Rulebook.of(
            folder,
            List.of(
                new Proof("ABC-2", "T.b"), new Proof("ABC-2", "T.a"), new Proof("ABC-12", "T.c")));
    assertThat(book.clauses().keySet()).containsExactly("ABC-1", "ABC-2", "ABC-10");
    assertThat(book.unproved()).containsExactly("ABC-1", "ABC-10");
    assertThat(book.unknown()).containsExactly("ABC-12");
    assertThat(book.missing()).startsWith("ABC-3", "ABC-4").endsWith("ABC-9").hasSize(7);
    assertThat(book.families()).hasToString("{a.md=[ABC]}");
    assertThat(book.text())
        .isEqualTo(
            "ABC-1  a.md:1\n    NOT PROVED\nABC-2  a.md:3\n    T.a\n    T.b\nABC-10  a.md:4\n    NOT PROVED\n");
  }

  @Test
  void refusesAClauseThatStandsTwice() throws IOException {
    rules("- **ABC-1** One.\n- **ABC-1** Again.\n");
    assertThatThrownBy(() -> Rulebook.of(folder, List.of()))
        .hasMessageContaining("ABC-1 stands twice");
  }

  @Test
  void findsWhatCompiledTestsProve() {
    Path kit = Repository.root().resolve("testkit/target");
    List<Proof> proofs = Proofs.of(List.of(kit.resolve("test-classes")), kit.resolve("classes"));
    assertThat(proofs)
        .contains(
            new Proof(
                "GEN-3", "tianxia.testkit.CardsContractTest.whatIsNotLegalIsRefusedWithAReason"),
            new Proof(
                "GEN-6", "tianxia.testkit.CardsContractTest.whatIsNotLegalIsRefusedWithAReason"));
  }

  private void rules(String text) throws IOException {
    Files.writeString(folder.resolve("a.md"), text);
  }
}
