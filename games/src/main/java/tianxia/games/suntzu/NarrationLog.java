package tianxia.games.suntzu;

import java.util.ArrayList;
import java.util.List;
import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Phase;
import tianxia.games.suntzu.piece.Province;
import tianxia.kernel.Actors;
import tianxia.kernel.Happening;

/// Records what happens while an action is carried out, in order; only a state that is narrated has
/// one. Everything here is public; [Narration] adds what only one seat knows. Codes and parameters
/// are listed in docs/rules/sun-tzu.md. Methods take seats from 0; happenings number them from 1.
final class NarrationLog {
  final List<Happening> told = new ArrayList<>();
  final List<Passed> passed = new ArrayList<>();
  private final boolean staged;

  /// An intermediate position, and the number of happenings before it.
  record Passed(int told, SunTzuState position) {}

  /// @param staged whether intermediate positions are kept
  NarrationLog(boolean staged) {
    this.staged = staged;
  }

  /// Keeps the position after a step, or when a question interrupts it. It is shown as a position
  /// between two provinces, with no actor.
  void stage(SunTzuState s) {
    if (staged) {
      SunTzuState position = s.copy();
      position.phase = Phase.WINDOW;
      position.acting = 0;
      passed.add(new Passed(told.size(), position));
    }
  }

  private void tell(Happening happening) {
    told.add(happening);
  }

  private static Happening by(String code, int seat) {
    return Happening.of(code).with("by", seat + 1);
  }

  private static Happening at(String code, int seat, int province) {
    return by(code, seat).with("province", Province.name(province));
  }

  void headStart(int seat, int pawn) {
    tell(by("head-start", seat).with("pawn", pawn));
  }

  void sealed(int seat) {
    tell(by("orders-sealed", seat));
  }

  /// The order of reveal if no seat chose it.
  void firstOrder() {
    tell(Happening.of("first-order"));
  }

  void revealed(SunTzuState s, int province) {
    tell(
        Happening.of("revealed")
            .with("province", Province.name(province))
            .with("first", Card.name(s.orders[province]))
            .with("second", Card.name(s.orders[Province.COUNT + province])));
  }

  void secondSix(int province) {
    tell(at("second-six-used", 1, province));
  }

  void taken(SunTzuState s, int source) {
    int province = Resolution.province(s);
    boolean reserve = source < 0;
    Happening happening =
        switch (s.owedFor) {
          case ArmyPayments.MARK -> at(reserve ? "mark-made" : "mark-made-from", s.owing, province);
          case ArmyPayments.COST ->
              at(reserve ? "army-spent" : "army-spent-from", s.owing, province);
          default -> at(reserve ? "army-placed" : "army-moved", s.owing, province);
        };
    tell(reserve ? happening : happening.with("from", Province.name(source)));
  }

  void markWithoutArmy(SunTzuState s) {
    tell(at("mark-without-army", s.owing, Resolution.province(s)));
  }

  void plague(SunTzuState s, int province, int owner, int removed) {
    if (s.armies[province] == 0 && removed == 0) {
      tell(Happening.of("plague-idle").with("province", Province.name(province)));
    } else {
      tell(
          at("plague", owner, province)
              .with("count", removed)
              .with("left", Math.abs(s.armies[province])));
    }
  }

  void scourge(SunTzuState s, int province, int owner, int removed) {
    tell(
        by("scourge-used", 1)
            .with("province", Province.name(province))
            .with("from", owner + 1)
            .with("count", removed)
            .with("left", Math.abs(s.armies[province])));
  }

  void even(int province) {
    tell(Happening.of("battle-even").with("province", Province.name(province)));
  }

  void battle(int winner, int province, int points, int enemies) {
    tell(at("battle-won", winner, province).with("points", points));
    if (enemies > 0) {
      tell(at("armies-driven-out", 1 - winner, province).with("count", enemies));
    }
  }

  void scored(SunTzuState s, int first, int second) {
    tell(
        Happening.of("scored")
            .with("dynasty", s.dynasty)
            .with("first", first)
            .with("second", second)
            .with("pawn", s.pawn));
    stage(s);
  }

  void dynasty(int dynasty) {
    tell(Happening.of("dynasty-begins").with("dynasty", dynasty));
  }

  void drawnWhole(int seat) {
    tell(by("deck-drawn-whole", seat));
  }

  void over(SunTzuState s, boolean redEnd) {
    if (s.winners == 0b110) {
      tell(
          Happening.of("victory-shared")
              .with("seats", List.of("1", "2"))
              .with("count", s.reserve[0]));
      return;
    }
    int winner = Actors.first(s.winners) - 1;
    if (redEnd) {
      tell(by("won-by-red-end", winner));
    } else if (s.pawn != 0) {
      tell(by("won-by-pawn", winner).with("points", Math.abs(s.pawn)));
    } else {
      tell(
          by("won-by-reserve", winner)
              .with("count", s.reserve[winner])
              .with("other", s.reserve[1 - winner]));
    }
  }
}
