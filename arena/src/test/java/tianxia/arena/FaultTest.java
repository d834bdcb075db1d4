package tianxia.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tianxia.arena.player.Entrant;
import tianxia.arena.player.Players;
import tianxia.arena.player.ThinkingLimit;
import tianxia.arena.result.ResultsTable;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.record.RecordReader;
import tianxia.search.Bot;

/// A player that fails loses the game, and the reason is reported.
class FaultTest {
  private static final Entrant CRASHES = entrant("crashes", new Crashing());
  private static final Entrant CHEATS = entrant("cheats", new Cheating());
  private static final Entrant RANDOM = ((Players.Named.Found) Players.of("random")).entrant();

  private static final class Crashing implements Entrant.Maker {
    @Override
    public <S extends State<S>> Bot<S> bot(Game<S> game, Options options) {
      return (forgotten, seen, seat, effort, random) -> {
        throw new IllegalStateException("out of ideas");
      };
    }
  }

  private static final class Cheating implements Entrant.Maker {
    @Override
    public <S extends State<S>> Bot<S> bot(Game<S> game, Options options) {
      return (forgotten, seen, seat, effort, random) -> -7;
    }
  }

  @Test
  void aCrashLosesTheGame() throws IOException {
    Contest contest = contest("contrees", Map.of(), CRASHES);
    List<String> records = new ArrayList<>();
    List<GameResult> played = Arena.play(contest, 1, keeping(records), (all, total) -> {});
    assertThat(played).extracting(GameResult::winners).containsExactly(1 << 2, 1 << 1);
    assertThat(played.getFirst().fault().orElseThrow().reason()).contains("out of ideas");
    assertThat(new ResultsTable(contest, played).text())
        .contains("game 0: lost by crashes (seat 1): crash: ")
        .contains("out of ideas");
    assertThat(records.getFirst()).endsWith("resign 1\nresult 2\n");
    assertThat(RecordReader.read(Games.CATALOGUE, records.getFirst()))
        .isInstanceOf(RecordReader.Result.Read.class);
  }

  @Test
  void anIllegalActionLosesToAllOthers() throws IOException {
    Contest contest = contest("qin", Map.of("players", "3"), CHEATS);
    List<String> records = new ArrayList<>();
    List<GameResult> played = Arena.play(contest, 1, keeping(records), (all, total) -> {});
    assertThat(played).hasSize(3);
    for (GameResult game : played) {
      int cheat = game.seated().indexOf(0) + 1;
      assertThat(game.winners()).isEqualTo(0b1110 & ~(1 << cheat));
      assertThat(game.fault().orElseThrow().reason()).contains("illegal");
    }
    assertThat(RecordReader.read(Games.CATALOGUE, records.getFirst()))
        .isInstanceOf(RecordReader.Result.Read.class);
  }

  private static Contest contest(String id, Map<String, String> options, Entrant first) {
    Game<?> game = Games.CATALOGUE.game(id).orElseThrow();
    return new Contest(
        game,
        Options.of(game.options(), options),
        List.of(first, RANDOM),
        2,
        ThinkingLimit.NONE,
        1);
  }

  private static Entrant entrant(String name, Entrant.Maker maker) {
    return new Entrant(name, ThinkingLimit.NONE, false, maker);
  }

  private static GameStore keeping(List<String> records) {
    return new GameStore() {
      @Override
      public Map<Integer, GameResult> played() {
        return Map.of();
      }

      @Override
      public void save(GameResult played, String record) {
        records.add(record);
        assertThat(played.fault()).isNotEqualTo(Optional.empty());
      }
    };
  }
}
