package tianxia.games.suntzu;

import java.util.ArrayList;
import java.util.List;
import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Province;
import tianxia.games.suntzu.piece.ScoreTiles;
import tianxia.games.suntzu.piece.Warlord;
import tianxia.kernel.Game;

/// Writes and parses the notation of actions.
final class Notation {
  private Notation() {}

  static String write(ScoreTiles scores, int action) {
    int value = Actions.value(action);
    return switch (Actions.kind(action)) {
      case Actions.TILE -> "tile " + scores.names().get(value);
      case Actions.DRAW -> "draw " + Card.name(value);
      case Actions.CHOOSE -> "choose " + Warlord.name(value);
      case Actions.RECRUIT -> "recruit " + Card.name(value);
      case Actions.LAY ->
          Province.name(Actions.first(action)) + ":" + Card.name(Actions.second(action));
      case Actions.ORDER -> {
        StringBuilder out = new StringBuilder("order");
        for (int i = 0; i < Province.COUNT; i++) {
          out.append(' ').append(Province.name(Actions.place(value, i)));
        }
        yield out.toString();
      }
      case Actions.FROM -> "from " + Province.name(value);
      case Actions.KEEP -> {
        String first = "keep " + Card.name(Actions.first(action));
        yield Actions.second(action) == Actions.ALONE
            ? first
            : first + " " + Card.name(Actions.second(action));
      }
      case Actions.REINFORCE -> "reinforce " + Province.name(value);
      case Actions.REMOVE -> "remove " + Province.name(value);
      case Actions.MARCH ->
          "march "
              + Province.name(Actions.first(action))
              + " "
              + Province.name(Actions.second(action));
      case Actions.FEINT -> "feint";
      case Actions.SCOURGE -> "scourge";
      case Actions.PASS -> "pass";
      default -> throw new IllegalArgumentException("no action " + action);
    };
  }

  /// Parses an action, legal or not; [Game#UNREADABLE] if it is not notation.
  static int read(ScoreTiles scores, String text) {
    List<String> words = words(text);
    int action = parse(scores, words);
    return action != Game.UNREADABLE && write(scores, action).equals(text)
        ? action
        : Game.UNREADABLE;
  }

  private static List<String> words(String text) {
    List<String> words = new ArrayList<>();
    int from = 0;
    for (int space = text.indexOf(' '); space >= 0; space = text.indexOf(' ', from)) {
      words.add(text.substring(from, space));
      from = space + 1;
    }
    words.add(text.substring(from));
    return words;
  }

  private static int parse(ScoreTiles scores, List<String> words) {
    String verb = words.getFirst();
    int count = words.size();
    return switch (verb) {
      case "feint" -> Actions.of(Actions.FEINT, 0);
      case "scourge" -> Actions.of(Actions.SCOURGE, 0);
      case "pass" -> Actions.of(Actions.PASS, 0);
      case "order" -> count == 6 ? order(words) : Game.UNREADABLE;
      case "keep" -> count == 2 || count == 3 ? keep(words) : Game.UNREADABLE;
      case "march" ->
          count == 3
              ? pair(Actions.MARCH, Province.of(words.get(1)), Province.of(words.get(2)))
              : Game.UNREADABLE;
      default -> count == 2 ? one(scores, verb, words.get(1)) : count == 1 ? lay(verb) : -1;
    };
  }

  private static int one(ScoreTiles scores, String verb, String noun) {
    return switch (verb) {
      case "tile" -> code(Actions.TILE, scores.names().indexOf(noun));
      case "draw" -> code(Actions.DRAW, Card.of(noun));
      case "choose" -> {
        int warlord = Warlord.of(noun);
        yield warlord == Warlord.NONE ? Game.UNREADABLE : Actions.of(Actions.CHOOSE, warlord);
      }
      case "recruit" -> code(Actions.RECRUIT, Card.of(noun));
      case "from" -> code(Actions.FROM, Province.of(noun));
      case "reinforce" -> code(Actions.REINFORCE, Province.of(noun));
      case "remove" -> code(Actions.REMOVE, Province.of(noun));
      default -> Game.UNREADABLE;
    };
  }

  private static int code(int kind, int value) {
    return value < 0 ? Game.UNREADABLE : Actions.of(kind, value);
  }

  private static int pair(int kind, int first, int second) {
    return first < 0 || second < 0 ? Game.UNREADABLE : Actions.pair(kind, first, second);
  }

  private static int lay(String text) {
    int colon = text.indexOf(':');
    return colon < 0
        ? Game.UNREADABLE
        : pair(
            Actions.LAY, Province.of(text.substring(0, colon)), Card.of(text.substring(colon + 1)));
  }

  private static int order(List<String> words) {
    int order = 0;
    int used = 0;
    for (String word : words.subList(1, 6)) {
      int province = Province.of(word);
      if (province < 0 || (used >> province & 1) != 0) {
        return Game.UNREADABLE;
      }
      used |= 1 << province;
      order = order << 3 | province;
    }
    return Actions.of(Actions.ORDER, order);
  }

  private static int keep(List<String> words) {
    int first = Card.of(words.get(1));
    if (words.size() == 2) {
      return pair(Actions.KEEP, first, Actions.ALONE);
    }
    int second = Card.of(words.get(2));
    return first > second ? Game.UNREADABLE : pair(Actions.KEEP, first, second);
  }
}
