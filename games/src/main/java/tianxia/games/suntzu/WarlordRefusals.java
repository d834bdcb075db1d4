package tianxia.games.suntzu;

import static tianxia.games.suntzu.RefusalCodes.at;
import static tianxia.kernel.Refusal.because;
import static tianxia.kernel.Refusal.none;

import java.util.Optional;
import tianxia.games.suntzu.piece.Province;
import tianxia.games.suntzu.piece.Warlord;
import tianxia.kernel.Happening;
import tianxia.kernel.Refusal;

/// Why a warlord may not be used now (SUN-25 to SUN-27).
final class WarlordRefusals {
  private final SunTzuState state;
  private final int seat;

  /// @param seat from 0
  WarlordRefusals(SunTzuState state, int seat) {
    this.state = state;
    this.seat = seat;
  }

  Optional<Refusal> window(int action) {
    int kind = Actions.kind(action);
    int warlord =
        switch (kind) {
          case Actions.REINFORCE -> Warlord.REINFORCE;
          case Actions.REMOVE -> Warlord.REMOVE;
          case Actions.MARCH -> Warlord.MARCH;
          default -> Warlord.NONE;
        };
    if (kind == Actions.PASS) {
      return none();
    }
    if (warlord == Warlord.NONE) {
      return because("SUN-26", "window-open");
    }
    if (state.warlord[seat] != warlord) {
      return because("SUN-25", Happening.of("not-held").with("warlord", Warlord.name(warlord)));
    }
    if (warlord != Warlord.REINFORCE && state.dynasty > Resolution.LAST_OF_REMOVE) {
      return because("SUN-25", "too-late");
    }
    return switch (warlord) {
      case Warlord.REINFORCE -> reinforce(Actions.value(action));
      case Warlord.REMOVE ->
          state.armies[Actions.value(action)] != 0
              ? none()
              : because("SUN-25", at("no-army-there", Actions.value(action)));
      default -> march(Actions.first(action), Actions.second(action));
    };
  }

  private Optional<Refusal> reinforce(int province) {
    if (state.armies(seat, province) == 0) {
      return because("SUN-25", at("not-controlled", province));
    }
    return state.reserve[seat] > 0 ? none() : because("SUN-25", "reserve-empty");
  }

  private Optional<Refusal> march(int from, int to) {
    if (state.armies(seat, from) == 0) {
      return because("SUN-25", at("not-controlled", from));
    }
    if ((Province.neighbours(from) >> to & 1) == 0) {
      return because("SUN-25", at("no-border", to).with("from", Province.name(from)));
    }
    return state.armies(1 - seat, to) == 0 ? none() : because("SUN-25", at("enemy-there", to));
  }

  Optional<Refusal> question(int kind, int asked, int warlord) {
    if (kind == Actions.PASS) {
      return none();
    }
    if (kind != asked) {
      return because("SUN-27", Happening.of("answer-first").with("warlord", Warlord.name(warlord)));
    }
    return state.warlord[seat] == warlord
        ? none()
        : because("SUN-25", Happening.of("not-held").with("warlord", Warlord.name(warlord)));
  }
}
