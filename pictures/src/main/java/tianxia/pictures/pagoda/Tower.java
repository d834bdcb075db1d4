package tianxia.pictures.pagoda;

import java.util.ArrayList;
import java.util.List;

/// The parts built on a site, from bottom to top.
record Tower(List<Floor> floors) {

  /// @param colour of its columns, as a letter
  /// @param tile background and slots of the tile that covers it; empty if it is uncovered
  /// @param roof whether that tile is the roof
  record Floor(char colour, int columns, String tile, boolean roof) {}

  /// From the parts in a view: `R4` for a floor, `=RV` for a tile, `^RV` for the roof.
  static Tower of(List<String> parts) {
    List<Floor> floors = new ArrayList<>();
    for (String part : parts) {
      char first = part.charAt(0);
      if (first != '=' && first != '^') {
        floors.add(new Floor(first, part.charAt(1) - '0', "", false));
      } else if (!floors.isEmpty()) {
        Floor top = floors.removeLast();
        floors.add(new Floor(top.colour(), top.columns(), part.substring(1), first == '^'));
      }
    }
    return new Tower(List.copyOf(floors));
  }
}
