package tianxia.games.contrees;

import java.util.List;
import java.util.Optional;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.words.Words;
import tianxia.testkit.contract.GameContract;

/// The contract, over random playouts with every set of options.
class ContractTest implements GameContract<ContreesState> {
  @Override
  public Game<ContreesState> game() {
    return new Contrees();
  }

  /// The contrées, a forbidden corner, and 24 turns each.
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

  /// Towers stand on corners, one each; every tower built stands or was destroyed; control follows
  /// from the towers.
  @Override
  public Optional<String> imbalance(Options options, ContreesState state) {
    int standing = 0;
    int[] controlled = new int[3];
    for (int seat = 1; seat <= 2; seat++) {
      for (int corner = 0; corner < state.territory.corners; corner++) {
        standing += state.hasTower(seat, corner) ? 1 : 0;
        if (state.hasTower(1, corner) && state.hasTower(2, corner)) {
          return Optional.of("two towers on " + state.territory.name(corner));
        }
      }
      for (int contree = 0; contree < state.territory.tiles; contree++) {
        controlled[seat] |= towers(state, seat, contree) >= 4 ? 1 << contree : 0;
      }
      if (state.control(seat) != controlled[seat]) {
        return Optional.of("seat " + seat + " controls others than it is said to");
      }
    }
    int raised = standing + state.destroyed(1) + state.destroyed(2);
    // A seat that passes found every corner occupied, or closed because its tower was just
    // destroyed.
    return raised > state.spent || raised < state.spent && raised < state.territory.corners
        ? Optional.of(raised + " towers in " + state.spent + " turns")
        : Optional.empty();
  }

  private static int towers(ContreesState state, int seat, int contree) {
    int towers = 0;
    for (int at = 6 * contree; at < 6 * contree + 6; at++) {
      towers += state.hasTower(seat, state.territory.cornerOf[at]) ? 1 : 0;
    }
    return towers;
  }
}
