package tianxia.games.suntzu;

import java.util.List;
import java.util.Optional;
import tianxia.games.Games;
import tianxia.games.suntzu.piece.Province;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.words.Words;
import tianxia.testkit.contract.GameContract;

final class SunTzuContractTest implements GameContract<SunTzuState> {
  @Override
  public Game<SunTzuState> game() {
    return new SunTzu();
  }

  @Override
  public int longest(Options options) {
    return 600;
  }

  @Override
  public List<Words> words() {
    return Games.LANGUAGES.stream().map(language -> Games.words("sun-tzu", language)).toList();
  }

  /// Revealed cards return to the hand, and an order of reveal ends with its dynasty.
  @Override
  public boolean viewsRemember() {
    return false;
  }

  /// SUN-5: 21 armies a seat with its markers, and more only by markers made without an army, which
  /// requires an empty reserve and no armies in provinces.
  @Override
  public Optional<String> imbalance(Options options, SunTzuState state) {
    for (int seat = 0; seat < 2; seat++) {
      int marks = 0;
      for (int province = 0; province < Province.COUNT; province++) {
        marks += state.marks[seat * Province.COUNT + province];
      }
      int others =
          state.armiesOnMap(seat) + state.reserve[seat] + state.aside[seat] + state.lost[seat];
      if (others > 21 || others + marks < 21) {
        return Optional.of(others + " armies of seat " + (seat + 1) + " and " + marks + " marks");
      }
    }
    return Optional.empty();
  }

  @Override
  public List<String> suspects() {
    return List.of(
        "pass",
        "feint",
        "scourge",
        "remove Xi",
        "reinforce Ti",
        "march Xi Ti",
        "march Xi Xi",
        "march Xi Ma",
        "from Qi",
        "keep 9",
        "keep 9 +1",
        "keep +1 9",
        "order Xi Ti Qi Mo Ma",
        "order Xi Xi Qi Mo Ma",
        "order Xi Ti Qi Mo",
        "Xi:6",
        "Ti:6",
        "Xi:P",
        "Ma:1",
        "Xi:11",
        "Xi:?",
        "recruit 9",
        "recruit 1",
        "choose feint",
        "choose scourge",
        "choose none",
        "draw 9",
        "draw ?",
        "tile 1-2-4",
        "tile 9-9-9",
        "");
  }
}
