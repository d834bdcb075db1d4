package tianxia.games.qin;

import java.util.List;
import java.util.Optional;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.words.Words;
import tianxia.testkit.contract.GameContract;

/// The contract for Qin.
final class QinContractTest implements GameContract<QinState> {

  @Override
  public Game<QinState> game() {
    return new Qin();
  }

  @Override
  public int longest(Options options) {
    // Each tile is drawn and laid once, with at most one pass of every other seat in between.
    int seats = game().seats(options);
    return Tiles.ALL * (1 + seats);
  }

  @Override
  public List<Words> words() {
    return Games.LANGUAGES.stream().map(language -> Games.words("qin", language)).toList();
  }

  @Override
  public Optional<String> imbalance(Options options, QinState state) {
    return Recount.problem(state);
  }

  @Override
  public List<Pair<QinState>> pairs(Options options) {
    return ExchangedDraws.pairs(options, 24);
  }

  @Override
  public List<String> suspects() {
    return List.of(
        "Rf8Yf7",
        "Rg8Rg8",
        "Ra1Ra2",
        "Rn1Rn2",
        "Ra0Ra1",
        "Ra13Ra14",
        "Ra01Ra02",
        "Rf7Rf77",
        "Rf7Rf777",
        "Gf7Gf8",
        "Rf7",
        "Rf7Rh7",
        "Yf8Rg9",
        "Yg8Yg7",
        "draw YR",
        "draw GG",
        "draw RRR");
  }
}
