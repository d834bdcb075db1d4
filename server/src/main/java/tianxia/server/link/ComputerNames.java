package tianxia.server.link;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tianxia.server.message.table.SeatInfo;

/// Which of the four names of its level a computer has at a table, numbered as on the page
/// (`web/src/table/names/computers.ts`). The name stays the same in a rematch, which rotates the
/// seats; computers that took over from a player who left are numbered from the end.
final class ComputerNames {
  private static final int NAMES = 4;
  private static final String PERSON = "person";

  private ComputerNames() {}

  /// From 1.
  static int number(List<SeatInfo> seats, int seat) {
    List<String> takers = seats.stream().map(ComputerNames::taker).toList();
    String own = takers.get(seat - 1);
    int first = first(takers);
    int place = 0;
    for (int i = 0; i < takers.size(); i++) {
      int index = (first + i) % takers.size();
      if (index == seat - 1) {
        break;
      }
      place += takers.get(index).equals(own) ? 1 : 0;
    }
    return own.equals(PERSON) ? Math.max(1, NAMES - place) : Math.min(NAMES, place + 1);
  }

  /// A player's seat keeps its commitment when they leave it.
  private static String taker(SeatInfo seat) {
    return seat.kind().equals("computer") && seat.commitment().isEmpty()
        ? seat.level().orElse("medium")
        : PERSON;
  }

  /// The start of the lexicographically first rotation, with people before computers.
  private static int first(List<String> takers) {
    List<String> rotations = new ArrayList<>();
    for (int start = 0; start < takers.size(); start++) {
      StringBuilder signs = new StringBuilder();
      for (int i = 0; i < takers.size(); i++) {
        signs.append(takers.get((start + i) % takers.size()).equals(PERSON) ? '0' : '1');
      }
      rotations.add(signs.toString());
    }
    return IntStream.range(0, rotations.size())
        .reduce(0, (best, i) -> rotations.get(i).compareTo(rotations.get(best)) < 0 ? i : best);
  }
}
