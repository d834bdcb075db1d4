package tianxia.server.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.Analysts;
import tianxia.server.message.table.EventShown;

/// What is told of what follows on a choice, in random games.
class ForesightTest {
  private static final long SEED = 7;
  private static final int CHOICES = 24;

  /// Where something is hidden, one event of another seat at most, and whether there is one or not:
  /// that it depends on what can't be seen.
  @ParameterizedTest
  @CsvSource({"contrees, false", "qin, true", "pagoda, true", "sun-tzu, true"})
  void whatDependsOnHiddenThingsIsSaidToDoSo(String id, boolean hides) {
    List<Followed> all = followed(Games.CATALOGUE.game(id).orElseThrow());
    assertThat(all).hasSize(CHOICES);
    assertThat(all.stream().anyMatch(Followed::unforeseen)).isEqualTo(hides);
    for (Followed each : all) {
      assertThat(each.events()).hasSizeLessThanOrEqualTo(1);
      assertThat(each.events().isEmpty() || each.unforeseen()).as("it depends").isTrue();
    }
  }

  private static <S extends State<S>> List<Followed> followed(Game<S> game) {
    Options options = Options.of(game.options(), Map.of());
    Xoroshiro random = new Xoroshiro(SEED);
    List<Followed> all = new ArrayList<>();
    S state = game.start(options);
    for (int ply = 0; all.size() < CHOICES; ply++) {
      int actor = Actors.first(state.actors());
      int action = state.sample(actor, random);
      if (actor != Actors.CHANCE && state.legalActions(actor, new int[state.maxLegal()]) > 1) {
        S forgotten = state.copy();
        forgotten.forget(actor);
        List<Event> line = List.of(new Event(actor, game.write(state, actor, action)));
        Foresight<S> foresight =
            new Foresight<>(Analysts.of(game, options).replies(), forgotten, ply, actor);
        Followed followed = foresight.follows(line, 1);
        for (EventShown event : followed.events()) {
          assertThat(event.actor()).isNotEqualTo(actor);
          assertThat(event.ply()).isGreaterThan(ply + 1);
          assertThat(event.happenings()).isNotEmpty();
        }
        all.add(followed);
      }
      state.apply(actor, action);
    }
    return all;
  }
}
