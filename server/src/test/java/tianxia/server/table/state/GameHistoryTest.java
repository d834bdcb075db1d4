package tianxia.server.table.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.testkit.nim.Nim;

/// What a line of play tells of its events, and what it is without one of them.
class GameHistoryTest {
  private final GameHistory<?> nim = start(new Nim());

  @Test
  void anEventIsRemovedIfTheOthersAreLegalWithoutIt() {
    play(nim, "1 A1", "2 B1", "1 C1");
    assertThat(nim.removable(0)).isFalse();
    assertThat(nim.without(0)).isEmpty();
    assertThat(nim.removable(2)).isTrue();
    assertThat(nim.without(2).orElseThrow().events())
        .containsExactly(new Event(1, "A1"), new Event(2, "B1"));
    assertThat(nim.ply()).isEqualTo(3);
  }

  @Test
  void whoActedIsKnownOfEveryPly() {
    play(nim, "1 A1", "2 B1");
    assertThat(nim.actorsAt(0)).isEqualTo(1 << 1);
    assertThat(nim.actorsAt(1)).isEqualTo(1 << 2);
    assertThat(nim.actorsAt(2)).isEqualTo(1 << 1);
  }

  @Test
  void aDrawTellsAndAnOpenActionDoesNot() {
    GameHistory<?> qin = start(Games.CATALOGUE.game("qin").orElseThrow());
    play(qin, "* draw RR");
    assertThat(qin.steps().getLast().telling()).isTrue();
    assertThat(qin.steps().getLast().actors()).isEqualTo(1 << Actors.CHANCE);
    play(nim, "1 A1");
    assertThat(nim.steps().getLast().telling()).isFalse();
  }

  private static GameHistory<?> start(Game<?> game) {
    return GameHistory.start(game, Options.of(game.options(), Map.of()));
  }

  private static void play(GameHistory<?> line, String... events) {
    line.playLogged(List.of(events));
  }
}
