package tianxia.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;

class TimeAllocationTest {
  private static final long TURN = 1_000_000;
  private static final Xoroshiro RANDOM = new Xoroshiro(3);

  @Test
  void aTurnOfOneDecisionGetsAllItsTime() {
    Table<?> qin = table("qin");
    qin.drawAll();
    assertThat(qin.share(1)).isEqualTo(TURN);
    qin.spendAndPlay(1, TURN);
    qin.drawAll();
    assertThat(qin.share(2)).isEqualTo(TURN);
  }

  /// Five cards get a fifth each; time left by the first ones goes to the last.
  @Test
  void ordersShareATurnUntilTheyAreSealed() {
    Table<?> war = table("sun-tzu");
    war.drawAll();
    assertThat(war.share(1)).isBetween(TURN / 5, TURN / 4);
    for (int card = 0; card < 4; card++) {
      war.spendAndPlay(1, TURN / 10);
    }
    assertThat(war.share(1)).isEqualTo(TURN - 4 * (TURN / 10));
    war.spendAndPlay(1, 0);
    // The other seat's turn is its own, though one seat has sealed already.
    assertThat(war.share(2)).isBetween(TURN / 5, TURN / 4);
    for (int card = 0; card < 5; card++) {
      war.spendAndPlay(2, TURN / 5);
    }
    war.drawAll();
    int next = Actors.first(war.state.actors());
    assertThat(war.share(next)).as("a new turn").isGreaterThan(TURN / 5);
  }

  /// A plan of several orders gets the time for all of them; a plan of more orders than there are
  /// gets no more than a turn's time.
  @Test
  void aPlanGetsTheTimeOfItsChoices() {
    Table<?> war = table("sun-tzu");
    war.drawAll();
    assertThat(war.share(1, 3)).isEqualTo(TURN * 3 / 5);
    assertThat(war.share(1, 5)).isEqualTo(TURN);
    assertThat(war.share(1, 9)).isEqualTo(TURN);
  }

  @Test
  void aTurnThatIsUsedUpStillGetsItsDecision() {
    Table<?> contrees = table("contrees");
    assertThat(contrees.share(1)).isGreaterThanOrEqualTo(TURN / 2);
    contrees.spendAndPlay(1, 3 * TURN);
    assertThat(contrees.share(1)).isEqualTo(1);
    contrees.spendAndPlay(1, 1);
    contrees.spendAndPlay(2, TURN);
    contrees.spendAndPlay(2, TURN);
    assertThat(contrees.share(1)).isEqualTo(TURN / 2);
  }

  private static Table<?> table(String id) {
    return open(Games.CATALOGUE.game(id).orElseThrow());
  }

  private static <S extends State<S>> Table<S> open(Game<S> game) {
    return new Table<>(game);
  }

  private static final class Table<S extends State<S>> {
    private final S state;
    private final TimeAllocation<S> time;

    Table(Game<S> game) {
      Options options = Options.of(game.options(), Map.of());
      state = game.start(options);
      time = new TimeAllocation<>(state, game.seats(options));
    }

    void drawAll() {
      while (state.actors() == 1 << Actors.CHANCE) {
        play(Actors.CHANCE);
      }
    }

    void spendAndPlay(int seat, long nanos) {
      time.spend(seat, nanos);
      play(seat);
    }

    private void play(int actor) {
      int action = state.sample(actor, RANDOM);
      state.apply(actor, action);
      time.played(state, actor, action);
    }

    long share(int seat) {
      return share(seat, 1);
    }

    long share(int seat, int choices) {
      S forgotten = state.copy();
      forgotten.forget(seat);
      return time.share(forgotten, seat, TURN, choices, RANDOM);
    }
  }
}
