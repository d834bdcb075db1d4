package tianxia.games.suntzu;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What one seat has, in maps and lists by name: half of [PlainSunTzu].
final class PlainSeat {
  static final List<String> PROVINCES = List.of("Xi", "Ti", "Qi", "Mo", "Ma");
  static final List<String> PERMANENT = List.of("1", "2", "3", "4", "5", "6");
  static final List<String> CARDS =
      List.of("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "-1", "+1", "+2", "+3", "P");

  final Map<String, Integer> armies = new TreeMap<>();
  final Map<String, Integer> marks = new TreeMap<>();
  int reserve;
  int aside;
  int lost;
  final List<String> hand = new ArrayList<>(PERMANENT);
  final List<String> deck = new ArrayList<>();
  final List<String> under = new ArrayList<>();
  final List<String> drawn = new ArrayList<>();

  /// By province, in the order in which they were laid.
  final Map<String, String> orders = new LinkedHashMap<>();

  /// Whether its `1` was revealed.
  boolean one;

  /// Empty if it has none.
  String warlord = "";

  boolean spent;

  PlainSeat(boolean advanced) {
    reserve = advanced ? 18 : 21;
    aside = advanced ? 3 : 0;
    deck.addAll(List.of("7", "8", "9", "10", "-1", "-1", "-1", "+1", "+1", "+1", "P", "P"));
    if (advanced) {
      deck.addAll(List.of("+2", "+3"));
    }
  }

  int armies(String province) {
    return armies.getOrDefault(province, 0);
  }

  int armies() {
    return armies.values().stream().mapToInt(count -> count).sum();
  }

  int marks(String province) {
    return marks.getOrDefault(province, 0);
  }

  void enter(String province) {
    armies.merge(province, 1, Integer::sum);
  }

  void leave(String province) {
    armies.merge(province, -1, Integer::sum);
  }

  /// Returns an army to the reserve.
  void retreat(String province) {
    leave(province);
    reserve++;
  }

  String card(String province) {
    return orders.getOrDefault(province, "");
  }

  /// The province for which its next card is laid.
  String nextProvince() {
    return PROVINCES.get(orders.size());
  }

  static List<String> sorted(List<String> cards) {
    return cards.stream().sorted((a, b) -> CARDS.indexOf(a) - CARDS.indexOf(b)).toList();
  }
}
