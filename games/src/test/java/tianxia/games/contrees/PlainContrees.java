package tianxia.games.contrees;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tianxia.games.contrees.PlainTerritory.Hexagon;

/// Contrées written plainly from the clauses, with maps and sets of names and no cached values: the
/// reference for the fast engine.
final class PlainContrees {
  final int size;
  final boolean ready;
  final boolean forbids;
  String phase = "tiles";
  final List<Hexagon> tiles = new ArrayList<>();
  PlainTerritory territory = PlainTerritory.of(List.of());

  /// From corner to seat.
  final Map<String, Integer> towers = new TreeMap<>();

  /// By seat from 1; entry 0 is unused.
  final int[] turns = new int[3];

  final int[] destroyed = new int[3];

  /// Corners closed to a seat (CON-10).
  final List<Set<String>> banned = List.of(new TreeSet<>(), new TreeSet<>(), new TreeSet<>());

  String forbidden = "";
  int turn = 1;
  final Set<Integer> winners = new TreeSet<>();

  /// The effects of the last tower.
  final Set<String> conquered = new TreeSet<>();

  final Set<String> cleaned = new TreeSet<>();
  final Set<Set<String>> encircled = new LinkedHashSet<>();
  final Set<String> lost = new TreeSet<>();

  PlainContrees(int size, boolean ready, boolean forbids) {
    this.size = size;
    this.ready = ready;
    this.forbids = forbids;
    if (ready) {
      int width = size == 24 ? 6 : 4;
      for (int i = 0; i < size / width; i++) {
        for (int j = 0; j < width; j++) {
          tiles.add(new Hexagon(j - i / 2, i));
        }
      }
      complete();
    }
  }

  private void complete() {
    territory = PlainTerritory.of(tiles);
    phase = forbids ? "forbid" : "towers";
    turn = forbids ? 2 : 1;
  }

  Set<String> legal() {
    Set<String> legal = new TreeSet<>();
    switch (phase) {
      case "tiles" -> {
        if (tiles.isEmpty()) {
          legal.add("tile 0,0");
        }
        for (Hexagon tile : tiles) {
          for (Hexagon place : tile.neighbours()) {
            if (!tiles.contains(place)) {
              legal.add("tile " + place.q() + "," + place.r());
            }
          }
        }
      }
      case "forbid" -> {
        territory.names().forEach(corner -> legal.add("forbid " + corner));
        legal.add("pass");
      }
      case "towers" -> {
        legal.addAll(free());
        legal.removeAll(banned.get(turn));
        legal.remove(forbidden);
        if (legal.isEmpty()) {
          legal.add("pass");
        }
      }
      default -> {}
    }
    return legal;
  }

  private Set<String> free() {
    Set<String> free = new TreeSet<>(territory.names());
    free.removeAll(towers.keySet());
    return free;
  }

  void play(String action) {
    if (action.startsWith("tile ")) {
      tiles.add(Hexagon.parse(action.substring(5)));
      if (tiles.size() == size) {
        complete();
      } else if (tiles.size() % 2 == 0) {
        turn = 3 - turn;
      }
    } else if (phase.equals("forbid")) {
      forbidden = action.equals("pass") ? "" : action.substring(7);
      phase = "towers";
      turn = 1;
    } else {
      tower(action);
    }
  }

  private void tower(String action) {
    int enemy = 3 - turn;
    conquered.clear();
    cleaned.clear();
    encircled.clear();
    lost.clear();
    Set<String> enemyHeld = controlledBy(enemy);
    banned.get(enemy).clear();
    if (!action.equals("pass")) {
      raise(action, enemy);
    }
    lost.addAll(enemyHeld);
    lost.removeAll(controlledBy(enemy));
    banned.get(turn).clear();
    forbidden = "";
    turns[turn]++;
    boolean nine = controlledBy(turn).size() >= 9;
    if (nine) {
      end(Set.of(turn));
    } else if (turns[1] == 24 && turns[2] == 24) {
      end(byCount());
    } else {
      turn = enemy;
    }
  }

  private void raise(String corner, int enemy) {
    Set<String> before = controlledBy(turn);
    towers.put(corner, turn);
    conquered.addAll(controlledBy(turn));
    conquered.removeAll(before);
    for (String contree : conquered) {
      for (String at : territory.rim(contree)) {
        if (towers.getOrDefault(at, 0) == enemy) {
          cleaned.add(at);
        }
      }
    }
    cleaned.forEach(towers::remove);
    Set<String> free = free();
    for (String beside : territory.beside(corner)) {
      if (towers.getOrDefault(beside, 0) == enemy) {
        Set<String> group = territory.group(towers, beside);
        if (group.stream().flatMap(c -> territory.beside(c).stream()).noneMatch(free::contains)) {
          encircled.add(group);
        }
      }
    }
    Set<String> fallen = new TreeSet<>(cleaned);
    encircled.forEach(fallen::addAll);
    encircled.forEach(group -> group.forEach(towers::remove));
    destroyed[turn] += fallen.size();
    banned.get(enemy).addAll(fallen);
  }

  Set<String> controlledBy(int seat) {
    Set<String> held = new TreeSet<>();
    territory
        .corners()
        .forEach((contree, rim) -> {
          if (rim.stream().filter(corner -> towers.getOrDefault(corner, 0) == seat).count() >= 4) {
            held.add(contree);
          }
        });
    return held;
  }

  private Set<Integer> byCount() {
    int more = controlledBy(1).size() - controlledBy(2).size();
    if (more == 0) {
      more = destroyed[1] - destroyed[2];
    }
    return more > 0 ? Set.of(1) : more < 0 ? Set.of(2) : Set.of(1, 2);
  }

  private void end(Set<Integer> all) {
    winners.addAll(all);
    phase = "over";
    banned.forEach(Set::clear);
    turn = 0;
  }
}
