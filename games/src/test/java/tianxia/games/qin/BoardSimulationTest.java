package tianxia.games.qin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.kernel.Actors;
import tianxia.kernel.Xoroshiro;

class BoardSimulationTest {
  private static final int[] LEGAL = new int[4000];

  /// Through whole games, a simulation with the same tiles laid agrees with the state.
  @ParameterizedTest
  @CsvSource({"2,bird", "3,lion", "4,bird"})
  void followsTheState(int seats, String board) {
    RandomGenerator random = new Xoroshiro(seats);
    QinState state = new QinState(Board.named(board), seats);
    BoardSimulation survey = new BoardSimulation(state);
    BoardSimulation glance = new BoardSimulation(state);
    assertThat(survey.bird()).isEqualTo(board.equals("bird"));
    while (state.actors() != 0) {
      int actor = Actors.first(state.actors());
      int action = state.sample(actor, random);
      if (BoardSimulation.isPlacement(action)) {
        List<Integer> placements = placements(survey, state, actor);
        assertThat(placements).contains(action);
        // What was seen before leaves nothing behind.
        glance.glance(survey, actor, placements.getFirst());
        glance.glance(survey, actor, action);
        survey.lay(actor, action);
      }
      state.apply(actor, action);
      seesTheSame(glance, state);
      seesTheSame(survey, state);
    }
  }

  private static List<Integer> placements(BoardSimulation survey, QinState state, int seat) {
    List<Integer> all = new ArrayList<>();
    for (int kind = 0; kind < BoardSimulation.KINDS; kind++) {
      int count = state.inHand(seat, kind) > 0 ? survey.placements(kind, LEGAL) : 0;
      for (int i = 0; i < count; i++) {
        assertThat(BoardSimulation.kind(LEGAL[i])).isEqualTo(kind);
        all.add(LEGAL[i]);
      }
      assertThat(survey.placeable(kind)).isEqualTo(LegalActions.anyOf(state.land, kind));
    }
    assertThat(all).hasSize(state.legalActions(seat, LEGAL));
    return all;
  }

  private static void seesTheSame(BoardSimulation survey, QinState state) {
    for (int seat = 1; seat <= state.seats(); seat++) {
      assertThat(survey.supply(seat)).isEqualTo(state.land.supply[seat]);
    }
    for (int village = 0; village < survey.villages(); village++) {
      assertThat(survey.villageOwner(village)).isEqualTo(state.land.villageOwner[village]);
    }
    for (int word = 0; word < BoardSimulation.WORDS; word++) {
      assertThat(survey.empty(word)).isEqualTo(state.land.empty(word));
    }
    BoardSimulation seen = new BoardSimulation(state);
    assertThat(squaresByOwner(survey)).isEqualTo(squaresByOwner(seen));
  }

  /// By reading order: owner, colour and size of the province on each square.
  private static List<Integer> squaresByOwner(BoardSimulation survey) {
    List<Integer> all = new ArrayList<>();
    for (int square = 0; square < Squares.END; square++) {
      int here = 0;
      for (long rest = survey.provinces(); rest != 0; rest &= rest - 1) {
        int province = Long.numberOfTrailingZeros(rest);
        if ((survey.squares(province, square >> 6) >>> square & 1) != 0) {
          here = survey.size(province) * 100 + survey.owner(province) * 10;
          here += survey.colour(province);
        }
      }
      all.add(here);
    }
    return all;
  }
}
