package tianxia.games.pagoda;

import tianxia.kernel.Game;

/// Actions in notation, and back. A payment lists upper-case letters (from the display) before
/// lower-case ones (from the hand), each group by letter.
final class PagodaNotation {
  private PagodaNotation() {}

  static String write(int action) {
    int site = Code.site(action) + 1;
    return switch (Code.kind(action)) {
      case Code.DRAW -> "draw " + PagodaJson.letter(action);
      case Code.DRAGON -> "dragon " + Payments.set(action);
      case Code.DISCARD -> "discard " + Payments.set(action);
      case Code.COLUMN -> {
        int colour = Code.colour(action);
        int payment = Code.payment(action);
        String column = site + "+" + PagodaJson.letter(colour);
        yield payment == Code.FREE ? column : column + ":" + Payments.write(colour, payment);
      }
      case Code.TILE -> {
        int tile = Code.tileOf(action);
        yield site
            + "="
            + PagodaJson.tile(tile)
            + ":"
            + Payments.write(tile / 5, Code.payment(action));
      }
      case Code.ROOF -> {
        int tile = Code.tileOf(action);
        yield site
            + "^"
            + PagodaJson.tile(tile)
            + ":"
            + Payments.write(tile / 5, Code.payment(action))
            + "/"
            + Payments.writeSpire(tile % 5, Code.spire(action));
      }
      case Code.LANTERN -> "lantern";
      case Code.END -> "end";
      case Code.FAN -> "fan";
      case Code.KEEP -> "keep";
      default -> throw new IllegalArgumentException("no action " + action);
    };
  }

  /// The action that a text stands for, legal or not; [Game#UNREADABLE] if none.
  static int read(String text) {
    int action = parse(text);
    // Whatever is read must be written in the same way: the one notation of each action.
    return action != Game.UNREADABLE && write(action).equals(text) ? action : Game.UNREADABLE;
  }

  private static int parse(String text) {
    return switch (text) {
      case "lantern" -> Code.of(Code.LANTERN);
      case "end" -> Code.of(Code.END);
      case "fan" -> Code.of(Code.FAN);
      case "keep" -> Code.of(Code.KEEP);
      default -> withCards(text);
    };
  }

  private static int withCards(String text) {
    if (text.startsWith("draw ") && text.length() == 6) {
      int colour = Cards.colour(text.charAt(5));
      return colour < 0 ? Game.UNREADABLE : Code.draw(colour);
    }
    if (text.startsWith("dragon ")) {
      return Payments.readSet(Code.DRAGON, text.substring(7));
    }
    return text.startsWith("discard ")
        ? Payments.readSet(Code.DISCARD, text.substring(8))
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
      int payment = Payments.read(first, rest);
      return payment < 0 ? Game.UNREADABLE : Code.tile(site, tile, payment);
    }
    int slash = rest.indexOf('/');
    if (text.charAt(1) != '^' || slash < 0) {
      return Game.UNREADABLE;
    }
    int payment = Payments.read(first, rest.substring(0, slash));
    int spire = Payments.readSpire(slots, rest.substring(slash + 1));
    return payment < 0 || spire < 0 ? Game.UNREADABLE : Code.roof(site, tile, payment, spire);
  }

  private static int column(String text, int site, int colour) {
    if (text.length() == 3) {
      return Code.column(site, colour, Code.FREE);
    }
    int payment = text.charAt(3) == ':' ? Payments.read(colour, text.substring(4)) : -1;
    return payment < 0 ? Game.UNREADABLE : Code.column(site, colour, payment);
  }
}
