package tianxia.games.pagoda;

import tianxia.kernel.Game;

/// Writes and parses actions. A payment lists upper-case letters (from the display) before
/// lower-case ones (from the hand), each group in order of letters.
final class Notation {
  private Notation() {}

  static String write(int action) {
    int site = Actions.site(action) + 1;
    return switch (Actions.kind(action)) {
      case Actions.DRAW -> "draw " + StateJson.letter(action);
      case Actions.DRAGON -> "dragon " + PaymentNotation.set(action);
      case Actions.DISCARD -> "discard " + PaymentNotation.set(action);
      case Actions.COLUMN -> {
        int colour = Actions.colour(action);
        int payment = Actions.payment(action);
        String column = site + "+" + StateJson.letter(colour);
        yield payment == Actions.FREE
            ? column
            : column + ":" + PaymentNotation.write(colour, payment);
      }
      case Actions.TILE -> {
        int tile = Actions.tileOf(action);
        yield site
            + "="
            + StateJson.tile(tile)
            + ":"
            + PaymentNotation.write(tile / 5, Actions.payment(action));
      }
      case Actions.ROOF -> {
        int tile = Actions.tileOf(action);
        yield site
            + "^"
            + StateJson.tile(tile)
            + ":"
            + PaymentNotation.write(tile / 5, Actions.payment(action))
            + "/"
            + PaymentNotation.writeSpire(tile % 5, Actions.spire(action));
      }
      case Actions.LANTERN -> "lantern";
      case Actions.END -> "end";
      case Actions.FAN -> "fan";
      case Actions.KEEP -> "keep";
      default -> throw new IllegalArgumentException("no action " + action);
    };
  }

  /// The action of a text, legal or not; [Game#UNREADABLE] if it is not notation.
  static int read(String text) {
    int action = parse(text);
    // Only canonical notation is accepted: it must be written back the same way.
    return action != Game.UNREADABLE && write(action).equals(text) ? action : Game.UNREADABLE;
  }

  private static int parse(String text) {
    return switch (text) {
      case "lantern" -> Actions.of(Actions.LANTERN);
      case "end" -> Actions.of(Actions.END);
      case "fan" -> Actions.of(Actions.FAN);
      case "keep" -> Actions.of(Actions.KEEP);
      default -> withCards(text);
    };
  }

  private static int withCards(String text) {
    if (text.startsWith("draw ") && text.length() == 6) {
      int colour = Cards.colour(text.charAt(5));
      return colour < 0 ? Game.UNREADABLE : Actions.draw(colour);
    }
    if (text.startsWith("dragon ")) {
      return PaymentNotation.readSet(Actions.DRAGON, text.substring(7));
    }
    return text.startsWith("discard ")
        ? PaymentNotation.readSet(Actions.DISCARD, text.substring(8))
        : onSite(text);
  }

  private static int onSite(String text) {
    if (text.length() < 3) {
      return Game.UNREADABLE;
    }
    int site = text.charAt(0) - '1';
    int first = Cards.colour(text.charAt(2));
    if (site < 0 || site >= PagodaState.SITES || first < 0) {
      return Game.UNREADABLE;
    }
    if (text.charAt(1) == '+') {
      return column(text, site, first);
    }
    int slots = text.length() > 5 ? Cards.colour(text.charAt(3)) : -1;
    if (slots < 0 || text.charAt(4) != ':') {
      return Game.UNREADABLE;
    }
    int tile = 5 * first + slots;
    String rest = text.substring(5);
    if (text.charAt(1) == '=') {
      int payment = PaymentNotation.read(first, rest);
      return payment < 0 ? Game.UNREADABLE : Actions.tile(site, tile, payment);
    }
    int slash = rest.indexOf('/');
    if (text.charAt(1) != '^' || slash < 0) {
      return Game.UNREADABLE;
    }
    int payment = PaymentNotation.read(first, rest.substring(0, slash));
    int spire = PaymentNotation.readSpire(slots, rest.substring(slash + 1));
    return payment < 0 || spire < 0 ? Game.UNREADABLE : Actions.roof(site, tile, payment, spire);
  }

  private static int column(String text, int site, int colour) {
    if (text.length() == 3) {
      return Actions.column(site, colour, Actions.FREE);
    }
    int payment = text.charAt(3) == ':' ? PaymentNotation.read(colour, text.substring(4)) : -1;
    return payment < 0 ? Game.UNREADABLE : Actions.column(site, colour, payment);
  }
}
