package tianxia.opponents.qin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.qin.BoardSimulation;
import tianxia.games.qin.Qin;
import tianxia.games.qin.QinState;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Xoroshiro;
import tianxia.search.Bot;
import tianxia.search.Greedy;
import tianxia.search.Level;
import tianxia.search.SearchBudget;

class HandInferenceTest {
  private static final Qin GAME = new Qin();
  private static final int GAMES = 8;

  private final List<Event> seen = new ArrayList<>();
  private final RandomGenerator random = new Xoroshiro(6);

  private void play(QinState state, int viewer, Bot<QinState> bot) {
    int actor = Actors.first(state.actors());
    int action =
        actor == Actors.CHANCE
            ? state.sample(actor, random)
            : bot.choose(
                Positions.forgotten(state, actor),
                List.of(),
                actor,
                SearchBudget.iterations(1),
                random);
    seen.add(new Event(actor, GAME.seen(state, viewer, actor, action)));
    state.apply(actor, action);
  }

  private HandLikelihoods evidence(QinState state, int seat) {
    return HandInference.of(
        Weights.of(state.seats()), Positions.forgotten(state, seat), seen, seat);
  }

  /// Scored by the log probability given to the truth: whether a seat holds none of two kinds.
  @ParameterizedTest
  @CsvSource({"2,bird,hard", "2,lion,greedy", "3,bird,hard", "4,lion,greedy"})
  void makesLikelierWhatOthersHold(int players, String board, String name) {
    Bot<QinState> bot = name.equals("hard") ? QinBot.of(Level.HARD) : new Greedy<>(GAME);
    double gain = 0;
    for (int game = 0; game < GAMES; game++) {
      seen.clear();
      QinState state = Positions.start(players, board);
      while (state.actors() != 0) {
        gain += state.actors() == 1 << 1 ? gain(state) : 0;
        play(state, 1, bot);
      }
    }
    assertThat(gain).isPositive();
  }

  /// The first seat's gain from the evidence.
  private double gain(QinState state) {
    Hands even = Hands.of(Positions.forgotten(state, 1), 1);
    Hands weighed = even.with(evidence(state, 1));
    double gain = 0;
    for (int seat = 2; seat <= state.seats(); seat++) {
      for (int kinds = 0b000011; kinds <= 0b110000; kinds <<= 2) {
        gain += score(weighed, state, seat, kinds) - score(even, state, seat, kinds);
      }
    }
    return gain;
  }

  private static double score(Hands hands, QinState truth, int seat, int kinds) {
    double none = hands.none(seat, kinds);
    boolean held = false;
    for (int kind = 0; kind < BoardSimulation.KINDS; kind++) {
      held |= (kinds >> kind & 1) != 0 && truth.inHand(seat, kind) > 0;
    }
    return Math.log(held ? 1 - none : none);
  }

  /// A seat that could have won with a tile and did not almost certainly did not hold it.
  @Test
  void whoCouldHaveWonHeldNoSuchTile() {
    int found = 0;
    for (int game = 0; game < 40 && found < 3; game++) {
      seen.clear();
      QinState state = Positions.start(2, "bird");
      while (state.actors() != 0) {
        int winning = winning(state, 2);
        boolean theirs = state.actors() == 1 << 2;
        play(state, 1, QinBot.of(Level.HARD));
        if (theirs && winning >= 0 && state.actors() != 0) {
          found++;
          assertThat(evidence(state, 1).weight(2, winning)).isLessThan(0.02);
        }
      }
    }
    assertThat(found).isPositive();
  }

  /// A kind with which a seat would win at once but of which it holds none; −1 if there is none.
  private static int winning(QinState state, int seat) {
    BoardSimulation now = new BoardSimulation(state);
    BoardSimulation after = new BoardSimulation(state);
    int[] places = new int[state.maxLegal()];
    for (int kind = 0; kind < BoardSimulation.KINDS; kind++) {
      for (int i = now.placements(kind, places) - 1; i >= 0; i--) {
        after.glance(now, seat, places[i]);
        if (after.supply(seat) <= 0 && state.inHand(seat, kind) == 0) {
          return kind;
        }
      }
    }
    return -1;
  }

  @Test
  void tellsNothingWhereNotAllWasSeen() {
    QinState state = Positions.start(3, "lion");
    while (seen.stream().filter(event -> event.actor() != 0).count() < 7) {
      play(state, 2, QinBot.of(Level.EASY));
    }
    play(state, 2, QinBot.of(Level.EASY));
    HandLikelihoods evidence = evidence(state, 2);
    assertThat(evidence.tellsOf(2)).isFalse();
    assertThat(evidence.kept(1, 3)).isEqualTo(2);
    assertThat(evidence.kept(3, 3)).isEqualTo(2);
    while (seen.getFirst().actor() == 0) {
      seen.removeFirst();
    }
    seen.removeFirst();
    assertThat(evidence(state, 2)).isSameAs(HandLikelihoods.NONE);
  }
}
