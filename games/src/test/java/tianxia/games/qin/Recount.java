package tianxia.games.qin;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Recomputes what a state updates incrementally: tiles, pagodas, provinces, legal places.
final class Recount {
  private final QinState state;
  private final Land land;

  private Recount(QinState state) {
    this.state = state;
    this.land = state.land;
  }

  static Optional<String> problem(QinState state) {
    Recount recount = new Recount(state);
    return recount.tiles().or(recount::provinces).or(recount::places);
  }

  private Optional<String> tiles() {
    int laid = 0;
    for (int square = 0; square < Squares.END; square++) {
      laid += land.provinces.colourAt(square) >= 0 && land.board.start(square) < 0 ? 1 : 0;
    }
    int tiles = laid / 2 + state.inBag();
    int kinds = 0;
    for (int kind = 0; kind < Tiles.KINDS; kind++) {
      kinds += state.inBag(kind);
    }
    for (int seat = 1; seat <= state.seats(); seat++) {
      tiles += Tiles.size(state.hand(seat));
    }
    if (tiles != Tiles.ALL || kinds != state.inBag()) {
      return Optional.of(tiles + " tiles, " + kinds + " of them in the bag of " + state.inBag());
    }
    return Optional.empty();
  }

  /// Provinces are what their squares say, and each pagoda stands somewhere.
  private Optional<String> provinces() {
    int[] pagodas = new int[state.seats() + 1];
    Set<Integer> seen = new HashSet<>();
    Set<Integer> slots = new HashSet<>();
    for (int square = 0; square < Squares.END; square++) {
      if (land.provinces.colourAt(square) < 0 || seen.contains(square)) {
        continue;
      }
      List<Integer> set = connected(square);
      seen.addAll(set);
      int province = land.provinces.provinceAt(square);
      boolean same = set.stream().allMatch(each -> land.provinces.provinceAt(each) == province);
      boolean single =
          set.size() == 1 ? province == 0 : land.provinces.size(province) == set.size();
      boolean major = province != 0 && land.provinces.major(province);
      if (!same || !single || major != set.size() >= Provinces.MAJOR) {
        return Optional.of("the province at " + Squares.name(square));
      }
      if (province != 0) {
        pagodas[land.provinces.owner(province)] += major ? 2 : 1;
        if (!slots.add(province)) {
          return Optional.of("two provinces in one slot at " + Squares.name(square));
        }
      }
    }
    for (int owner : land.villageOwner) {
      pagodas[owner]++;
    }
    for (int seat = 1; seat <= state.seats(); seat++) {
      if (land.supply[seat] != state.pagodas() - pagodas[seat]) {
        return Optional.of("the supply of " + seat + ": " + Arrays.toString(land.supply));
      }
    }
    return Optional.empty();
  }

  private List<Integer> connected(int from) {
    List<Integer> all = new ArrayList<>(List.of(from));
    for (int i = 0; i < all.size(); i++) {
      for (int next : Squares.beside(all.get(i))) {
        if (land.provinces.colourAt(next) == land.provinces.colourAt(from) && !all.contains(next)) {
          all.add(next);
        }
      }
    }
    return all;
  }

  /// The places kept up for a kind of tile are those that hold when looked at one by one.
  private Optional<String> places() {
    int kind = state.inBag() % Tiles.KINDS;
    int[] listed = new int[state.maxLegal()];
    int count = LegalActions.list(land, Tiles.plus(0, kind), listed);
    int[] expected = oneByOne(kind);
    return Arrays.equals(Arrays.copyOf(listed, count), expected)
        ? Optional.empty()
        : Optional.of(
            "the places of " + Tiles.name(kind) + ": " + count + ", not " + expected.length);
  }

  private int[] oneByOne(int kind) {
    List<Integer> all = new ArrayList<>();
    for (int first = 0; first < Squares.END; first++) {
      for (int second : free(first) ? Squares.beside(first) : List.<Integer>of()) {
        if (second > first && free(second) && Refusals.beside(land, List.of(first, second))) {
          int down = second == first + Squares.DOWN ? 1 : 0;
          for (int pair = 0; pair < Tiles.PAIRS; pair++) {
            int action = Actions.placement(pair, down, first);
            if (Tiles.kindOf(pair) == kind && canJoin(TouchedProvinces.byColour(land, action))) {
              all.add(action);
            }
          }
        }
      }
    }
    return all.stream().mapToInt(Integer::intValue).sorted().toArray();
  }

  private boolean free(int square) {
    return land.board.steppe(square) && land.provinces.colourAt(square) < 0;
  }

  private boolean canJoin(List<TouchedProvinces> colours) {
    for (TouchedProvinces touched : colours) {
      if (!canJoin(touched)) {
        return false;
      }
    }
    return true;
  }

  private boolean canJoin(TouchedProvinces touched) {
    if (touched.provinces().size() < 2) {
      return true;
    }
    long majors = touched.provinces().stream().filter(land.provinces::major).count();
    if (majors > 0) {
      return majors < 2;
    }
    int[] sums = new int[state.seats() + 1];
    for (int seat = 1; seat <= state.seats(); seat++) {
      sums[seat] = TouchedProvinces.sum(land, touched.provinces(), seat);
    }
    Arrays.sort(sums);
    return sums[sums.length - 1] > sums[sums.length - 2];
  }
}
