package tianxia.server.tournament.pairing.swiss;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tianxia.server.tournament.pairing.Crosstable;
import tianxia.server.tournament.pairing.Events;
import tianxia.server.tournament.pairing.Pair;
import tianxia.server.tournament.pairing.RoundPairing;

/// `bbp-pairings.txt` has simulated events with late entries, withdrawals, absences, forfeits and
/// shared wins, paired by bbpPairings 6, the engine that FIDE lists for the Dutch system.
final class DutchSwissTest {
  @Test
  void pairsAsThePublishedEngine() {
    int rounds = 0;
    for (Events.Event event : Events.read("bbp-pairings.txt")) {
      Crosstable table = Crosstable.fresh(event.players());
      for (String line : event.rounds()) {
        table = Events.before(table, line);
        RoundPairing expected = Events.pairing(line);
        RoundPairing found = DutchSwiss.strict(table, event.terms()).orElseThrow();
        assertThat(found.bye()).as("%s: %s", event, line).isEqualTo(expected.bye());
        assertThat(found.pairs())
            .as("%s: %s", event, line)
            .containsExactlyInAnyOrderElementsOf(expected.pairs());
        table = Events.after(table, line);
        rounds++;
      }
    }
    assertThat(rounds).isGreaterThan(1000);
  }

  @Test
  void firstRoundIsTheUpperHalfAgainstTheLower() {
    RoundPairing round = DutchSwiss.pair(Crosstable.fresh(7), new SwissTerms(3, true, true));
    assertThat(round.pairs()).containsExactly(new Pair(1, 4), new Pair(5, 2), new Pair(3, 6));
    assertThat(round.bye()).hasValue(7);
  }

  @Test
  void sameForSameTable() {
    SwissTerms terms = new SwissTerms(5, true, true);
    Crosstable table = Crosstable.fresh(33);
    assertThat(DutchSwiss.pair(table, terms)).isEqualTo(DutchSwiss.pair(table, terms));
  }

  /// Three players in more rounds than there are opponents: what can be kept is kept.
  @Test
  void alwaysPairs() {
    SwissTerms terms = new SwissTerms(9, true, true);
    Random random = new Random(1);
    for (int players = 0; players < 7; players++) {
      Crosstable table = Crosstable.fresh(players);
      for (int round = 0; round < 9; round++) {
        RoundPairing pairing = DutchSwiss.pair(table, terms);
        Set<Integer> seated = new HashSet<>();
        pairing.pairs().forEach(pair -> seated.addAll(List.of(pair.first(), pair.second())));
        pairing.bye().ifPresent(seated::add);
        assertThat(seated).hasSize(players);
        table = played(table, pairing, random);
      }
    }
  }

  private static Crosstable played(Crosstable table, RoundPairing pairing, Random random) {
    StringBuilder line = new StringBuilder();
    for (Pair pair : pairing.pairs()) {
      line.append(pair.first()).append("<=>".charAt(random.nextInt(3))).append(pair.second());
      line.append(' ');
    }
    pairing.bye().ifPresent(number -> line.append(number).append('*'));
    return line.isEmpty() ? table : Events.after(table, line.toString());
  }

  @Test
  void withoutSeatsNobodyPrefersAny() {
    SwissTerms terms = new SwissTerms(5, false, true);
    Crosstable table = Crosstable.fresh(4);
    table = Events.after(table, "1>3 2>4");
    assertThat(DutchSwiss.pair(table, terms).pairs())
        .containsExactly(new Pair(1, 2), new Pair(3, 4));
  }

  @Test
  void notTooMany() {
    Crosstable table = Crosstable.fresh(DutchSwiss.MAX_PLAYERS + 1);
    assertThatThrownBy(() -> DutchSwiss.pair(table, new SwissTerms(9, true, true)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
