package tianxia.games.suntzu;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/// The reference engine's state and views as canonical JSON.
final class PlainJson {
  private static final String NOTHING = "null";

  private PlainJson() {}

  static String state(PlainSunTzu game) {
    return write(fields(game, List.of(true, true)));
  }

  /// @param viewer 0 for a spectator
  static String view(PlainSunTzu game, int viewer) {
    Map<String, Object> all = fields(game, List.of(viewer == 1, viewer == 2));
    List<Object> unseen = new ArrayList<>();
    for (int number = 1; number <= 2; number++) {
      if (number != viewer) {
        unseen.add(unseen(game, game.seat(number)));
      }
    }
    all.put("unseen", viewer == 0 ? unseen : unseen.getFirst());
    return write(all);
  }

  private static Map<String, Object> fields(PlainSunTzu game, List<Boolean> open) {
    Map<String, Object> all = new TreeMap<>();
    all.put("game", "sun-tzu");
    all.put("phase", game.phase);
    all.put("dynasty", game.dynasty);
    all.put("tiles", game.tiles);
    all.put("pawn", game.pawn);
    List<Integer> armies = new ArrayList<>();
    for (String province : PlainSeat.PROVINCES) {
      armies.add(game.seat(1).armies(province) - game.seat(2).armies(province));
    }
    all.put("armies", armies);
    all.put("marks", both(game, s -> PlainSeat.PROVINCES.stream().map(s::marks).toList()));
    all.put("reserve", both(game, s -> s.reserve));
    all.put("aside", both(game, s -> s.aside));
    all.put("lost", both(game, s -> s.lost));
    all.put("one", both(game, s -> s.one));
    all.put("spent", both(game, s -> s.spent));
    all.put("hand", part(game, open, s -> PlainSeat.sorted(s.hand), s -> s.hand.size()));
    all.put("drawn", part(game, open, s -> PlainSeat.sorted(s.drawn), s -> s.drawn.size()));
    all.put("deck", part(game, open, s -> counts(s.deck), s -> s.deck.size() + s.under.size()));
    all.put("under", part(game, open, s -> s.under, s -> List.of()));
    all.put("orders", part(game, open, s -> List.copyOf(s.orders.values()), s -> covered(game, s)));
    all.put(
        "warlord", part(game, open, PlainJson::warlord, s -> s.spent ? warlord(s) : Boolean.class));
    all.put("reveal", game.reveal);
    all.put("revealed", game.revealed);
    all.put("feinted", game.feinted);
    all.put("chooser", game.chooser);
    all.put(
        "owed",
        game.phase.equals("source")
            ? List.of(game.struggle.owedFor, game.struggle.owed)
            : List.of());
    all.put("turn", game.asked.stream().filter(actor -> actor > 0).toList());
    all.put("winners", game.winners);
    return all;
  }

  private static List<Object> both(PlainSunTzu game, Function<PlainSeat, Object> what) {
    return game.seats.stream().map(what).toList();
  }

  private static List<Object> part(
      PlainSunTzu game,
      List<Boolean> open,
      Function<PlainSeat, Object> seen,
      Function<PlainSeat, Object> unseen) {
    List<Object> all = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      all.add((open.get(i) ? seen : unseen).apply(game.seats.get(i)));
    }
    return all;
  }

  /// A class object encodes null, since lists hold no nulls.
  private static Object warlord(PlainSeat seat) {
    return seat.warlord.isEmpty() ? Boolean.class : seat.warlord;
  }

  private static boolean open(PlainSunTzu game, String province) {
    int place = game.reveal.indexOf(province);
    return place >= 0 && place < game.revealed;
  }

  private static List<String> covered(PlainSunTzu game, PlainSeat seat) {
    return seat.orders.entrySet().stream()
        .map(order -> open(game, order.getKey()) ? order.getValue() : "?")
        .toList();
  }

  private static Map<String, Integer> unseen(PlainSunTzu game, PlainSeat seat) {
    List<String> all = new ArrayList<>(seat.hand);
    all.addAll(seat.deck);
    all.addAll(seat.under);
    all.addAll(seat.drawn);
    seat.orders.entrySet().stream()
        .filter(order -> !open(game, order.getKey()))
        .forEach(order -> all.add(order.getValue()));
    return counts(all);
  }

  private static Map<String, Integer> counts(List<String> cards) {
    Map<String, Integer> counts = new TreeMap<>();
    cards.forEach(card -> counts.merge(card, 1, Integer::sum));
    return counts;
  }

  private static String write(Object value) {
    return switch (value) {
      case Map<?, ?> map -> {
        List<String> all = new ArrayList<>();
        map.forEach((key, inner) -> all.add("\"" + key + "\":" + write(inner)));
        yield "{" + String.join(",", all) + "}";
      }
      case List<?> list ->
          "[" + String.join(",", list.stream().map(PlainJson::write).toList()) + "]";
      case String text -> "\"" + text + "\"";
      case Class<?> none -> NOTHING;
      default -> value.toString();
    };
  }
}
