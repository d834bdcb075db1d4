package tianxia.games.contrees;

import java.util.List;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Words;
import tianxia.testkit.GameContract;

/// What every game keeps to, over random playouts with every set of options.
class ContractTest implements GameContract<ContreesState> {
  @Override
  public Game<ContreesState> game() {
    return new Contrees();
  }

  /// Contrées, a forbidden corner, and 24 turns each.
  @Override
  public int longest(Options options) {
    return 24 + 1 + 48;
  }

  @Override
  public List<Words> words() {
    return List.of(Games.words("contrees", "en"), Games.words("contrees", "fr"));
  }

  @Override
  public List<String> suspects() {
    return List.of(
        "tile 0,0",
        "tile -0,0",
        "tile +1,0",
        "tile 01,0",
        "tile 1,0 ",
        "tile 24,0",
        "tile 99999999999,0",
        "tile -23,23",
        "tile 1",
        "tile 1,,0",
        "tile 1,0,0",
        "forbid A1",
        "forbid",
        "forbid Z1",
        "forbid a1",
        "A0",
        "A1",
        "A7",
        "X6",
        "Y1",
        "a1",
        "D5",
        "B6",
        "A11");
  }
}
