package tianxia.server.table.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.server.check.Finding;
import tianxia.server.check.StoreCheck;
import tianxia.server.check.StoreCheck.Report;
import tianxia.server.store.Entry;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.server.store.TableLogs;
import tianxia.server.table.RandomLog;

/// The check of a store finds what does not fit in a log, and only that.
class StoreCheckTest {
  private static final long SEED = 20_261_125;

  /// The log of a game of random commands, steps back among them, with all its draws.
  private static List<Entry> log(String id) {
    Game<?> game = Games.CATALOGUE.game(id).orElseThrow();
    return new RandomLog(game, Options.of(game.options(), Map.of()), new Random(SEED)).entries;
  }

  private static Report check(List<Entry> entries) {
    MemoryStore store = new MemoryStore();
    for (int i = 0; i < entries.size(); i++) {
      store.append(List.of(new Store.Row(RandomLog.TABLE, i + 1, 7, entries.get(i))));
    }
    return StoreCheck.of(Games.CATALOGUE, TableLogs.of(store));
  }

  @ParameterizedTest
  @ValueSource(strings = {"qin", "pagoda", "sun-tzu", "contrees"})
  void nothingIsWrongWithTheLogOfAGame(String game) {
    List<Entry> entries = log(game);

    Report report = check(entries);

    assertThat(report.findings()).as("seed " + SEED).isEmpty();
    assertThat(report.tables()).isEqualTo(1);
    assertThat(report.entries()).isEqualTo(entries.size());
    assertThat(report.draws() > 0).isEqualTo(!game.equals("contrees"));
  }

  private static List<Entry> changed(String game, UnaryOperator<Entry.Played> change) {
    List<Entry> entries = new ArrayList<>(log(game));
    for (int i = entries.size() - 1; i > 0; i--) {
      if (entries.get(i) instanceof Entry.Played played && !change.apply(played).equals(played)) {
        entries.set(i, change.apply(played));
        return entries;
      }
    }
    throw new AssertionError("nothing to change, seed " + SEED);
  }

  private static Entry.Played with(Entry.Played played, UnaryOperator<String> change) {
    return new Entry.Played(
        played.id(), played.seat(), played.events().stream().map(change).toList());
  }

  @Test
  void anotherDrawThanTheSecretsGiveIsFound() {
    // What is drawn last is a legal outcome in the place of another one too.
    UnaryOperator<String> other =
        event -> event.startsWith("* draw ") ? "* draw " + turned(event.substring(7)) : event;
    List<Finding> findings = check(changed("qin", played -> with(played, other))).findings();
    assertThat(findings).hasSize(1);
    assertThat(findings.getFirst().what())
        .matches("draw \\d+ does not follow from the secrets|can't be replayed: .*");
  }

  private static String turned(String tile) {
    return new StringBuilder(tile).reverse().toString();
  }

  @Test
  void anIllegalActionIsFound() {
    List<Entry> entries =
        changed(
            "contrees", played -> with(played, event -> event.startsWith("*") ? event : "1 pass"));
    assertThat(check(entries).findings())
        .singleElement()
        .satisfies(finding -> assertThat(finding.what()).startsWith("can't be replayed"));
  }

  @Test
  void aCommandThatStandsThereTwiceIsFound() {
    List<Entry> entries = new ArrayList<>(log("contrees"));
    String first =
        entries.stream()
            .filter(Entry.Played.class::isInstance)
            .map(Entry.Played.class::cast)
            .filter(played -> played.seat() == 1)
            .findFirst()
            .orElseThrow()
            .id();
    for (int i = entries.size() - 1; i > 0; i--) {
      if (entries.get(i) instanceof Entry.Played played
          && played.seat() == 1
          && !played.id().equals(first)) {
        entries.set(i, new Entry.Played(first, 1, played.events()));
        assertThat(check(entries).findings())
            .contains(
                new Finding(RandomLog.TABLE, i + 1, "a command of seat 1 stands there twice"));
        return;
      }
    }
    throw new AssertionError("seat 1 has acted once only, seed " + SEED);
  }

  @Test
  void aGapAndAMissingBeginningAreFound() {
    List<Entry> entries = log("contrees");
    assertThat(check(entries.subList(1, entries.size())).findings())
        .singleElement()
        .satisfies(finding -> assertThat(finding.what()).contains("has no beginning"));
  }
}
