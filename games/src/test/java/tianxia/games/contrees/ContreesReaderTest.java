package tianxia.games.contrees;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.Told;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Xoroshiro;

/// What players of the program read of a position, and the greedy one's count, are what its JSON
/// says.
final class ContreesReaderTest {
  private static final Contrees GAME = new Contrees();
  private static final int GAMES = 12;
  private static final int[] LEGAL = new int[4000];

  @ParameterizedTest
  @CsvSource({"ready,on,12", "laid,off,16", "ready,off,24", "laid,on,24"})
  void readsWhatIsThere(String territory, String forbid, String tiles) {
    Map<String, String> set = Map.of("territory", territory, "forbid", forbid, "tiles", tiles);
    for (int seed = 0; seed < GAMES; seed++) {
      Xoroshiro random = new Xoroshiro(seed);
      ContreesState state = GAME.start(Options.of(GAME.options(), set));
      while (state.actors() != 0) {
        Told told = Told.state(GAME, state);
        reads(state, told);
        int actor = Actors.first(state.actors());
        int action = state.sample(actor, random);
        long lead = actor == Actors.CHANCE ? 0 : GAME.lead(state, actor, action);
        state.apply(actor, action);
        if (actor != Actors.CHANCE) {
          assertThat(lead).isEqualTo(count(Told.state(GAME, state), actor));
        }
      }
    }
  }

  private static void reads(ContreesState state, Told told) {
    String phase = told.at("phase").text();
    assertThat(ContreesReader.isLaying(state)).isEqualTo(phase.equals("tiles"));
    assertThat(ContreesReader.isForbidding(state)).isEqualTo(phase.equals("forbid"));
    assertThat(ContreesReader.spent(state))
        .isEqualTo(told.at("turns", 0).number() + told.at("turns", 1).number());
    if (!phase.equals("towers")) {
      return;
    }
    assertThat(ContreesReader.size(state)).isEqualTo(told.at("tiles").all().size());
    int seat = told.at("turn").number();
    assertThat(ContreesReader.destroyedLead(state))
        .isEqualTo(
            told.at("destroyed", seat - 1).number() - told.at("destroyed", 2 - seat).number());
    boolean[] open = new boolean[128];
    for (int i = state.legalActions(seat, LEGAL) - 1; i >= 0; i--) {
      if (Actions.isTower(LEGAL[i])) {
        open[LEGAL[i]] = true;
      }
    }
    for (int contree = 0; contree < ContreesReader.size(state); contree++) {
      for (int number = 0; number < 6; number++) {
        assertThat(ContreesReader.corner(state, contree, number))
            .isEqualTo(state.territory.corner(Territory.letter(contree) + (1 + number)));
      }
    }
    for (int corner = 0; corner < ContreesReader.corners(state); corner++) {
      int tower = told.at("towers").countAt(state.territory.name(corner));
      assertThat(bit(ContreesReader.own(state), ContreesReader.ownHigh(state), corner))
          .isEqualTo(tower == seat);
      assertThat(bit(ContreesReader.foes(state), ContreesReader.foesHigh(state), corner))
          .isEqualTo(tower == 3 - seat);
      assertThat(bit(ContreesReader.open(state), ContreesReader.openHigh(state), corner))
          .isEqualTo(open[corner]);
    }
  }

  private static boolean bit(long low, long high, int corner) {
    return ((corner < 64 ? low : high) >>> corner & 1) != 0;
  }

  /// Contrées, each more than all destroyed towers; at the end who has won.
  private static long count(Told told, int seat) {
    if (!told.at("winners").all().isEmpty()) {
      boolean shared = told.at("winners").all().size() == 2;
      boolean won = told.at("winners", 0).number() == seat;
      return shared ? 0 : won ? Game.WON : -Game.WON;
    }
    return of(told, seat) - of(told, 3 - seat);
  }

  private static long of(Told told, int seat) {
    long contrees = 0;
    for (int contree = 0; contree < told.at("tiles").all().size(); contree++) {
      contrees += told.at("control").countAt(Territory.letter(contree)) == seat ? 1 : 0;
    }
    return 1024 * contrees + told.at("destroyed", seat - 1).number();
  }
}
