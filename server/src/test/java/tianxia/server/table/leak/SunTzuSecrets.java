package tianxia.server.table.leak;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.json.JsonValue.Elements;
import tianxia.kernel.json.JsonValue.Members;
import tianxia.kernel.json.JsonValue.Text;
import tianxia.kernel.json.JsonValue.Truth;
import tianxia.kernel.json.JsonValue.Whole;

/// What a viewer may know at Sun Tzu: docs/rules/sun-tzu.md, "State".
final class SunTzuSecrets {
  private static final List<String> PROVINCES = List.of("Xi", "Ti", "Qi", "Mo", "Ma");

  private SunTzuSecrets() {}

  static Members view(Members state, int viewer) {
    SortedMap<String, JsonValue> view = new TreeMap<>(state.values());
    List<JsonValue> unseen = new ArrayList<>();
    for (int seat = 1; seat <= 2; seat++) {
      if (seat != viewer) {
        unseen.add(cover(state, view, seat));
      }
    }
    view.put("unseen", viewer == 0 ? new Elements(unseen) : unseen.getFirst());
    return new Members(view);
  }

  /// Hides what is a seat's own, and returns the counts of its unseen cards.
  private static Members cover(Members state, SortedMap<String, JsonValue> view, int seat) {
    Map<String, Long> unseen = Secrets.counts(of(state, "deck", seat));
    long deck = Secrets.sum(unseen) + Secrets.add(unseen, names(state, "under", seat));
    put(view, "deck", seat, new Whole(deck));
    put(view, "under", seat, new Elements(List.of()));
    for (String key : List.of("hand", "drawn")) {
      put(view, key, seat, new Whole(Secrets.add(unseen, names(state, key, seat))));
    }
    int revealed = (int) ((Whole) state.get("revealed")).value();
    List<String> open =
        names(state.get("reveal"))
            .subList(0, Math.min(revealed, names(state.get("reveal")).size()));
    List<JsonValue> orders = new ArrayList<>();
    List<String> laid = names(state, "orders", seat);
    for (int i = 0; i < laid.size(); i++) {
      boolean shown = open.contains(PROVINCES.get(i));
      orders.add(new Text(shown ? laid.get(i) : "?"));
      Secrets.add(unseen, shown ? List.of() : List.of(laid.get(i)));
    }
    put(view, "orders", seat, new Elements(orders));
    if (!of(state, "spent", seat).equals(new Truth(true))) {
      put(view, "warlord", seat, Secrets.NULL);
    }
    return Secrets.object(unseen);
  }

  /// Whether a view shows only those of the other seat's orders that have been revealed.
  static boolean ordersAreSealed(Members view, int viewer) {
    boolean sealed = true;
    List<String> reveal = names(view.get("reveal"));
    int revealed = (int) ((Whole) view.get("revealed")).value();
    for (int seat = 1; seat <= 2; seat++) {
      List<String> laid = names(view, "orders", seat);
      for (int i = 0; i < laid.size() && seat != viewer; i++) {
        int place = reveal.indexOf(PROVINCES.get(i));
        boolean open = place >= 0 && place < revealed;
        sealed &= open || laid.get(i).equals("?");
      }
    }
    return sealed;
  }

  static boolean covers(Members before, Members after, int viewer, int actor, String action) {
    if (actor != 0) {
      boolean own = actor == viewer;
      return !own
          && (action.contains(":") || action.startsWith("keep ") || action.startsWith("choose "));
    }
    return action.startsWith("draw ")
        && (viewer == 0 || deck(before, viewer) == deck(after, viewer));
  }

  private static long deck(Members state, int seat) {
    return Secrets.sum(Secrets.counts(of(state, "deck", seat)))
        + names(state, "under", seat).size();
  }

  private static JsonValue of(Members state, String key, int seat) {
    return Secrets.elements(state, key).get(seat - 1);
  }

  private static List<String> names(JsonValue list) {
    return Secrets.names(list);
  }

  private static List<String> names(Members state, String key, int seat) {
    return names(of(state, key, seat));
  }

  private static void put(
      SortedMap<String, JsonValue> view, String key, int seat, JsonValue value) {
    List<JsonValue> both = new ArrayList<>(Secrets.elements(new Members(view), key));
    both.set(seat - 1, value);
    view.put(key, new Elements(both));
  }
}
