package tianxia.pictures.qin;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/// The board: SIZE × SIZE squares, numbered in reading order, and its connected areas.
record Grid(List<String> rows) {
  static final int SIZE = 13;
  static final double SIDE = 50;

  /// Above, right, below, left.
  private static final int[][] WAYS = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};

  /// Connected squares of one kind, in reading order.
  record Area(char kind, List<Integer> squares) {
    /// The name of its first square.
    String name() {
      int first = squares.getFirst();
      return Character.toString('a' + column(first)) + (row(first) + 1);
    }

    /// Its centre, in drawing units.
    double middle(boolean across) {
      double sum = 0;
      for (int square : squares) {
        sum += across ? column(square) : row(square);
      }
      return (sum / squares.size() + 0.5) * SIDE;
    }
  }

  static int column(int square) {
    return square % SIZE;
  }

  static int row(int square) {
    return square / SIZE;
  }

  /// The neighbour of a square, or -1 off the board.
  static int neighbour(int square, int way) {
    int x = column(square) + WAYS[way][0];
    int y = row(square) + WAYS[way][1];
    return x >= 0 && x < SIZE && y >= 0 && y < SIZE ? y * SIZE + x : -1;
  }

  char kind(int square) {
    int y = row(square);
    int x = column(square);
    return y < rows.size() && x < rows.get(y).length() ? rows.get(y).charAt(x) : '.';
  }

  /// All areas except the steppe.
  List<Area> areas() {
    List<Area> areas = new ArrayList<>();
    BitSet seen = new BitSet();
    for (int square = 0; square < SIZE * SIZE; square++) {
      if (kind(square) != '.' && kind(square) != ' ' && !seen.get(square)) {
        areas.add(area(square, seen));
      }
    }
    return areas;
  }

  private Area area(int start, BitSet seen) {
    List<Integer> squares = new ArrayList<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(start));
    seen.set(start);
    while (!open.isEmpty()) {
      int square = open.remove();
      squares.add(square);
      for (int way = 0; way < WAYS.length; way++) {
        int next = neighbour(square, way);
        if (next >= 0 && !seen.get(next) && kind(next) == kind(start)) {
          seen.set(next);
          open.add(next);
        }
      }
    }
    Collections.sort(squares);
    return new Area(kind(start), List.copyOf(squares));
  }
}
