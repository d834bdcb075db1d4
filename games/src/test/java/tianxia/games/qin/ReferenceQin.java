package tianxia.games.qin;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// The rules written plainly from the clauses: hands, bag and turns over a [ReferenceLand].
final class ReferenceQin {
  static final List<String> KINDS = List.of("RR", "YY", "BB", "RY", "RB", "YB");

  final int seats;
  final ReferenceLand land;
  final List<List<String>> hands = new ArrayList<>();
  final List<String> bag = new ArrayList<>();
  private final int allotment;
  String phase = "draw";
  int turn = 1;
  List<Integer> winners = List.of();

  ReferenceQin(String board, int seats) {
    this.seats = seats;
    land = new ReferenceLand(board, seats);
    allotment = seats == 2 ? 24 : seats == 3 ? 19 : 15;
    for (int seat = 1; seat <= seats; seat++) {
      hands.add(new ArrayList<>());
    }
    for (String kind : KINDS) {
      for (int i = 0; i < 12; i++) {
        bag.add(kind);
      }
    }
  }

  /// The legal actions of the actor.
  Set<String> legal() {
    return switch (phase) {
      case "draw" -> {
        Set<String> draws = new TreeSet<>();
        bag.forEach(kind -> draws.add("draw " + kind));
        yield draws;
      }
      case "place" -> {
        Set<String> all = new TreeSet<>();
        placements(turn).forEach(each -> all.add(each.toString()));
        // QIN-6
        yield all.isEmpty() ? Set.of("pass") : all;
      }
      default -> Set.of();
    };
  }

  /// Whether an action is legal, without listing all of them.
  boolean allows(String action) {
    if (action.startsWith("draw ")) {
      return phase.equals("draw") && bag.contains(action.substring(5));
    }
    if (!phase.equals("place")) {
      return false;
    }
    return action.equals("pass")
        ? !canPlace(turn)
        : candidates(turn).stream()
            .filter(each -> each.toString().equals(action))
            .anyMatch(land::allowed);
  }

  private List<ReferenceLand.Placement> placements(int seat) {
    return candidates(seat).stream().filter(land::allowed).toList();
  }

  private boolean canPlace(int seat) {
    return candidates(seat).stream().anyMatch(land::allowed);
  }

  /// Each tile of the hand on each two neighbouring squares, in both orientations.
  private List<ReferenceLand.Placement> candidates(int seat) {
    List<ReferenceLand.Placement> all = new ArrayList<>();
    for (String tile : new TreeSet<>(hands.get(seat - 1))) {
      char a = tile.charAt(0);
      char b = tile.charAt(1);
      for (ReferenceLand.Square first : ReferenceLand.SQUARES) {
        for (ReferenceLand.Square second : first.neighbours()) {
          if (first.compareTo(second) < 0) {
            all.add(new ReferenceLand.Placement(a, first, b, second));
            if (a != b) {
              all.add(new ReferenceLand.Placement(b, first, a, second));
            }
          }
        }
      }
    }
    return all;
  }

  void play(String action) {
    if (action.startsWith("draw ")) {
      draw(action.substring(5));
    } else if (action.equals("pass")) {
      turn = turn % seats + 1;
    } else {
      place(ReferenceLand.Placement.parse(action));
    }
  }

  private void draw(String kind) {
    bag.remove(kind);
    hands.get(turn - 1).add(kind);
    int drawn = 72 - bag.size();
    if (drawn < 3 * seats) {
      // QIN-3
      turn = drawn / 3 + 1;
    } else if (drawn == 3 * seats) {
      turn = 1;
      phase = "place";
    } else {
      next();
    }
  }

  private void place(ReferenceLand.Placement placement) {
    hands.get(turn - 1).remove(placement.tile());
    land.place(turn, placement);
    // QIN-18, QIN-19
    for (int i = 0, seat = turn; i < seats; i++, seat = seat % seats + 1) {
      if (land.pagodas(seat) >= allotment) {
        over(List.of(seat));
        return;
      }
    }
    if (bag.isEmpty()) {
      next();
    } else {
      phase = "draw";
    }
  }

  int supply(int seat) {
    return Math.max(0, allotment - land.pagodas(seat));
  }

  /// QIN-20.
  private void next() {
    int seat = 1;
    while (seat <= seats && !canPlace(seat)) {
      seat++;
    }
    if (seat <= seats) {
      turn = turn % seats + 1;
      phase = "place";
      return;
    }
    int[] counts = new int[seats + 1];
    for (seat = 1; seat <= seats; seat++) {
      counts[seat] = land.pagodas(seat);
    }
    over(land.best(counts));
  }

  private void over(List<Integer> winning) {
    phase = "over";
    turn = 0;
    winners = winning;
  }
}
