package tianxia.server.tournament.league;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Who plays where in the next season. After the exchange between neighbours all stand in one row,
/// the highest division first, and the row is cut into divisions as equal in size as they can be,
/// the larger ones above. Where places are free, the best of the next division rise who have stayed
/// there; where a division shrinks, the last fall who have stayed in it. So a cut does not undo
/// what was won or lost at the tables as long as there is anybody else to move.
public final class NextDivisions {
  /// With fewer there is no season.
  public static final int LEAST = 2;

  private final List<List<String>> before;
  private final List<Integer> exchanged;
  private final Set<String> stay;

  private NextDivisions(List<List<String>> before, int movers, Set<String> stay) {
    this.before = before;
    this.exchanged = Exchange.of(before.stream().map(List::size).toList(), movers);
    this.stay = stay;
  }

  /// The divisions, the highest first; none if too few play. The order inside one means nothing.
  public static List<List<String>> of(League league) {
    List<Member> staying = league.staying();
    List<Integer> sizes = sizes(staying.size(), league.terms().most());
    Set<String> stay =
        staying.stream().filter(Member::placed).map(Member::account).collect(Collectors.toSet());
    List<String> row =
        new ArrayList<>(
            new NextDivisions(league.places(), league.terms().movers(), stay).row(sizes));
    staying.stream()
        .filter(member -> !row.contains(member.account()))
        .sorted(Comparator.comparingInt(Member::rating).reversed())
        .map(Member::account)
        .forEach(row::add);
    List<List<String>> divisions = new ArrayList<>();
    int from = 0;
    for (int size : sizes) {
      divisions.add(List.copyOf(row.subList(from, from + size)));
      from += size;
    }
    return divisions;
  }

  /// How large the divisions are; none where too few play.
  private static List<Integer> sizes(int players, int most) {
    if (players < LEAST) {
      return List.of();
    }
    int divisions = (players + most - 1) / most;
    return IntStream.range(0, divisions)
        .mapToObj(i -> players / divisions + (i < players % divisions ? 1 : 0))
        .toList();
  }

  /// Those who were there before, in the order in which they are cut.
  private List<String> row(List<Integer> sizes) {
    List<String> row = new ArrayList<>();
    int places = 0;
    for (int i = 0; i < before.size(); i++) {
      List<String> stayed = stayed(i);
      int rise = Math.clamp(places - row.size(), 0, stayed.size());
      row.addAll(stayed.subList(0, rise));
      row.addAll(come(i));
      row.addAll(stayed.subList(rise, stayed.size()));
      places += i < sizes.size() ? sizes.get(i) : 0;
    }
    return row;
  }

  /// Who neither goes up nor down. Who has left counts among those who do: the place stays free.
  private List<String> stayed(int i) {
    List<String> here = before.get(i);
    return staying(here.subList(border(i - 1), here.size() - border(i)));
  }

  /// Who comes from above, then who comes from below.
  private List<String> come(int i) {
    List<String> all = new ArrayList<>();
    if (i > 0) {
      List<String> above = before.get(i - 1);
      all.addAll(staying(above.subList(above.size() - border(i - 1), above.size())));
    }
    if (i + 1 < before.size()) {
      all.addAll(staying(before.get(i + 1).subList(0, border(i))));
    }
    return all;
  }

  /// How many change places over the border below a division.
  private int border(int i) {
    return i < 0 || i >= exchanged.size() ? 0 : exchanged.get(i);
  }

  private List<String> staying(List<String> accounts) {
    return accounts.stream().filter(stay::contains).toList();
  }
}
