package tianxia.games.qin;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import tianxia.games.data.Resource;

/// The board written plainly from the clauses: only what is on the table is stored, and everything
/// else is recomputed when needed.
final class ReferenceLand {
  /// A set of connected squares of one colour with a pagoda on it.
  record Province(char colour, int owner, Set<Square> squares) {
    boolean major() {
      return squares.size() >= 5;
    }

    int pagodas() {
      return major() ? 2 : 1;
    }
  }

  /// Column and row from 0.
  record Square(int column, int row) implements Comparable<Square> {
    static Square parse(String name) {
      return new Square(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
    }

    @Override
    public int compareTo(Square other) {
      return row != other.row ? row - other.row : column - other.column;
    }

    @Override
    public String toString() {
      return (char) ('a' + column) + "" + (row + 1);
    }

    List<Square> neighbours() {
      return List.of(
          new Square(column, row - 1),
          new Square(column - 1, row),
          new Square(column + 1, row),
          new Square(column, row + 1));
    }
  }

  /// A placement: two squares and their colours.
  record Placement(char firstColour, Square first, char secondColour, Square second) {
    @Override
    public String toString() {
      return "" + firstColour + first + secondColour + second;
    }

    static Placement parse(String text) {
      int split = Math.max(text.lastIndexOf('R'), text.lastIndexOf('Y'));
      split = Math.max(split, text.lastIndexOf('B'));
      return new Placement(
          text.charAt(0),
          Square.parse(text.substring(1, split)),
          text.charAt(split),
          Square.parse(text.substring(split + 1)));
    }

    String tile() {
      String one = "" + firstColour + secondColour;
      return ReferenceQin.KINDS.contains(one) ? one : "" + secondColour + firstColour;
    }

    List<Square> of(char colour) {
      List<Square> all = new ArrayList<>();
      if (firstColour == colour) {
        all.add(first);
      }
      if (secondColour == colour) {
        all.add(second);
      }
      return all;
    }

    List<Character> colours() {
      return firstColour == secondColour
          ? List.of(firstColour)
          : List.of(firstColour, secondColour);
    }
  }

  /// All of the board, row by row.
  static final List<Square> SQUARES =
      IntStream.range(0, 13 * 13).mapToObj(i -> new Square(i % 13, i / 13)).toList();

  final int seats;
  private final char[][] ground = new char[13][];
  final List<Province> provinces = new ArrayList<>();
  final List<Set<Square>> villages = new ArrayList<>();
  final Map<Set<Square>, Integer> villageOwners = new HashMap<>();

  ReferenceLand(String board, int seats) {
    this.seats = seats;
    List<String> rows =
        Resource.text("qin/" + board + ".txt").lines().filter(l -> !l.startsWith("#")).toList();
    for (int row = 0; row < 13; row++) {
      ground[row] = rows.get(row).substring(0, 13).toCharArray();
    }
    Set<Square> seen = new HashSet<>();
    for (Square square : SQUARES) {
      if (at(square) == 'o' && !seen.contains(square)) {
        Set<Square> village = connected(square);
        seen.addAll(village);
        villages.add(village);
      }
    }
  }

  /// What lies there, a space off the board.
  char at(Square square) {
    boolean on = square.row >= 0 && square.row < 13 && square.column >= 0 && square.column < 13;
    return on ? ground[square.row][square.column] : ' ';
  }

  private void put(Square square, char colour) {
    ground[square.row][square.column] = colour;
  }

  private Set<Square> connected(Square from) {
    List<Square> all = new ArrayList<>(List.of(from));
    for (int i = 0; i < all.size(); i++) {
      for (Square next : all.get(i).neighbours()) {
        if (at(next) == at(from) && !all.contains(next)) {
          all.add(next);
        }
      }
    }
    return new TreeSet<>(all);
  }

  boolean allowed(Placement placement) {
    // QIN-5
    boolean steppe = at(placement.first) == '.' && at(placement.second) == '.';
    boolean beside = false;
    for (Square half : List.of(placement.first, placement.second)) {
      for (Square near : half.neighbours()) {
        beside |= "RYB".indexOf(at(near)) >= 0;
      }
    }
    if (!steppe || !beside) {
      return false;
    }
    for (char colour : placement.colours()) {
      List<Province> joined = joined(placement, colour);
      long majors = joined.stream().filter(Province::major).count();
      // QIN-12; QIN-13 and QIN-14
      if (majors > 1 || joined.size() > 1 && majors == 0 && strongest(joined).size() > 1) {
        return false;
      }
    }
    return true;
  }

  private List<Province> joined(Placement placement, char colour) {
    Set<Square> touched = new TreeSet<>();
    for (Square half : placement.of(colour)) {
      for (Square near : half.neighbours()) {
        if (at(near) == colour) {
          touched.add(near);
        }
      }
    }
    List<Province> joined = new ArrayList<>();
    for (Province province : touched.isEmpty() ? List.<Province>of() : provinces) {
      if (province.colour == colour && touched.stream().anyMatch(province.squares::contains)) {
        joined.add(province);
      }
    }
    return joined;
  }

  /// The seats with the highest sum of squares.
  private List<Integer> strongest(List<Province> joined) {
    int[] sums = new int[seats + 1];
    joined.forEach(province -> sums[province.owner] += province.squares.size());
    return best(sums);
  }

  List<Integer> best(int[] counts) {
    List<Integer> best = new ArrayList<>();
    for (int seat = 1; seat <= seats; seat++) {
      if (best.isEmpty() || counts[seat] >= counts[best.getFirst()]) {
        if (!best.isEmpty() && counts[seat] > counts[best.getFirst()]) {
          best.clear();
        }
        best.add(seat);
      }
    }
    return best;
  }

  /// Lays a tile and applies the consequences.
  void place(int mover, Placement placement) {
    List<Character> colours = placement.colours();
    List<List<Province>> joined = new ArrayList<>();
    colours.forEach(colour -> joined.add(joined(placement, colour)));
    put(placement.first, placement.firstColour);
    put(placement.second, placement.secondColour);
    for (int i = 0; i < colours.size(); i++) {
      Square square = placement.of(colours.get(i)).getFirst();
      settle(mover, connected(square), colours.get(i), joined.get(i));
    }
    villages.forEach(this::settle);
  }

  /// QIN-8 to QIN-11, QIN-13.
  private void settle(int mover, Set<Square> set, char colour, List<Province> joined) {
    if (set.size() < 2) {
      return;
    }
    int owner = mover;
    if (joined.size() == 1) {
      owner = joined.getFirst().owner;
    } else if (joined.size() > 1) {
      owner =
          joined.stream()
              .filter(Province::major)
              .findFirst()
              .map(Province::owner)
              .orElseGet(() -> strongest(joined).getFirst());
    }
    provinces.removeAll(joined);
    provinces.add(new Province(colour, owner, set));
  }

  /// QIN-15, QIN-16.
  private void settle(Set<Square> village) {
    int[] counts = new int[seats + 1];
    for (Province province : provinces) {
      if (village.stream()
          .anyMatch(s -> s.neighbours().stream().anyMatch(province.squares::contains))) {
        counts[province.owner] += province.pagodas();
      }
    }
    List<Integer> best = best(counts);
    if (best.size() == 1) {
      villageOwners.put(village, best.getFirst());
    }
  }

  int pagodas(int seat) {
    int provinces =
        this.provinces.stream().filter(p -> p.owner == seat).mapToInt(Province::pagodas).sum();
    return provinces + (int) villageOwners.values().stream().filter(o -> o == seat).count();
  }
}
