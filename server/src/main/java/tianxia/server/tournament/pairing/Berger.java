package tianxia.server.tournament.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// Round robin by the tables of Johann Berger (FIDE Handbook, C.05, annex 1), for any number of
/// players. The last number of an even field stays where it is, and changes the seat in each round;
/// the others move on by half the field. For an odd field the last number is nobody: whoever would
/// meet it has a bye.
public final class Berger {
  private Berger() {}

  /// All rounds once: each meets each.
  public static List<RoundPairing> rounds(int players) {
    int even = players + players % 2;
    return IntStream.range(0, even - 1).mapToObj(round -> round(players, even, round)).toList();
  }

  /// All rounds twice, the second time with the seats exchanged. The last two rounds of the first
  /// cycle change places, as the annex recommends, so that nobody has the same seat three times in
  /// a row.
  public static List<RoundPairing> doubleRounds(int players) {
    List<RoundPairing> once = new ArrayList<>(rounds(players));
    List<RoundPairing> again = once.stream().map(Berger::reversed).toList();
    if (once.size() > 1) {
      once.add(once.size() - 2, once.removeLast());
    }
    once.addAll(again);
    return List.copyOf(once);
  }

  private static RoundPairing round(int players, int even, int round) {
    int circle = even - 1;
    // Who meets the last number: 1, then half the field further in each round.
    int lead = round * (even / 2) % circle;
    List<Pair> pairs = new ArrayList<>();
    OptionalInt bye = OptionalInt.empty();
    if (players < even) {
      bye = OptionalInt.of(lead + 1);
    } else {
      pairs.add(round % 2 == 0 ? new Pair(lead + 1, even) : new Pair(even, lead + 1));
    }
    for (int i = 1; i < even / 2; i++) {
      pairs.add(new Pair((lead + i) % circle + 1, (lead - i + circle) % circle + 1));
    }
    return new RoundPairing(pairs, bye);
  }

  private static RoundPairing reversed(RoundPairing round) {
    return new RoundPairing(round.pairs().stream().map(Pair::reversed).toList(), round.bye());
  }
}
