package tianxia.pictures.pagoda;

import java.util.ArrayList;
import java.util.List;

/// What is built on a site, from the ground up.
record Tower(List<Floor> floors) {

  /// @param colour of its columns, as a letter
  /// @param tile what covers it: background and slots; empty for nothing yet
  /// @param roof whether that is the roof
  record Floor(char colour, int columns, String tile, boolean roof) {}

  /// From the parts that a view tells: `R4` for a floor, `=RV` for a tile, `^RV` for the roof.
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
