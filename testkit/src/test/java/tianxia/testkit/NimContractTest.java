package tianxia.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Game;
import tianxia.kernel.Hidden;
import tianxia.kernel.Options;
import tianxia.kernel.words.Words;
import tianxia.testkit.contract.GameContract;
import tianxia.testkit.nim.Nim;
import tianxia.testkit.nim.NimState;

/// The contract holds for a game without hidden information, chance and options.
class NimContractTest implements GameContract<NimState> {
  @Override
  public Game<NimState> game() {
    return new Nim();
  }

  @Override
  public int longest(Options options) {
    return 3 + 4 + 5;
  }

  @Override
  public List<Words> words() {
    return List.of(Nim.words("en"), Nim.words("fr"));
  }

  @Override
  public Set<String> clauses() {
    return Set.of("GEN-6", "NIM-2");
  }

  @Override
  public List<String> suspects() {
    return List.of("A0", "A4", "C9", "D1", "a1", "A01", "A", "3");
  }

  @Test
  void anOpenGameHidesAndDrawsNothing() {
    assertThat(game().hides()).isEqualTo(Hidden.NOTHING);
    assertThat(game().chance()).isFalse();
    NimState start = game().start(Options.of(List.of(), Map.of()));
    assertThat(game().isPublic(start, 1, game().read(start, 1, "A1"))).isTrue();
    assertThat(game().hiding(start, 2)).isZero();
  }
}
