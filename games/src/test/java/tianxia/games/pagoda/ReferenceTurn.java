package tianxia.games.pagoda;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The effect of each action by the clauses.
final class ReferenceTurn {
  private final ReferencePagoda game;

  ReferenceTurn(ReferencePagoda game) {
    this.game = game;
  }

  void play(String action) {
    if (action.startsWith("draw ")) {
      draw(action.substring(5));
    } else if (action.startsWith("dragon ")) {
      int size = game.hand().size();
      give(action.substring(7), game.discard);
      game.use("Y");
      fill("dragon", size);
    } else if (action.startsWith("discard ")) {
      give(action.substring(8), game.discard);
      modified();
    } else if (action.equals("lantern")) {
      game.acted = true;
      game.use("R");
    } else if (action.equals("end")) {
      end();
    } else if (action.equals("fan")) {
      game.use("V");
      fill("draw", 4);
    } else if (action.equals("keep")) {
      pass();
    } else {
      build(action);
    }
  }

  private void build(String action) {
    game.acted = true;
    int site = action.charAt(0) - '0';
    int colon = action.indexOf(':');
    int slash = action.indexOf('/');
    String kind = action.substring(1, 2);
    if (colon < 0) {
      column(site, action.substring(2));
      end();
    } else if (kind.equals("+")) {
      pay(action.substring(colon + 1), "G");
      column(site, action.substring(2, colon));
    } else {
      int end = slash < 0 ? action.length() : slash;
      lay(site, kind, action.substring(2, colon), action.substring(colon + 1, end));
      if (slash >= 0) {
        String cards = action.substring(slash + 1);
        give(cards, game.played);
        if (cards.length() == 3) {
          game.use("G");
        }
        game.columns++;
        game.score[game.turn - 1] += game.floors == 4 ? 5 : 4;
      }
    }
  }

  /// PAG-8.
  private void column(int site, String colour) {
    List<String> parts = game.sites.get(site - 1);
    int before = game.height(site);
    if (before > 0) {
      parts.removeLast();
    }
    parts.add(colour + (before + 1));
    game.columns++;
    game.score[game.turn - 1] += game.floor(site);
  }

  /// PAG-9, and the first half of PAG-10.
  void lay(int site, String kind, String tile, String cards) {
    pay(cards, "B");
    game.supply.remove(tile);
    game.sites.get(site - 1).add(kind + tile);
    game.score[game.turn - 1]++;
    if (game.abilities) {
      game.markers.get(game.turn - 1).put(tile.substring(0, 1), 2);
    }
  }

  /// One card, or two by an ability.
  private void pay(String cards, String ability) {
    give(cards, game.played);
    if (cards.length() == 2) {
      game.use(ability);
    }
  }

  private void give(String cards, List<String> to) {
    for (int i = 0; i < cards.length(); i++) {
      String card = cards.substring(i, i + 1);
      String colour = card.toUpperCase(Locale.ROOT);
      List<String> from = card.equals(colour) ? game.display() : game.hand();
      if (!from.remove(colour)) {
        throw new AssertionError(card + " is not held");
      }
      to.add(colour);
    }
  }

  /// PAG-13, PAG-14.
  private void modified() {
    for (int site = 1; site <= 6; site++) {
      if (game.room(site)) {
        game.phase = "column";
        return;
      }
    }
    end();
  }

  /// PAG-12, PAG-24, PAG-25.
  private void end() {
    game.discard.addAll(game.played);
    game.played.clear();
    if (!game.ending() || game.turn == 1) {
      fill("draw", 2);
      return;
    }
    game.phase = "over";
    game.turn = 0;
    game.columns = 0;
    game.used.clear();
    List<Integer> winners = new ArrayList<>();
    for (int seat = 1; seat <= 2; seat++) {
      if (game.score[seat - 1] >= game.score[2 - seat]) {
        winners.add(seat);
      }
    }
    game.winners = winners;
  }

  private void fill(String phase, int hand) {
    game.phase = phase;
    game.fill = hand;
    proceed();
  }

  /// PAG-15: the display first, then the hand.
  private void draw(String card) {
    game.pile.remove(card);
    List<String> to = game.display().size() < 5 ? game.display() : game.hand();
    to.add(card);
    proceed();
  }

  private void proceed() {
    if (game.display().size() < 5 || game.hand().size() < game.fill) {
      if (game.pile.isEmpty()) {
        game.pile.addAll(game.discard);
        game.discard.clear();
      }
      return;
    }
    game.fill = 0;
    if (game.phase.equals("deal") && game.turn == 1) {
      game.turn = 2;
      game.fill = 2;
    } else if (game.phase.equals("deal")) {
      pass();
    } else if (game.phase.equals("dragon")) {
      game.phase = "act";
    } else if (game.canUse("V") && game.hand().size() < 4) {
      game.phase = "fan";
    } else {
      pass();
    }
  }

  private void pass() {
    game.turn = 3 - game.turn;
    game.phase = "act";
    game.fill = 0;
    game.columns = 0;
    game.acted = false;
    game.used.clear();
  }
}
