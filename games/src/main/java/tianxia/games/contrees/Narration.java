package tianxia.games.contrees;

import java.util.ArrayList;
import java.util.List;
import tianxia.kernel.Happening;

/// Describes what a legal action does, by comparing the positions before and after it.
final class Narration {
  private final ContreesState before;
  private final ContreesState after;
  private final Territory territory;
  private final int action;
  private final int seat;
  private final int other;
  private final List<Happening> told = new ArrayList<>();

  Narration(ContreesState before, int action) {
    this.before = before;
    this.action = action;
    seat = before.seat();
    other = 3 - seat;
    after = before.copy();
    after.apply(seat, action);
    territory = after.territory;
  }

  List<Happening> told() {
    if (Actions.isTile(action)) {
      tile();
    } else if (Actions.isForbid(action)) {
      String corner = territory.name(action - Actions.FORBID);
      told.add(HappeningCodes.cornerForbidden(seat, other, corner));
    } else if (Actions.isTower(action)) {
      tower();
    } else if (before.phase == ContreesState.FORBIDDING) {
      told.add(HappeningCodes.nothingForbidden(seat, other));
    } else {
      told.add(HappeningCodes.passed(seat));
    }
    if (after.phase == ContreesState.OVER) {
      end();
    }
    return List.copyOf(told);
  }

  private void tile() {
    int laid = after.laying.count;
    told.add(HappeningCodes.tileLaid(seat, Place.name(action - Actions.TILE), laid, after.size));
    if (laid == after.size) {
      told.add(HappeningCodes.territoryComplete(after.size));
    }
  }

  private void tower() {
    String corner = territory.name(action);
    told.add(HappeningCodes.towerRaised(seat, corner));
    int conquered = after.control(seat) & ~before.control(seat);
    if (conquered != 0) {
      told.add(HappeningCodes.conquered(seat, letters(conquered), held(seat), corner));
    }
    List<Integer> cleaned = new ArrayList<>();
    List<Integer> encircled = new ArrayList<>();
    for (int at = 0; at < territory.corners; at++) {
      if (before.hasTower(other, at) && after.isFree(at)) {
        (liesOn(at, conquered) ? cleaned : encircled).add(at);
      }
    }
    if (!cleaned.isEmpty()) {
      told.add(HappeningCodes.cleaned(seat, other, names(cleaned)));
    }
    groups(encircled)
        .forEach(group -> told.add(HappeningCodes.encircled(seat, other, names(group))));
    int lost = before.control(other) & ~after.control(other);
    if (lost != 0) {
      told.add(HappeningCodes.controlLost(other, letters(lost), held(other)));
    }
    cleaned.addAll(encircled);
    if (!cleaned.isEmpty() && after.phase != ContreesState.OVER) {
      cleaned.sort(null);
      told.add(HappeningCodes.cornersClosed(other, names(cleaned)));
    }
  }

  private boolean liesOn(int corner, int contrees) {
    for (int i = 4 * corner; i < 4 * corner + 3; i++) {
      int contree = territory.contreesOf[i];
      if (contree >= 0 && (contrees >> contree & 1) != 0) {
        return true;
      }
    }
    return false;
  }

  /// Splits these corners into connected groups, ordered by their smallest corners.
  private List<List<Integer>> groups(List<Integer> corners) {
    List<List<Integer>> all = new ArrayList<>();
    List<Integer> rest = new ArrayList<>(corners);
    while (!rest.isEmpty()) {
      List<Integer> group = new ArrayList<>();
      group.add(rest.removeFirst());
      for (int i = 0; i < group.size(); i++) {
        int at = 4 * group.get(i) + 3;
        List<Integer> beside =
            rest.stream()
                .filter(c -> Corners.has(territory.low[at], territory.high[at], c))
                .toList();
        group.addAll(beside);
        rest.removeAll(beside);
      }
      group.sort(null);
      all.add(group);
    }
    return all;
  }

  private void end() {
    int held = held(seat);
    if (held >= Transitions.ENOUGH) {
      told.add(HappeningCodes.wonByNine(seat, held));
      return;
    }
    boolean shared = Integer.bitCount(after.winners()) == 2;
    int winner = after.winners() == 1 << 1 ? 1 : 2;
    int most = held(winner);
    int loser = 3 - winner;
    if (shared) {
      told.add(HappeningCodes.shared(most, after.destroyed(winner)));
    } else if (most > held(loser)) {
      told.add(HappeningCodes.wonByCount(winner, most, loser, held(loser)));
    } else {
      told.add(
          HappeningCodes.wonByDestroyed(
              winner, most, after.destroyed(winner), loser, after.destroyed(loser)));
    }
  }

  private int held(int who) {
    return Integer.bitCount(after.control(who));
  }

  private List<String> names(List<Integer> corners) {
    return corners.stream().map(territory::name).toList();
  }

  private static List<String> letters(int contrees) {
    List<String> all = new ArrayList<>();
    for (int rest = contrees; rest != 0; rest &= rest - 1) {
      all.add(Territory.letter(Integer.numberOfTrailingZeros(rest)));
    }
    return all;
  }
}
