package tianxia.games.contrees;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// The canonical state of the reference engine.
final class PlainJson {
  private PlainJson() {}

  static String of(PlainContrees game) {
    Map<String, Integer> control = new TreeMap<>();
    for (int seat = 1; seat <= 2; seat++) {
      for (String contree : game.controlledBy(seat)) {
        control.put(contree, seat);
      }
    }
    boolean laying = game.phase.equals("tiles");
    boolean towers = game.phase.equals("towers");
    return object(
        new TreeMap<>(
            Map.ofEntries(
                Map.entry("banned", towers ? names(game.banned.get(game.turn)) : "[]"),
                Map.entry("control", object(control)),
                Map.entry("destroyed", "[" + game.destroyed[1] + "," + game.destroyed[2] + "]"),
                Map.entry("forbidden", game.forbidden.isEmpty() ? "null" : quoted(game.forbidden)),
                Map.entry("game", "\"contrees\""),
                Map.entry("left", laying ? "" + (2 - game.tiles.size() % 2) : "0"),
                Map.entry("phase", quoted(game.phase)),
                Map.entry("tiles", tiles(game)),
                Map.entry("towers", object(game.towers)),
                Map.entry("turn", "" + game.turn),
                Map.entry("turns", "[" + game.turns[1] + "," + game.turns[2] + "]"),
                Map.entry("winners", list(game.winners)))));
  }

  private static String tiles(PlainContrees game) {
    return list(game.tiles.stream().map(tile -> "[" + tile.q() + "," + tile.r() + "]").toList());
  }

  private static String names(Collection<String> corners) {
    return list(corners.stream().map(PlainJson::quoted).toList());
  }

  private static String list(Collection<?> values) {
    return values.stream().map(String::valueOf).collect(Collectors.joining(",", "[", "]"));
  }

  private static String object(Map<String, ?> members) {
    return members.entrySet().stream()
        .map(member -> quoted(member.getKey()) + ":" + member.getValue())
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static String quoted(String text) {
    return '"' + text + '"';
  }
}
