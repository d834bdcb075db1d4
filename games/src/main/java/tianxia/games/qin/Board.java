package tianxia.games.qin;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tianxia.games.data.Resource;
import tianxia.kernel.words.Lines;

/// A side of the board (QIN-2), as printed. Immutable.
final class Board {
  static final Board BIRD = read("bird");
  static final Board LION = read("lion");

  /// The steppe, without the start squares.
  final long[] steppe = new long[Squares.WORDS];

  /// The squares beside each village, by village; villages are in the order of their first squares.
  final int[][] besideVillage;

  /// The villages beside each square, as a bit set.
  final long[] villagesBeside = new long[Squares.END];

  /// A row in quotes, and a comma or the closing bracket.
  private static final int ROW = Squares.SIDE + 3;

  private final String name;
  private final byte[] rows;
  private final char[] printed = new char[Squares.END];
  private final List<List<Integer>> villages = new ArrayList<>();
  private final int dominoes;

  private Board(String name, List<String> rows) {
    this.name = name;
    this.rows = ("[\"" + String.join("\",\"", rows) + "\"]").getBytes(StandardCharsets.US_ASCII);
    Arrays.fill(printed, ' ');
    if (rows.size() != Squares.SIDE) {
      throw wrong("has " + rows.size() + " rows");
    }
    for (int row = 0; row < Squares.SIDE; row++) {
      print(row, rows.get(row));
    }
    int pairs = 0;
    for (int square = 0; square < Squares.END; square++) {
      for (int other : other(square)) {
        pairs += steppe(square) && steppe(other) ? 1 : 0;
      }
      if (printed[square] == 'o' && villageAt(square) < 0) {
        villages.add(spread(square));
      }
    }
    dominoes = pairs;
    besideVillage = new int[villages.size()][];
    if (villages.size() > Long.SIZE) {
      throw wrong("has more than 64 villages");
    }
    for (int village = 0; village < villages.size(); village++) {
      besideVillage[village] = besides(village);
    }
  }

  static Board named(String name) {
    return name.equals("lion") ? LION : BIRD;
  }

  private static Board read(String name) {
    List<String> rows =
        Lines.of(Resource.text("qin/" + name + ".txt")).stream()
            .filter(line -> !line.startsWith("#") && !line.isBlank())
            .toList();
    return new Board(name, rows);
  }

  private void print(int row, String text) {
    if (text.length() != Squares.SIDE) {
      throw wrong("row " + (row + 1) + " has " + text.length() + " squares");
    }
    for (int column = 0; column < Squares.SIDE; column++) {
      int square = Squares.of(column, row);
      char what = text.charAt(column);
      if (".o~RYB".indexOf(what) < 0) {
        throw wrong(Squares.name(square) + " is " + what);
      }
      printed[square] = what;
      if (what == '.') {
        steppe[square / 64] |= 1L << square;
      }
      for (int before : Squares.beside(square)) {
        // Two adjacent start squares of one colour would be a province that nobody has founded.
        if (before < square && printed[before] == what && start(square) >= 0) {
          throw wrong("the starts " + Squares.name(before) + " and " + Squares.name(square));
        }
      }
    }
  }

  private IllegalStateException wrong(String how) {
    return new IllegalStateException("board " + name + ": " + how);
  }

  private static List<Integer> other(int square) {
    return Squares.beside(square).stream().filter(other -> other > square).toList();
  }

  private List<Integer> spread(int from) {
    List<Integer> all = new ArrayList<>(List.of(from));
    for (int i = 0; i < all.size(); i++) {
      for (int next : Squares.beside(all.get(i))) {
        if (printed[next] == 'o' && !all.contains(next)) {
          all.add(next);
        }
      }
    }
    return all.stream().sorted().toList();
  }

  private int[] besides(int village) {
    List<Integer> all = new ArrayList<>();
    for (int square : villages.get(village)) {
      for (int beside : Squares.beside(square)) {
        if ((steppe(beside) || start(beside) >= 0) && !all.contains(beside)) {
          all.add(beside);
          villagesBeside[beside] |= 1L << village;
        }
      }
    }
    return all.stream().sorted().mapToInt(Integer::intValue).toArray();
  }

  String name() {
    return name;
  }

  /// The printed rows as a JSON array of strings.
  byte[] rows() {
    return rows.clone();
  }

  /// Where the squares of a row begin in [#rows].
  static int rowAt(int row) {
    return 2 + row * ROW;
  }

  boolean steppe(int square) {
    return printed[square] == '.';
  }

  boolean water(int square) {
    return printed[square] == '~';
  }

  /// `.`, `o`, `~`, `R`, `Y` or `B`.
  char printed(int square) {
    return printed[square];
  }

  /// The colour of a start square, or −1.
  int start(int square) {
    return Tiles.colour(printed[square]);
  }

  /// The squares of each village, ascending; villages in the order of their first squares.
  List<List<Integer>> villages() {
    return villages;
  }

  /// The village on this square, or −1.
  int villageAt(int square) {
    for (int village = 0; village < villages.size(); village++) {
      if (villages.get(village).contains(square)) {
        return village;
      }
    }
    return -1;
  }

  /// The number of places for a tile: pairs of steppe squares that share an edge.
  int dominoes() {
    return dominoes;
  }
}
