package tianxia.games.pagoda;

import tianxia.games.pagoda.PagodaState.Phase;

/// The sequence of a turn: applies each action (PAG-4 to PAG-6, PAG-12 to PAG-15, PAG-18, PAG-19,
/// PAG-24, PAG-25).
final class Transitions {
  private Transitions() {}

  static void apply(PagodaState s, int action) {
    switch (Actions.kind(action)) {
      case Actions.DRAW -> draw(s, action);
      case Actions.DRAGON -> dragon(s, action);
      case Actions.DISCARD -> discard(s, action);
      case Actions.COLUMN -> {
        Building.column(s, Actions.site(action), Actions.colour(action), Actions.payment(action));
        if (s.phase == Phase.COLUMN) {
          end(s);
        }
      }
      case Actions.TILE ->
          Building.tile(s, Actions.site(action), Actions.tileOf(action), Actions.payment(action));
      case Actions.ROOF ->
          Building.roof(
              s,
              Actions.site(action),
              Actions.tileOf(action),
              Actions.payment(action),
              Actions.spire(action));
      case Actions.LANTERN -> Building.use(s, Cards.RED);
      case Actions.END -> end(s);
      case Actions.FAN -> {
        Building.use(s, Cards.VIOLET);
        fill(s, Phase.DRAW, Cards.FAN_HAND);
      }
      case Actions.KEEP -> pass(s);
      default -> throw new IllegalArgumentException("no action " + action);
    }
  }

  private static void draw(PagodaState s, int colour) {
    s.pile[colour]--;
    boolean toDisplay = s.phase != Phase.DEAL && s.displaySize(s.turn) < Cards.DISPLAY;
    s.cards[s.own() + (toDisplay ? 0 : 5) + colour]++;
    proceed(s);
  }

  private static void dragon(PagodaState s, int action) {
    int hand = s.handSize(s.turn);
    putAway(s, action);
    Building.use(s, Cards.YELLOW);
    fill(s, Phase.DRAGON, hand);
  }

  private static void discard(PagodaState s, int action) {
    putAway(s, action);
    if (LegalActions.anyRoomForColumn(s)) {
      s.phase = Phase.COLUMN;
    } else {
      end(s);
    }
  }

  /// Moves cards from display and hand to the discard pile immediately.
  private static void putAway(PagodaState s, int action) {
    int display = action >> 12 & 0x1fff;
    int hand = action & 0xfff;
    int own = s.own();
    for (int colour = Cards.COLOURS - 1; colour >= 0; colour--) {
      s.cards[own + colour] -= display % 6;
      s.cards[own + 5 + colour] -= hand % 5;
      s.discard[colour] += display % 6 + hand % 5;
      display /= 6;
      hand /= 5;
    }
  }

  private static void end(PagodaState s) {
    for (int i = 0; i < Cards.COLOURS; i++) {
      s.discard[i] += s.played[i];
      s.played[i] = 0;
    }
    if (s.ending() && s.turn == 2) {
      finish(s);
    } else {
      fill(s, Phase.DRAW, Cards.HAND);
    }
  }

  private static void finish(PagodaState s) {
    s.winners = s.score[0] > s.score[1] ? 0b010 : s.score[0] < s.score[1] ? 0b100 : 0b110;
    s.phase = Phase.OVER;
    s.turn = 0;
    s.fill = 0;
    s.columns = 0;
    s.used = 0;
  }

  private static void fill(PagodaState s, Phase phase, int hand) {
    s.phase = phase;
    s.fill = hand;
    proceed(s);
  }

  /// Continues with the draws, or with what follows them. The pile is reshuffled when a card has to
  /// be drawn from an empty one (PAG-15).
  private static void proceed(PagodaState s) {
    boolean display = s.displaySize(s.turn) < Cards.DISPLAY;
    if (display || s.handSize(s.turn) < s.fill) {
      if (s.pileSize() == 0) {
        for (int i = 0; i < Cards.COLOURS; i++) {
          s.pile[i] += s.discard[i];
          s.discard[i] = 0;
        }
      }
      return;
    }
    switch (s.phase) {
      case DEAL -> {
        if (s.turn == 1) {
          s.turn = 2;
        } else {
          s.turn = 1;
          s.phase = Phase.ACT;
          s.fill = 0;
        }
      }
      case DRAGON -> {
        s.phase = Phase.ACT;
        s.fill = 0;
      }
      default -> afterDraw(s);
    }
  }

  /// PAG-18: the seat is asked about the fan once, after the normal draw.
  private static void afterDraw(PagodaState s) {
    if (s.canUse(Cards.VIOLET) && s.handSize(s.turn) < Cards.FAN_HAND) {
      s.phase = Phase.FAN;
      s.fill = 0;
    } else {
      pass(s);
    }
  }

  /// Makes it the turn of a seat, as if the other one had done nothing more; false where no turn of
  /// it comes (PAG-24).
  static boolean suppose(PagodaState s, int seat) {
    if (s.phase == Phase.DEAL || s.phase == Phase.OVER || s.ending() && s.turn == 2 && seat == 1) {
      return false;
    }
    s.turn = 3 - seat;
    pass(s);
    return true;
  }

  private static void pass(PagodaState s) {
    s.turn = 3 - s.turn;
    s.phase = Phase.ACT;
    s.fill = 0;
    s.columns = 0;
    s.used = 0;
  }
}
