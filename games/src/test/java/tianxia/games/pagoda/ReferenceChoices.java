package tianxia.games.pagoda;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/// The actions that the clauses allow, as notation.
final class ReferenceChoices {
  private final ReferencePagoda game;
  private final Set<String> legal = new TreeSet<>();

  ReferenceChoices(ReferencePagoda game) {
    this.game = game;
  }

  Set<String> legal() {
    switch (game.phase) {
      case "deal", "dragon", "draw" -> game.pile.forEach(card -> legal.add("draw " + card));
      case "act" -> act();
      case "column" -> freeColumns();
      case "fan" -> legal.addAll(List.of("fan", "keep"));
      default -> {}
    }
    return legal;
  }

  private void act() {
    if (!game.acted) {
      dragon();
      boolean room = List.of(1, 2, 3, 4, 5, 6).stream().anyMatch(game::room);
      if (room || !canBuild(game)) {
        choose(4).forEach(cards -> legal.add("discard " + cards));
      }
    }
    boolean building = game.columns < game.limit();
    for (int site = 1; site <= 6; site++) {
      if (building && game.room(site)) {
        columns(site);
      }
      if (game.full(site) && game.floor(site) < game.floors) {
        tiles(site);
      }
      if (building && game.full(site) && game.floor(site) == game.floors) {
        roofs(site);
      }
    }
    if (game.canUse("R") && (game.columns > 0 || canBuild(game))) {
      legal.add("lantern");
    }
    if (game.columns > 0) {
      legal.add("end");
    }
  }

  /// PAG-19.
  private void dragon() {
    for (int count = 1; game.canUse("Y") && count <= game.held().size(); count++) {
      choose(count).forEach(cards -> legal.add("dragon " + cards));
    }
  }

  private void freeColumns() {
    for (int site = 1; site <= 6; site++) {
      for (String colour : game.room(site) ? game.colours(site) : List.<String>of()) {
        legal.add(site + "+" + colour);
      }
    }
  }

  private void columns(int site) {
    for (String colour : game.colours(site)) {
      payments(colour, game.canUse("G"))
          .forEach(cards -> legal.add(site + "+" + colour + ":" + cards));
    }
  }

  private void tiles(int site) {
    String background = game.colours(site).getFirst();
    for (String tile : game.tiles(background)) {
      for (String cards : payments(background, game.canUse("B"))) {
        String action = site + "=" + tile + ":" + cards;
        if (game.columns > 0 || canBuild(after(game, action))) {
          legal.add(action);
        }
      }
    }
  }

  /// PAG-10: the tile is paid and grants its ability before the spire is paid.
  private void roofs(int site) {
    String background = game.colours(site).getFirst();
    for (String tile : game.tiles(background)) {
      for (String first : payments(background, game.canUse("B"))) {
        String action = site + "^" + tile + ":" + first;
        ReferencePagoda paid = game.copy();
        new ReferenceTurn(paid).lay(site, "^", tile, first);
        spires(paid, tile.substring(1)).forEach(cards -> legal.add(action + "/" + cards));
      }
    }
  }

  private static Set<String> spires(ReferencePagoda paid, String roof) {
    ReferenceChoices choices = new ReferenceChoices(paid);
    Set<String> ways = choices.some(2, cards -> colours(cards).equals(roof + roof));
    if (paid.canUse("G")) {
      ways.addAll(choices.some(3, cards -> isBowlAnd(roof, colours(cards))));
    }
    return ways;
  }

  /// Whether three cards are one of a colour and a pair of any colour.
  private static boolean isBowlAnd(String roof, String colours) {
    int at = colours.indexOf(roof);
    if (at < 0) {
      return false;
    }
    String rest = colours.substring(0, at) + colours.substring(at + 1);
    return rest.charAt(0) == rest.charAt(1);
  }

  /// PAG-8, PAG-9, PAG-20: a card of the colour, or with an ability a pair of any colour.
  private Set<String> payments(String colour, boolean pairs) {
    Set<String> ways = some(1, cards -> colours(cards).equals(colour));
    if (pairs) {
      ways.addAll(some(2, cards -> colours(cards).charAt(0) == colours(cards).charAt(1)));
    }
    return ways;
  }

  private static String colours(String cards) {
    return cards.toUpperCase(Locale.ROOT);
  }

  private Set<String> some(int count, Predicate<String> fits) {
    Set<String> ways = new TreeSet<>(choose(count));
    ways.removeIf(fits.negate());
    return ways;
  }

  /// Every subset of this many of the cards held, each once.
  private Set<String> choose(int count) {
    List<String> held = game.held();
    List<String> partial = new ArrayList<>(List.of(""));
    for (String card : held) {
      for (String before : List.copyOf(new TreeSet<>(partial))) {
        if (before.length() < count) {
          partial.add(before + card);
        }
      }
    }
    Set<String> chosen = new TreeSet<>(partial);
    chosen.removeIf(cards -> cards.length() != count);
    return chosen;
  }

  /// PAG-7: whether a column or a roof can be built, at once or after tiles.
  private static boolean canBuild(ReferencePagoda game) {
    ReferenceChoices now = new ReferenceChoices(game);
    for (int site = 1; site <= 6; site++) {
      if (game.room(site)) {
        now.columns(site);
      }
      if (game.full(site) && game.floor(site) == game.floors) {
        now.roofs(site);
      }
    }
    if (!now.legal.isEmpty()) {
      return true;
    }
    for (int site = 1; site <= 6; site++) {
      if (game.full(site) && game.floor(site) < game.floors) {
        String background = game.colours(site).getFirst();
        for (String tile : game.tiles(background)) {
          for (String cards : now.payments(background, game.canUse("B"))) {
            if (canBuild(after(game, site + "=" + tile + ":" + cards))) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  private static ReferencePagoda after(ReferencePagoda game, String action) {
    ReferencePagoda after = game.copy();
    after.play(action);
    return after;
  }
}
