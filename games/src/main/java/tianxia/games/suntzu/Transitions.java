package tianxia.games.suntzu;

import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Phase;
import tianxia.games.suntzu.piece.Province;
import tianxia.games.suntzu.piece.Warlord;

/// The phases of the game: set-up, orders and scoring, with the effect of each action. Draws are in
/// [CardDraws].
final class Transitions {
  static final int DYNASTIES = 9;

  private static final int BOTH = 0b110;

  private Transitions() {}

  static void apply(SunTzuState s, int seat, int action) {
    int value = Actions.value(action);
    switch (Actions.kind(action)) {
      case Actions.TILE -> tile(s, value);
      case Actions.DRAW -> CardDraws.draw(s, value);
      case Actions.CHOOSE -> choose(s, seat, value);
      case Actions.RECRUIT -> {
        s.hand[seat * Card.KINDS + value]--;
        s.aside[seat]--;
        s.reserve[seat]++;
      }
      case Actions.LAY -> lay(s, seat, Actions.second(action));
      case Actions.ORDER -> {
        s.chooser = seat + 1;
        reveal(s, value);
      }
      case Actions.KEEP -> CardDraws.keep(s, seat, action);
      default -> Resolution.answer(s, seat, action);
    }
  }

  private static void tile(SunTzuState s, int tile) {
    s.tiles[s.tilesDrawn++] = tile;
    s.tilesLeft &= ~(1 << tile);
    if (s.tilesDrawn == Province.COUNT) {
      if (s.warlords) {
        s.phase = Phase.CHOOSE;
        s.acting = BOTH;
      } else {
        CardDraws.deal(s);
      }
    }
  }

  /// SUN-25, SUN-28.
  private static void choose(SunTzuState s, int seat, int warlord) {
    s.warlord[seat] = warlord;
    s.acting &= ~(2 << seat);
    if (s.acting == 0 && !s.blind()) {
      if (s.warlord[1] == Warlord.HEAD_START) {
        s.pawn = -1;
        s.spent[1] = true;
        if (s.journal != null) {
          s.journal.headStart(1, s.pawn);
        }
      }
      CardDraws.deal(s);
    }
  }

  private static void lay(SunTzuState s, int seat, int card) {
    s.hand[seat * Card.KINDS + card]--;
    s.orders[seat * Province.COUNT + s.laid[seat]++] = card;
    if (s.laid[seat] == Province.COUNT) {
      s.acting &= ~(2 << seat);
      if (s.journal != null) {
        s.journal.sealed(seat);
      }
      if (s.acting == 0 && !s.blind()) {
        ordered(s);
      }
    }
  }

  /// SUN-9: all orders are laid; decides who chooses the order of reveal.
  private static void ordered(SunTzuState s) {
    int difference = s.armiesOnMap(0) - s.armiesOnMap(1);
    int chooser = difference < 0 ? 1 : difference > 0 ? 2 : s.chooser;
    if (s.dynasty == 1 || chooser == 0) {
      if (s.journal != null) {
        s.journal.firstOrder();
      }
      reveal(s, Actions.FIRST_ORDER);
    } else {
      s.phase = Phase.ORDER;
      s.acting = 1 << chooser;
    }
  }

  private static void reveal(SunTzuState s, int order) {
    s.order = order;
    s.ordered = true;
    s.acting = 0;
    if (!s.blind()) {
      Resolution.begin(s);
    }
  }

  /// SUN-19 to SUN-21: after the fifth province and its window.
  static void endDynasty(SunTzuState s) {
    for (int seat = 0; seat < 2; seat++) {
      for (int province = 0; province < Province.COUNT; province++) {
        int card = s.orders[seat * Province.COUNT + province];
        if (Card.permanent(card)) {
          s.hand[seat * Card.KINDS + card]++;
        }
        s.orders[seat * Province.COUNT + province] = Card.NONE;
      }
      s.laid[seat] = 0;
    }
    s.ordered = false;
    s.order = 0;
    s.revealed = 0;
    s.feinted = false;
    s.acting = 0;
    s.step = 0;
    if (s.dynasty % 3 == 0) {
      score(s);
    }
    if (s.winners == 0 && s.dynasty == DYNASTIES) {
      int lead = s.pawn != 0 ? s.pawn : s.reserve[0] - s.reserve[1];
      s.winners = lead > 0 ? 0b010 : lead < 0 ? 0b100 : 0b110;
    }
    if (s.winners != 0) {
      s.phase = Phase.OVER;
      if (s.journal != null) {
        s.journal.over(s, Math.abs(s.pawn) == s.track);
      }
    } else {
      CardDraws.begin(s);
    }
  }

  private static void score(SunTzuState s) {
    int scoring = s.dynasty / 3 - 1;
    int first = 0;
    int second = 0;
    for (int province = 0; province < Province.COUNT; province++) {
      int value = s.scores.value(s.tiles[province], scoring);
      first += s.armies[province] > 0 ? value : 0;
      second += s.armies[province] < 0 ? value : 0;
    }
    s.pawn = Math.clamp(s.pawn + first - second, -s.track, s.track);
    if (s.journal != null) {
      s.journal.scored(s, first, second);
    }
    if (Math.abs(s.pawn) == s.track) {
      s.winners = s.pawn > 0 ? 0b010 : 0b100;
    }
  }

  static void nextDynasty(SunTzuState s) {
    s.dynasty++;
    s.one[0] = false;
    s.one[1] = false;
    if (s.journal != null) {
      s.journal.dynasty(s.dynasty);
    }
    orders(s);
  }

  static void orders(SunTzuState s) {
    s.phase = Phase.ORDERS;
    s.acting = BOTH;
    s.drawer = 0;
  }
}
