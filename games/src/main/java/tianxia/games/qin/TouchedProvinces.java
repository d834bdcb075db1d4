package tianxia.games.qin;

import java.util.ArrayList;
import java.util.List;

/// What a tile's squares of one colour touch of that colour, before it is laid (QIN-8). Used for
/// narration only.
///
/// @param squares the tile's squares of this colour, in reading order
/// @param provinces the slots of the provinces touched, in the order of their first squares
/// @param lone the single squares touched, in reading order
record TouchedProvinces(
    int colour, List<Integer> squares, List<Integer> provinces, List<Integer> lone) {

  /// For each colour of a tile, starting with that of its first square.
  static List<TouchedProvinces> byColour(Land land, int placement) {
    int pair = Actions.pair(placement);
    int first = Actions.firstSquare(placement);
    int second = Actions.secondSquare(placement);
    if (Tiles.first(pair) == Tiles.second(pair)) {
      return List.of(of(land, Tiles.first(pair), List.of(first, second)));
    }
    return List.of(
        of(land, Tiles.first(pair), List.of(first)), of(land, Tiles.second(pair), List.of(second)));
  }

  private static TouchedProvinces of(Land land, int colour, List<Integer> squares) {
    List<Integer> beside = new ArrayList<>();
    for (int square : squares) {
      for (int near : Squares.beside(square)) {
        if (land.provinces.colourAt(near) == colour && !beside.contains(near)) {
          beside.add(near);
        }
      }
    }
    beside.sort(null);
    List<Integer> lone = new ArrayList<>();
    List<Integer> provinces = new ArrayList<>();
    for (int square : beside) {
      int province = land.provinces.provinceAt(square);
      if (province == 0) {
        lone.add(square);
      } else if (!provinces.contains(province)) {
        provinces.add(province);
      }
    }
    provinces.sort((a, b) -> squaresOf(land, a).getFirst() - squaresOf(land, b).getFirst());
    return new TouchedProvinces(colour, squares, List.copyOf(provinces), List.copyOf(lone));
  }

  /// The squares of a province in reading order.
  static List<Integer> squaresOf(Land land, int province) {
    List<Integer> all = new ArrayList<>();
    for (int square = 0; square < Squares.END; square++) {
      if (land.provinces.provinceAt(square) == province) {
        all.add(square);
      }
    }
    return all;
  }

  /// The first square of each province.
  static List<Integer> firsts(Land land, List<Integer> provinces) {
    return provinces.stream().map(province -> squaresOf(land, province).getFirst()).toList();
  }

  /// The number of squares of a seat in these provinces.
  static int sum(Land land, List<Integer> provinces, int seat) {
    return provinces.stream()
        .filter(province -> land.provinces.owner(province) == seat)
        .mapToInt(land.provinces::size)
        .sum();
  }

  /// The squares of these provinces that the tile touches.
  List<Integer> sides(Land land, List<Integer> of) {
    return squares.stream()
        .flatMap(square -> Squares.beside(square).stream())
        .filter(square -> land.provinces.colourAt(square) == colour)
        .filter(square -> of.contains(land.provinces.provinceAt(square)))
        .distinct()
        .sorted()
        .toList();
  }

  /// The tile's squares and the single squares that join it, in reading order.
  List<Integer> added() {
    List<Integer> all = new ArrayList<>(squares);
    all.addAll(lone);
    return all.stream().sorted().toList();
  }
}
