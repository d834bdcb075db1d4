package tianxia.games.pagoda;

import java.util.List;
import java.util.Optional;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.words.Words;
import tianxia.testkit.contract.GameContract;

/// The contract, over random playouts with every set of options.
final class PagodaContractTest implements GameContract<PagodaState> {
  @Override
  public Game<PagodaState> game() {
    return new Pagoda();
  }

  /// Every turn builds a column or a spire, whose number is limited by the six pagodas. A turn has
  /// at most the dragon and its draws, the lantern, four columns, one action that ends it, one
  /// about the fan, and the draws of nine cards; each tile is laid once. Turns by PAG-14 build
  /// nothing, but are far fewer than the slack in this bound.
  @Override
  public int longest(Options options) {
    int floors = options.get("length").equals("quick") ? 3 : 4;
    int turns = PagodaState.SITES * (4 * floors + 1);
    return 2 * Cards.HAND + turns * (1 + 9 + 1 + 4 + 1 + 1 + 9) + PagodaState.TILES;
  }

  @Override
  public List<Words> words() {
    return Games.LANGUAGES.stream().map(language -> Games.words("pagoda", language)).toList();
  }

  /// PAG-1, PAG-2: 11 cards of each colour and 25 tiles, always.
  @Override
  public Optional<String> imbalance(Options options, PagodaState state) {
    for (int colour = 0; colour < Cards.COLOURS; colour++) {
      int sum = state.pile[colour] + state.discard[colour] + state.played[colour];
      for (int place = 0; place < 20; place += 5) {
        sum += state.cards[place + colour];
      }
      if (sum != Cards.EACH) {
        return Optional.of(sum + " cards of colour " + colour);
      }
    }
    int tiles = Integer.bitCount(state.supply);
    for (int tile : state.tile) {
      tiles += tile >= 0 ? 1 : 0;
    }
    return tiles == PagodaState.TILES ? Optional.empty() : Optional.of(tiles + " tiles");
  }

  @Override
  public List<String> suspects() {
    return List.of(
        "end",
        "fan",
        "keep",
        "lantern",
        "dragon B",
        "discard BGRV",
        "discard BGR",
        "1+B",
        "1+B:B",
        "1+B:b",
        "1+B:BB",
        "1+B:Rr",
        "7+B:B",
        "1=BR:B",
        "1=BR:gg",
        "1^BR:B/RR",
        "1^BR:B/RYY",
        "1^BR:B/YY",
        "draw B",
        "draw ?",
        "1+B:Bg",
        "1=BR",
        "dragon ",
        "dragon gB",
        "discard GBRV",
        "0+B:B",
        "1+X:X",
        "1+BB",
        "1^BR:B",
        "1^BR:B/",
        "pass",
        "");
  }
}
