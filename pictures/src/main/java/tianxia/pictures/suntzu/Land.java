package tianxia.pictures.suntzu;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tianxia.pictures.vector.Path;
import tianxia.pictures.vector.Shape;

/// The outlines of the map, written by `web/scripts/art.mjs`: 690 × 430.
record Land(Path coast, Map<String, Path> provinces, List<Path> borders, List<Path> wall) {
  static final Land MAP = read();

  private static Land read() {
    Map<String, Path> named = new HashMap<>();
    List<Path> borders = new ArrayList<>();
    for (String line : text().lines().toList()) {
      int space = line.indexOf(' ');
      Path path = Shape.of(line.substring(space + 1));
      if (line.startsWith("border")) {
        borders.add(path);
      } else {
        named.put(line.substring(0, space), path);
      }
    }
    Path coast = named.remove("coast");
    Path wall = named.remove("wall");
    if (coast == null || wall == null) {
      throw new IllegalStateException("the map has no coast or no wall");
    }
    return new Land(coast, Map.copyOf(named), List.copyOf(borders), List.of(wall));
  }

  private static String text() {
    try (InputStream in =
        Land.class.getResourceAsStream("/tianxia/pictures/art/sun-tzu-land.txt")) {
      if (in == null) {
        throw new IllegalStateException("the map is missing from the program");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
