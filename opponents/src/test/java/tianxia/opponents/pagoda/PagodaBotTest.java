package tianxia.opponents.pagoda;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tianxia.games.pagoda.PagodaState;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;
import tianxia.search.Level;
import tianxia.search.SearchBudget;
import tianxia.search.TimeAllocation;

class PagodaBotTest {
  private static final SearchBudget EFFORT = SearchBudget.iterations(10);

  private final PagodaBot bot = new PagodaBot();

  private int[] plan(Tables table, PagodaState forgotten, long seed) {
    int seat = table.actor();
    return bot.plan(forgotten, table.seen.get(seat - 1), seat, EFFORT, new Xoroshiro(seed));
  }

  /// Every action of every plan is legal, up to the game's end; and random play loses.
  @TestFactory
  Stream<DynamicTest> playsWholeTurns() {
    return Tables.options()
        .map(options -> DynamicTest.dynamicTest(options.toString(), () -> beatsChance(options)));
  }

  private void beatsChance(Options options) {
    for (long seed = 0; seed < 4; seed++) {
      Tables table = new Tables(options, seed);
      int own = 1 + (int) seed % 2;
      for (table.draw(); !table.match.over(); table.draw()) {
        if (table.actor() == own) {
          for (int action : plan(table, table.forgotten(), seed)) {
            table.play(action);
          }
        } else {
          table.any();
        }
      }
      assertThat(Actors.contains(table.match.winners(), own)).as("seed %s", seed).isTrue();
    }
  }

  /// The lower levels play legally too, and choose the same in positions that they cannot
  /// distinguish.
  @Test
  void doubtersPlayWholeGames() {
    Options options = Tables.options().findFirst().orElseThrow();
    for (Level level : Level.values()) {
      Tables table = new Tables(options, level.id().length());
      PagodaBot doubter = PagodaBot.of(level);
      for (table.draw(); !table.match.over(); table.draw()) {
        int seat = table.actor();
        List<Event> seen = table.seen.get(seat - 1);
        PagodaState other = table.forgotten();
        other.imagine(table.random);
        other.forget(seat);
        SearchBudget effort = SearchBudget.iterations(1);
        int[] plan =
            doubter.plan(table.forgotten(), seen, seat, effort, new Xoroshiro(seen.size()));
        assertThat(doubter.plan(other, seen, seat, effort, new Xoroshiro(seen.size())))
            .as("%s", level)
            .isEqualTo(plan);
        for (int action : plan) {
          table.play(action);
        }
      }
    }
  }

  /// Afterwards it is chance's turn to draw.
  @Test
  void planIsWholeTurn() {
    Options options = Tables.options().findFirst().orElseThrow();
    Tables table = new Tables(options, 3);
    table.draw();
    int seat = table.actor();
    for (int action : plan(table, table.forgotten(), 3)) {
      assertThat(table.actor()).isEqualTo(seat);
      table.play(action);
    }
    assertThat(table.match.actors()).isEqualTo(1);
  }

  /// The clock is read after each trial.
  @Test
  void stopsAtItsTime() {
    Tables table = new Tables(Tables.options().findFirst().orElseThrow(), 3);
    table.draw();
    AtomicLong clock = new AtomicLong();
    SearchBudget effort = new SearchBudget(5, Integer.MAX_VALUE, clock::getAndIncrement);
    int seat = table.actor();
    List<Event> seen = table.seen.get(seat - 1);
    assertThat(bot.plan(table.forgotten(), seen, seat, effort, new Xoroshiro(3))).isNotEmpty();
    assertThat(clock.get()).isEqualTo(7);
  }

  /// A plan is a whole turn, and has a turn's time.
  @Test
  void planHasTheTimeOfTheTurn() {
    Tables table = new Tables(Tables.options().findFirst().orElseThrow(), 3);
    table.draw();
    int seat = table.actor();
    double decisions = TimeAllocation.decisions(table.forgotten(), seat, new Xoroshiro(3));
    assertThat(decisions).isGreaterThan(2);
    assertThat((double) bot.ahead(table.forgotten(), seat)).isBetween(decisions - 1, decisions + 2);
  }
}
