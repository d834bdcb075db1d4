package tianxia.games.qin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.Happening;
import tianxia.kernel.Refusal;

/// Why an action is refused, in the order of QIN-22 after GEN-6. Codes and parameters are listed in
/// `docs/rules/qin.md`.
final class Refusals {
  private static final String QIN_4 = "QIN-4";
  private static final String QIN_5 = "QIN-5";

  private final QinState state;
  private final int actor;

  private Refusals(QinState state, int actor) {
    this.state = state;
    this.actor = actor;
  }

  static Optional<Refusal> why(QinState state, int actor, String text) {
    return new Refusals(state, actor).why(text);
  }

  private Optional<Refusal> why(String text) {
    if (state.phase() == QinState.Phase.OVER) {
      return Optional.of(Refusal.gameOver());
    }
    if (actor < 0 || actor > state.seats()) {
      return Refusal.because(Refusal.GEN_6, Happening.of("no-such-seat"));
    }
    return switch (Notation.read(text).orElse(null)) {
      case null -> Optional.of(Refusal.noNotation(text));
      case Notation.Draw draw -> draw(draw.kind());
      case Notation.Pass pass -> pass();
      case Notation.Placement placed -> placement(placed);
    };
  }

  private Optional<Refusal> draw(int kind) {
    if (actor != 0) {
      return Refusal.because(Refusal.GEN_6, Happening.of("chance-draws"));
    }
    if (state.phase() != QinState.Phase.DRAW) {
      return Refusal.because(Refusal.GEN_6, Happening.of("no-draw-now").with("turn", state.turn()));
    }
    if (state.inBag(kind) == 0) {
      return Refusal.because("QIN-1", Happening.of("not-in-bag").with("tile", Tiles.name(kind)));
    }
    return Optional.empty();
  }

  /// The refusal of any action of a seat that is not to act.
  private Optional<Refusal> turn() {
    if (actor == 0) {
      return Refusal.because(Refusal.GEN_6, Happening.of("chance-only-draws"));
    }
    if (actor != state.turn()) {
      return Optional.of(Refusal.notYourTurn(QIN_4, state.turn()));
    }
    if (state.phase() == QinState.Phase.DRAW) {
      return Refusal.because(QIN_4, Happening.of("draw-first").with("turn", state.turn()));
    }
    return Optional.empty();
  }

  private Optional<Refusal> pass() {
    return turn()
        .or(() ->
            LegalActions.any(state.land, state.hand(actor))
                ? Refusal.because("QIN-6", Happening.of("must-place"))
                : Optional.empty());
  }

  private Optional<Refusal> placement(Notation.Placement placed) {
    if (!placed.inOrder()) {
      return Refusal.because(
          Refusal.GEN_6, Happening.of("wrong-order").with("squares", names(placed)));
    }
    return turn()
        .or(() -> hand(placed))
        .or(() -> place(placed))
        .or(() -> joins(placed, this::majors))
        .or(() -> joins(placed, this::tie));
  }

  private Optional<Refusal> hand(Notation.Placement placed) {
    return Tiles.count(state.hand(actor), placed.kind()) > 0
        ? Optional.empty()
        : Refusal.because(
            QIN_4, Happening.of("tile-not-in-hand").with("tile", Tiles.name(placed.kind())));
  }

  private static List<String> names(Notation.Placement placed) {
    return List.of(placed.first().name(), placed.second().name());
  }

  private Optional<Refusal> place(Notation.Placement placed) {
    List<Notation.Half> halves = List.of(placed.first(), placed.second());
    List<String> off =
        halves.stream().filter(half -> !half.onBoard()).map(Notation.Half::name).toList();
    if (!off.isEmpty()) {
      return Refusal.because(QIN_5, Happening.of("off-board").with("squares", off));
    }
    if (!placed.adjacent()) {
      return Refusal.because(QIN_5, Happening.of("not-adjacent").with("squares", names(placed)));
    }
    List<Integer> squares = halves.stream().map(Notation.Half::square).toList();
    for (int square : squares) {
      Optional<String> there = obstacle(square);
      if (there.isPresent()) {
        List<Integer> same = squares.stream().filter(each -> obstacle(each).equals(there)).toList();
        return Refusal.because(
            QIN_5, Happening.of(there.get()).with("squares", Squares.names(same)));
      }
    }
    return beside(state.land, squares)
        ? Optional.empty()
        : Refusal.because(QIN_5, Happening.of("no-neighbour").with("squares", names(placed)));
  }

  /// Whether one of the squares shares an edge with a province square.
  static boolean beside(Land land, List<Integer> squares) {
    for (int square : squares) {
      for (int near : Squares.beside(square)) {
        if (land.provinces.colourAt(near) >= 0) {
          return true;
        }
      }
    }
    return false;
  }

  /// The content or print of a square that is not free steppe.
  private Optional<String> obstacle(int square) {
    if (state.land.provinces.colourAt(square) >= 0) {
      return Optional.of("occupied");
    }
    return switch (state.land.board.printed(square)) {
      case 'o' -> Optional.of("village");
      case '~' -> Optional.of("water");
      default -> Optional.empty();
    };
  }

  private interface Forbids {
    Optional<Refusal> why(TouchedProvinces touched);
  }

  private Optional<Refusal> joins(Notation.Placement placed, Forbids forbids) {
    return TouchedProvinces.byColour(state.land, placed.action()).stream()
        .map(forbids::why)
        .flatMap(Optional::stream)
        .findFirst();
  }

  /// QIN-12.
  private Optional<Refusal> majors(TouchedProvinces touched) {
    List<Integer> majors =
        touched.provinces().stream().filter(state.land.provinces::major).toList();
    return majors.size() < 2
        ? Optional.empty()
        : Refusal.because(
            "QIN-12", told("two-majors", touched, majors).with("count", majors.size()));
  }

  /// QIN-14.
  private Optional<Refusal> tie(TouchedProvinces touched) {
    List<Integer> joined = touched.provinces();
    if (joined.size() < 2 || joined.stream().anyMatch(state.land.provinces::major)) {
      return Optional.empty();
    }
    int most = 0;
    List<Integer> seats = new ArrayList<>();
    for (int seat = 1; seat <= state.seats(); seat++) {
      int sum = TouchedProvinces.sum(state.land, joined, seat);
      if (sum > most) {
        seats.clear();
      }
      if (sum > 0 && sum >= most) {
        most = sum;
        seats.add(seat);
      }
    }
    List<Integer> theirs =
        joined.stream().filter(p -> seats.contains(state.land.provinces.owner(p))).toList();
    return seats.size() < 2
        ? Optional.empty()
        : Refusal.because(
            "QIN-14",
            told("tie", touched, theirs)
                .with("seats", seats.stream().map(String::valueOf).toList())
                .with("sum", most));
  }

  private Happening told(String code, TouchedProvinces touched, List<Integer> provinces) {
    return Happening.of(code)
        .with("colour", Tiles.colourName(touched.colour()))
        .with("squares", Squares.names(touched.sides(state.land, provinces)));
  }
}
