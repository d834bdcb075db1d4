package tianxia.testkit;

import java.util.List;
import java.util.Set;
import tianxia.kernel.Game;
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
}
