package tianxia.server.tournament.pairing.swiss;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// When a pairing of a bracket is generated, by going through the exchanges in their order (FIDE
/// C.04.3, 4.2 to 4.4).
record GenerationOrder(List<SwissPlayer> members, List<SwissPlayer[]> pairs, int score) {
  private static final Comparator<List<Integer>> EXCHANGES =
      Comparator.<List<Integer>>comparingInt(GenerationOrder::count)
          .thenComparingInt(GenerationOrder::difference)
          .thenComparing(
              exchange -> highestFirst(exchange.subList(0, count(exchange))),
              GenerationOrder::highestFirst)
          .thenComparing(
              exchange -> exchange.subList(count(exchange), exchange.size()),
              GenerationOrder::lowestFirst);

  List<Integer> key() {
    Map<Integer, Integer> partners = new TreeMap<>();
    List<Integer> rest = new ArrayList<>();
    List<Integer> key = new ArrayList<>();
    for (int i = 0; i < members.size(); i++) {
      int partner = partner(i);
      if (members.get(i).score() > score) {
        if (partner >= 0) {
          partners.put(i, partner);
        }
      } else if (partner < 0 || members.get(partner).score() == score) {
        rest.add(i);
      }
    }
    key.addAll(partners.keySet());
    key.addAll(partners.values());
    key.addAll(remainder(rest));
    return key;
  }

  private int partner(int index) {
    SwissPlayer player = members.get(index);
    return pairs.stream()
        .filter(pair -> List.of(pair).contains(player))
        .mapToInt(pair -> members.indexOf(pair[0].equals(player) ? pair[1] : pair[0]))
        .findFirst()
        .orElse(-1);
  }

  private List<Integer> remainder(List<Integer> rest) {
    List<Integer> partners =
        rest.stream().map(index -> partner(index) < 0 ? -1 : rest.indexOf(partner(index))).toList();
    int half = (int) partners.stream().filter(partner -> partner >= 0).count() / 2;
    List<List<Integer>> exchanges =
        IntStream.range(0, 1 << rest.size())
            .filter(bits -> Integer.bitCount(bits) == half)
            .mapToObj(bits -> exchange(bits, half, rest.size()))
            .sorted(EXCHANGES)
            .toList();
    for (int i = 0; i < exchanges.size(); i++) {
      List<Integer> exchange = exchanges.get(i);
      List<Integer> s1 =
          IntStream.range(0, rest.size())
              .filter(index -> index < half != exchange.contains(index))
              .boxed()
              .toList();
      if (s1.stream()
          .allMatch(index -> partners.get(index) >= 0 && !s1.contains(partners.get(index)))) {
        List<Integer> key = new ArrayList<>(List.of(i));
        s1.forEach(index -> key.add(partners.get(index)));
        return key;
      }
    }
    throw new AssertionError("never generated");
  }

  /// What moves from S1 to S2, then what moves from S2 to S1.
  private static List<Integer> exchange(int s1, int half, int size) {
    List<Integer> moved = new ArrayList<>();
    IntStream.range(0, half).filter(i -> (s1 >> i & 1) == 0).forEach(moved::add);
    IntStream.range(half, size).filter(i -> (s1 >> i & 1) == 1).forEach(moved::add);
    return moved;
  }

  private static int count(List<Integer> exchange) {
    return exchange.size() / 2;
  }

  private static int difference(List<Integer> exchange) {
    return IntStream.range(0, exchange.size())
        .map(i -> i < count(exchange) ? -exchange.get(i) : exchange.get(i))
        .sum();
  }

  private static List<Integer> highestFirst(List<Integer> moved) {
    return moved.stream().sorted(Comparator.reverseOrder()).collect(Collectors.toList());
  }

  private static int highestFirst(List<Integer> a, List<Integer> b) {
    return lowestFirst(b, a);
  }

  private static int lowestFirst(List<Integer> a, List<Integer> b) {
    return IntStream.range(0, Math.min(a.size(), b.size()))
        .map(i -> Integer.compare(a.get(i), b.get(i)))
        .filter(difference -> difference != 0)
        .findFirst()
        .orElse(0);
  }
}
