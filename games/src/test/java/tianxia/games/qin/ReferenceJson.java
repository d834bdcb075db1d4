package tianxia.games.qin;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// The reference engine's state and views as text, in the order of the keys.
final class ReferenceJson {
  private static final int WHOLE = -1;

  private ReferenceJson() {}

  static String state(ReferenceQin game) {
    return object(game, WHOLE);
  }

  static String view(ReferenceQin game, int viewer) {
    return object(game, viewer);
  }

  private static String object(ReferenceQin game, int viewer) {
    Map<String, String> fields = new TreeMap<>();
    List<String> unseen = new ArrayList<>(game.bag);
    List<String> hands = new ArrayList<>();
    for (int seat = 1; seat <= game.seats; seat++) {
      List<String> hand = game.hands.get(seat - 1);
      boolean open = viewer == WHOLE || viewer == seat;
      if (!open) {
        unseen.addAll(hand);
      }
      hands.add(
          open
              ? array(hand.stream().sorted().map(ReferenceJson::text).toList())
              : "" + hand.size());
    }
    fields.put("bag", viewer == WHOLE ? counts(game.bag) : "" + game.bag.size());
    fields.put("board", board(game));
    fields.put("game", text("qin"));
    fields.put("hands", array(hands));
    fields.put("phase", text(game.phase));
    fields.put("provinces", provinces(game));
    List<String> supply = new ArrayList<>();
    for (int seat = 1; seat <= game.seats; seat++) {
      supply.add("" + game.supply(seat));
    }
    fields.put("supply", array(supply));
    fields.put("turn", "" + game.turn);
    if (viewer != WHOLE) {
      fields.put("unseen", counts(unseen));
    }
    fields.put("villages", villages(game));
    fields.put("winners", array(game.winners.stream().map(String::valueOf).toList()));
    return braces(fields);
  }

  private static String board(ReferenceQin game) {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < 13; row++) {
      StringBuilder text = new StringBuilder();
      for (int column = 0; column < 13; column++) {
        text.append(game.land.at(new ReferenceLand.Square(column, row)));
      }
      rows.add(text(text.toString()));
    }
    return array(rows);
  }

  private static String provinces(ReferenceQin game) {
    Map<ReferenceLand.Square, String> all = new TreeMap<>();
    for (ReferenceLand.Province province : game.land.provinces) {
      ReferenceLand.Square first = province.squares().iterator().next();
      Map<String, String> fields = new TreeMap<>();
      fields.put("at", text(first.toString()));
      fields.put("colour", text("" + province.colour()));
      fields.put("owner", "" + province.owner());
      fields.put("squares", "" + province.squares().size());
      all.put(first, braces(fields));
    }
    return array(List.copyOf(all.values()));
  }

  private static String villages(ReferenceQin game) {
    Map<ReferenceLand.Square, String> all = new TreeMap<>();
    game.land.villageOwners.forEach((village, owner) -> {
      ReferenceLand.Square first = village.iterator().next();
      all.put(first, braces(new TreeMap<>(Map.of("at", text("" + first), "owner", "" + owner))));
    });
    return array(List.copyOf(all.values()));
  }

  private static String counts(List<String> tiles) {
    Map<String, Integer> counts = new HashMap<>();
    tiles.forEach(tile -> counts.merge(tile, 1, Integer::sum));
    Map<String, String> fields = new TreeMap<>();
    counts.forEach((tile, count) -> fields.put(tile, "" + count));
    return braces(fields);
  }

  private static String braces(Map<String, String> fields) {
    return fields.entrySet().stream()
        .map(field -> text(field.getKey()) + ":" + field.getValue())
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static String array(List<String> values) {
    return "[" + String.join(",", values) + "]";
  }

  private static String text(String value) {
    return '"' + value + '"';
  }
}
