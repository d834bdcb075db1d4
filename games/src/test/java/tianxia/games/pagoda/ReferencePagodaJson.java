package tianxia.games.pagoda;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The reference engine's state and views as text, in the order of the keys.
final class ReferencePagodaJson {
  private static final int WHOLE = -1;

  private ReferencePagodaJson() {}

  static String state(ReferencePagoda game) {
    return view(game, WHOLE);
  }

  static String view(ReferencePagoda game, int viewer) {
    Map<String, String> fields = new TreeMap<>();
    List<String> unseen = new ArrayList<>(game.pile);
    List<String> hands = new ArrayList<>();
    for (int seat = 1; seat <= 2; seat++) {
      List<String> hand = game.hands.get(seat - 1);
      boolean open = viewer == WHOLE || viewer == seat;
      if (!open) {
        unseen.addAll(hand);
      }
      hands.add(open ? sorted(hand) : "" + hand.size());
    }
    fields.put("abilities", array(game.markers.stream().map(ReferencePagodaJson::object).toList()));
    fields.put("columns", "" + game.columns);
    fields.put("complete", array(game.complete().stream().map(String::valueOf).toList()));
    fields.put("discard", counts(game.discard));
    fields.put("display", array(game.displays.stream().map(ReferencePagodaJson::sorted).toList()));
    fields.put("ending", "" + game.ending());
    fields.put("fill", "" + game.fill);
    fields.put("game", quoted("pagoda"));
    fields.put("hand", array(hands));
    fields.put("phase", quoted(game.phase));
    fields.put("pile", viewer == WHOLE ? counts(game.pile) : "" + game.pile.size());
    fields.put("played", counts(game.played));
    fields.put("score", array(List.of("" + game.score[0], "" + game.score[1])));
    fields.put("sites", array(game.sites.stream().map(ReferencePagodaJson::words).toList()));
    fields.put("supply", words(List.copyOf(game.supply)));
    fields.put("turn", "" + game.turn);
    fields.put("used", quoted(String.join("", game.used)));
    fields.put("winners", array(game.winners.stream().map(String::valueOf).toList()));
    if (viewer != WHOLE) {
      fields.put("unseen", counts(unseen));
    }
    return object(fields);
  }

  private static String counts(List<String> cards) {
    Map<String, Integer> counts = new TreeMap<>();
    cards.forEach(card -> counts.merge(card, 1, Integer::sum));
    return object(counts);
  }

  private static String object(Map<String, ?> fields) {
    List<String> parts = new ArrayList<>();
    fields.forEach((key, value) -> parts.add(quoted(key) + ":" + value));
    return "{" + String.join(",", parts) + "}";
  }

  private static String sorted(List<String> cards) {
    return quoted(String.join("", cards.stream().sorted().toList()));
  }

  private static String words(List<String> all) {
    return array(all.stream().map(ReferencePagodaJson::quoted).toList());
  }

  private static String array(List<String> values) {
    return "[" + String.join(",", values) + "]";
  }

  private static String quoted(String text) {
    return '"' + text + '"';
  }
}
