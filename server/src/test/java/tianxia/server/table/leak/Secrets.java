package tianxia.server.table.leak;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import tianxia.kernel.Game;
import tianxia.kernel.Hidden;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.json.JsonValue.Elements;
import tianxia.kernel.json.JsonValue.Members;
import tianxia.kernel.json.JsonValue.Nothing;
import tianxia.kernel.json.JsonValue.Text;
import tianxia.kernel.json.JsonValue.Whole;

/// An oracle for what a viewer may know of a canonical state and of an event. It follows the games'
/// pages under docs/rules and uses only the state's JSON, not the games' own code.
enum Secrets {
  QIN {
    @Override
    Members view(Members state, int viewer) {
      return held(state, viewer, "bag", "hands", Secrets::names);
    }

    @Override
    boolean covers(Members before, Members after, int viewer, int actor, String action) {
      return actor == 0 && !before.get("turn").equals(new Whole(viewer));
    }
  },
  PAGODA {
    @Override
    Members view(Members state, int viewer) {
      return held(state, viewer, "pile", "hand", Secrets::letters);
    }

    // PAG-15: cards for the display are public, and the display is filled to five first.
    @Override
    boolean covers(Members before, Members after, int viewer, int actor, String action) {
      return actor == 0
          && !before.get("turn").equals(new Whole(viewer))
          && before.get("display").equals(after.get("display"));
    }
  },
  SUN_TZU {
    @Override
    Members view(Members state, int viewer) {
      return SunTzuSecrets.view(state, viewer);
    }

    @Override
    boolean covers(Members before, Members after, int viewer, int actor, String action) {
      return SunTzuSecrets.covers(before, after, viewer, actor, action);
    }
  },
  NOTHING {
    @Override
    Members view(Members state, int viewer) {
      return state;
    }

    @Override
    boolean covers(Members before, Members after, int viewer, int actor, String action) {
      return false;
    }
  };

  /// Each game with hidden information needs its own oracle.
  static Secrets of(Game<?> game) {
    if (game.hides() == Hidden.NOTHING) {
      return NOTHING;
    }
    return switch (game.id()) {
      case "qin" -> QIN;
      case "pagoda" -> PAGODA;
      case "sun-tzu" -> SUN_TZU;
      default -> throw new IllegalArgumentException("what is secret at " + game.id() + "?");
    };
  }

  /// The viewer's view of a state (0: a spectator).
  abstract Members view(Members state, int viewer);

  /// Whether an event between two states involves a card, a tile or a choice that the viewer may
  /// not see.
  abstract boolean covers(Members before, Members after, int viewer, int actor, String action);

  /// Whether a view, of any game, hides all that belongs to the others.
  static boolean sealed(Members view, int viewer) {
    boolean sealed = true;
    for (String key : List.of("hands", "hand", "drawn", "deck", "under", "warlord")) {
      for (int seat = 1; view.get(key) instanceof Elements(List<JsonValue> each); seat++) {
        if (seat > each.size()) {
          break;
        }
        boolean spent = key.equals("warlord") && elements(view, "spent").get(seat - 1).equals(TRUE);
        sealed &= seat == viewer || spent || isCovered(each.get(seat - 1));
      }
    }
    for (String key : List.of("bag", "pile")) {
      sealed &= isCovered(view.get(key));
    }
    return sealed;
  }

  /// An event as shown where it is hidden: `draw ?`, `Xi:?`, `keep ?`.
  static String shown(String action) {
    int colon = action.indexOf(':');
    return (colon < 0
            ? action.substring(0, action.indexOf(' ') + 1)
            : action.substring(0, colon + 1))
        + "?";
  }

  static List<JsonValue> elements(Members of, String key) {
    return ((Elements) of.get(key)).values();
  }

  /// The view of a game whose secrets are the others' hands and the pieces left to draw: the sizes
  /// of both, and the counts of all pieces not seen.
  private static Members held(
      Members state,
      int viewer,
      String left,
      String hand,
      Function<JsonValue, List<String>> listed) {
    SortedMap<String, JsonValue> view = new TreeMap<>(state.values());
    List<JsonValue> hands = elements(state, hand);
    Map<String, Long> unseen = counts(state.get(left));
    view.put(left, new Whole(sum(unseen)));
    view.put(hand, sizes(hands, viewer, each -> add(unseen, listed.apply(hands.get(each)))));
    view.put("unseen", object(unseen));
    return new Members(view);
  }

  /// Hands as a viewer sees them: its own in full, the others as sizes, computed by `hidden`.
  private static Elements sizes(List<JsonValue> hands, int viewer, IntFunction<Integer> hidden) {
    List<JsonValue> shown = new ArrayList<>();
    for (int i = 0; i < hands.size(); i++) {
      shown.add(i + 1 == viewer ? hands.get(i) : new Whole(hidden.apply(i)));
    }
    return new Elements(shown);
  }

  /// Adds names to the counts, and returns how many there are.
  static int add(Map<String, Long> counts, List<String> names) {
    names.forEach(name -> counts.merge(name, 1L, Long::sum));
    return names.size();
  }

  static List<String> names(JsonValue list) {
    return ((Elements) list).values().stream().map(name -> ((Text) name).value()).toList();
  }

  private static List<String> letters(JsonValue text) {
    return ((Text) text).value().chars().mapToObj(Character::toString).toList();
  }

  static Map<String, Long> counts(JsonValue object) {
    Map<String, Long> counts = new TreeMap<>();
    ((Members) object).values().forEach((key, n) -> counts.put(key, ((Whole) n).value()));
    return counts;
  }

  static long sum(Map<String, Long> counts) {
    return counts.values().stream().mapToLong(n -> n).sum();
  }

  static Members object(Map<String, Long> counts) {
    SortedMap<String, JsonValue> object = new TreeMap<>();
    counts.forEach((key, count) -> object.put(key, new Whole(count)));
    return new Members(object);
  }

  static final JsonValue NULL = new Nothing();
  private static final JsonValue TRUE = new JsonValue.Truth(true);

  /// A number, null, or an empty list.
  private static boolean isCovered(JsonValue value) {
    return value instanceof Whole || value.equals(NULL) || value.equals(new Elements(List.of()));
  }
}
