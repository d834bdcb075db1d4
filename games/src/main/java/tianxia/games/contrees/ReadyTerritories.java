package tianxia.games.contrees;

import java.util.HashMap;
import java.util.Map;
import java.util.StringTokenizer;
import tianxia.games.data.Resource;
import tianxia.kernel.words.Lines;

/// The ready territories (CON-14), read from `territories.txt`, which describes its own format.
final class ReadyTerritories {
  private ReadyTerritories() {}

  /// The territories by number of contrées.
  ///
  /// @throws IllegalStateException if the file is invalid, because the build is broken
  static Map<Integer, Territory> read() {
    return parse(Resource.text("contrees/territories.txt"));
  }

  static Map<Integer, Territory> parse(String text) {
    Map<Integer, Territory> all = new HashMap<>();
    int size = 0;
    long[] rows = new long[Place.ROWS];
    for (String line : Lines.of(text)) {
      StringTokenizer words = new StringTokenizer(line);
      if (line.startsWith("territory ")) {
        add(all, size, rows);
        words.nextToken();
        size = Integer.parseInt(words.nextToken());
        rows = new long[Place.ROWS];
      } else if (!line.startsWith("#")) {
        while (words.hasMoreTokens()) {
          mark(rows, words.nextToken());
        }
      }
    }
    add(all, size, rows);
    return Map.copyOf(all);
  }

  private static void mark(long[] rows, String name) {
    if (!(Notation.parse("tile " + name) instanceof Notation.Said.Tile(int q, int r))
        || !Place.inReach(q, r)) {
      throw new IllegalStateException("no place of a territory: " + name);
    }
    rows[r + Place.REACH] |= 1L << q + Place.REACH;
  }

  private static void add(Map<Integer, Territory> all, int size, long[] rows) {
    if (size == 0) {
      return;
    }
    Territory territory = new Territory();
    territory.build(rows, 1, Place.ROWS - 2);
    if (territory.tiles != size || !connected(rows)) {
      throw new IllegalStateException("territory " + size + " is not " + size + " in one piece");
    }
    all.put(size, territory);
  }

  private static boolean connected(long[] rows) {
    long[] reached = new long[Place.ROWS];
    int count = 0;
    int before = -1;
    for (int row = 0; row < Place.ROWS && count == 0; row++) {
      reached[row] = Long.lowestOneBit(rows[row]);
      count = Long.bitCount(reached[row]);
    }
    while (count != before) {
      before = count;
      count = 0;
      for (int row = 1; row < Place.ROWS - 1; row++) {
        reached[row] |= LaidContrees.beside(reached, row) & rows[row];
        count += Long.bitCount(reached[row]);
      }
    }
    int all = 0;
    for (long row : rows) {
      all += Long.bitCount(row);
    }
    return count == all;
  }
}
