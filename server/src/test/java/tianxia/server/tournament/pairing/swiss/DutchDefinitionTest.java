package tianxia.server.tournament.pairing.swiss;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tianxia.server.tournament.pairing.Crosstable;
import tianxia.server.tournament.pairing.Events;
import tianxia.server.tournament.pairing.Pair;
import tianxia.server.tournament.pairing.Player;
import tianxia.server.tournament.pairing.RoundPairing;

/// The pairing is the best of all by the written criteria, in events that are played at random.
final class DutchDefinitionTest {
  private static final int EVENTS = 400;

  @Test
  void bestOfAll() {
    Random random = new Random(20);
    int compared = 0;
    for (int event = 0; event < EVENTS; event++) {
      int players = 3 + random.nextInt(6);
      SwissTerms terms =
          new SwissTerms(2 + random.nextInt(5), random.nextInt(5) > 0, random.nextBoolean());
      Crosstable table = Crosstable.fresh(players);
      boolean going = true;
      for (int round = 0; round < terms.rounds() && going; round++) {
        table = absences(table, random);
        List<RoundPairing> best = DutchByDefinition.best(table, terms);
        Optional<RoundPairing> found = DutchSwiss.strict(table, terms);
        assertThat(found.isPresent()).as("%s", table).isEqualTo(!best.isEmpty());
        going = found.isPresent();
        if (going) {
          assertThat(found.get().pairs())
              .as("%s %s", terms, table)
              .containsExactlyInAnyOrderElementsOf(best.getFirst().pairs());
          assertThat(found.get().bye()).isEqualTo(best.getFirst().bye());
          table = Events.after(table, line(found.get(), random));
          compared++;
        }
      }
    }
    assertThat(compared).isGreaterThan(1000);
  }

  private static Crosstable absences(Crosstable table, Random random) {
    return new Crosstable(
        table.players().stream()
            .map(p -> new Player(p.number(), p.results(), random.nextInt(12) > 0))
            .toList());
  }

  private static String line(RoundPairing pairing, Random random) {
    List<String> words = new ArrayList<>();
    for (Pair pair : pairing.pairs()) {
      words.add(pair.first() + "" + "<>=<>=<>=+-/".charAt(random.nextInt(12)) + pair.second());
    }
    pairing.bye().ifPresent(number -> words.add(number + "*"));
    return words.isEmpty() ? "1*" : String.join(" ", words);
  }
}
