package tianxia.server.table.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tianxia.games.Games;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.record.GameRecord;
import tianxia.server.check.StoreCheck;
import tianxia.server.game.Pebbles;
import tianxia.server.message.Problem;
import tianxia.server.store.Entry;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.server.store.TableLogs;
import tianxia.server.store.Turns;
import tianxia.server.table.House;
import tianxia.server.table.RandomLog;
import tianxia.server.table.command.FirstRow;
import tianxia.server.table.state.TableReplay;
import tianxia.testkit.Golden;

/// Tables go on by the rules by which they began.
class RulesVersionTest {
  private static final int LATER = 2;

  private static Game<?> pebbles(int version) {
    return new Pebbles(version);
  }

  private static Store.Row row(Game<?> game, int version) {
    Entry.Made made = RandomLog.made(game, Options.of(game.options(), Map.of()), 1);
    return new Store.Row(RandomLog.TABLE, 1, RandomLog.AT, made.under(version));
  }

  @TestFactory
  Stream<DynamicTest> everyGoldenGameIsReplayedFromALog() {
    return Games.CATALOGUE.games().stream()
        .flatMap(game ->
            Golden.all(game).entrySet().stream()
                .map(golden ->
                    DynamicTest.dynamicTest(
                        game.id() + " " + golden.getKey(),
                        () -> replayed(game, golden.getKey(), golden.getValue()))));
  }

  private static void replayed(Game<?> game, String name, GameRecord record) {
    List<List<Event>> turns = new ArrayList<>(Turns.of(record.events()));
    Entry.Made made = RandomLog.made(game, record.options(), 1);
    List<Entry> entries = new ArrayList<>();
    entries.add(made.drawing(texts(turns.removeFirst())).under(game.rulesVersion()));
    for (List<Event> turn : turns) {
      entries.add(new Entry.Played("c" + entries.size(), turn.getFirst().actor(), texts(turn)));
    }
    if (record.resigned() != 0) {
      entries.add(new Entry.Resigned("resigned", record.resigned()));
    }
    MemoryStore store = new MemoryStore();
    for (int i = 0; i < entries.size(); i++) {
      store.append(List.of(new Store.Row(RandomLog.TABLE, i + 1, RandomLog.AT, entries.get(i))));
    }
    assertThat(
            Golden.stateHash(
                TableReplay.of(Games.CATALOGUE, RandomLog.TABLE, store.rows(RandomLog.TABLE))
                    .history()
                    .match()))
        .isEqualTo(Golden.lastStateHash(game, name));
  }

  private static List<String> texts(List<Event> events) {
    return events.stream().map(Event::toString).toList();
  }

  @Test
  void theFirstEntryTellsTheRulesFromTheSecondVersionOn() {
    Options options = Options.of(pebbles(1).options(), Map.of());
    Entry.Made made = RandomLog.made(pebbles(1), options, 1);
    Store.Row first = FirstRow.of(RandomLog.TABLE, new Pebbles(1), made, 0).row();
    assertThat(((Entry.Made) first.entry()).rules()).isEmpty();
    Store.Row later = FirstRow.of(RandomLog.TABLE, new Pebbles(LATER), made, 0).row();
    assertThat(((Entry.Made) later.entry()).rules()).hasValue(LATER);
  }

  @Test
  void aTableGoesOnByTheRulesByWhichItBegan() {
    Catalogue both = new Catalogue(List.of(pebbles(LATER)), List.of(pebbles(1)));
    for (int version = 1; version <= LATER; version++) {
      List<Store.Row> rows = List.of(row(pebbles(1), version));
      assertThat(
              TableReplay.of(both, RandomLog.TABLE, rows).history().match().game().rulesVersion())
          .isEqualTo(version);
    }
  }

  @Test
  void aTableByOtherRulesIsLeftAlone() {
    MemoryStore store = new MemoryStore();
    store.append(List.of(row(pebbles(1), LATER)));
    Catalogue first = new Catalogue(List.of(pebbles(1)));
    assertThatThrownBy(() -> TableReplay.of(first, RandomLog.TABLE, store.rows(RandomLog.TABLE)))
        .isInstanceOf(Store.OtherRules.class);
    assertThat(StoreCheck.of(first, TableLogs.of(store)).findings())
        .singleElement()
        .satisfies(
            finding -> assertThat(finding.what()).contains("version 2 of the rules of pebbles"));
    try (House house = new House(first, store, House.AT_RANDOM, Duration.ofMinutes(5))) {
      assertThat(house.tables().info(RandomLog.TABLE, RandomLog.token(1)))
          .isEqualTo(
              new Problem(
                  Problem.OTHER_RULES,
                  "the table is played by rules that this server does not have"));
    }
    assertThat(store.rows(RandomLog.TABLE)).hasSize(1);
  }
}
