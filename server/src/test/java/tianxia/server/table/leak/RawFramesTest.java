package tianxia.server.table.leak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tianxia.games.Games;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.json.JsonValue.Elements;
import tianxia.kernel.json.JsonValue.Members;
import tianxia.kernel.json.JsonValue.Text;
import tianxia.kernel.json.JsonValue.Whole;
import tianxia.server.store.MemoryStore;
import tianxia.server.table.Hourglass;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.testkit.Extent;
import tianxia.testkit.contract.GameContract;
import tianxia.testkit.nim.Nim;
import tianxia.testkit.proof.Proves;

/// The leak test over the raw frames of whole games at real tables. No viewer is sent more of the
/// others' cards, draws, orders and choices than the rules allow.
class RawFramesTest {
  /// The parameters in which happenings name a card, a tile or a choice.
  private static final Set<String> NAMES = Set.of("card", "cards", "colour", "tile", "warlord");

  @TestFactory
  @Proves("GEN-4")
  Stream<DynamicTest> nobodyIsSentWhatIsNotTheirsToKnow() {
    return Nim.after(Games.CATALOGUE).games().stream()
        .flatMap(game ->
            GameContract.optionSets(game).stream()
                .limit(Extent.of(GameContract.optionSets(game).size(), 1))
                .map(options ->
                    DynamicTest.dynamicTest(
                        game.id() + " " + options.asMap(), () -> of(game, options))));
  }

  private static <S extends State<S>> void of(Game<S> game, Options options)
      throws InterruptedException {
    long seed = Long.getLong("tianxia.seed", 20_261_122L) + options.hashCode();
    Hourglass time = new Hourglass();
    MemoryStore store = new MemoryStore();
    try (House house = new House(Nim.after(Games.CATALOGUE), store, House.AT_RANDOM, time)) {
      Party party = house.persons(game.id(), options.asMap(), game.seats(options));
      Watchers watchers = new Watchers(house, party, time, game.seats(options), seed);
      watchers.playOut();
      Truth truth = Truth.of(game, options, store.rows(party.table()));
      for (Watchers.Sent sent : watchers.sent) {
        String where = game.id() + " " + options + ", seed " + seed + ", to " + sent.viewer();
        noKeys(sent.text(), party, game.seats(options), where);
        new Sealed(Secrets.of(game), truth, sent.viewer(), where).holds(sent.text());
      }
      // At least two seats and a spectator receive each entry of the log, apart from the first few.
      assertThat(watchers.sent).hasSizeGreaterThan(2 * store.rows(party.table()).size());
    }
  }

  private static void noKeys(String text, Party party, int seats, String where) {
    for (int seat = 0; seat <= seats; seat++) {
      assertThat(text).as(where).doesNotContain(party.token(seat));
    }
    assertThat(text.contains("\"secret\":"))
        .as(where)
        .isEqualTo(
            text.contains("\"phase\":\"over\",\"winners\":[") && text.contains("\"seats\":"));
  }

  /// Compares what one viewer was sent with the truth.
  private record Sealed(Secrets secrets, Truth truth, int viewer, String where) {

    void holds(String text) {
      Members message = (Members) JsonValue.parse(text);
      String what = where + ": " + text;
      if (message.get("ply") instanceof Whole ply) {
        int seq = number(message, "seq");
        Members state = truth.state(seq, (int) ply.value());
        assertThat(message.get("view")).as(what).isEqualTo(secrets.view(state, viewer));
        if (message.get("events") instanceof Elements(List<JsonValue> events)) {
          events.forEach(event -> told((Members) event, seq));
        }
        if (message.get("stages") instanceof Elements(List<JsonValue> stages)) {
          passed(stages, what);
        }
        boolean acts =
            message.get("actors") instanceof Elements(List<JsonValue> actors)
                && actors.contains(new Whole(viewer));
        assertThat(acts || !text.contains("\"legal\":[\"")).as(what).isTrue();
      } else if (message.get("view") instanceof Members view) {
        assertThat(Secrets.sealed(view, viewer)).as(what).isTrue();
      }
    }

    /// Checks the stages of a frame, each reconstructed from those before it.
    private void passed(List<JsonValue> stages, String what) {
      SortedMap<String, JsonValue> view = new TreeMap<>();
      for (JsonValue stage : stages) {
        view.putAll(((Members) ((Members) stage).get("view")).values());
        assertThat(Secrets.sealed(new Members(view), viewer)).as(what).isTrue();
        assertThat(SunTzuSecrets.ordersAreSealed(new Members(view), viewer)).as(what).isTrue();
      }
    }

    private void told(Members shown, int seq) {
      int ply = number(shown, "ply");
      Event event = truth.event(seq, ply);
      assertThat(number(shown, "actor")).isEqualTo(event.actor());
      boolean covered =
          secrets.covers(
              truth.state(seq, ply - 1),
              truth.state(seq, ply),
              viewer,
              event.actor(),
              event.action());
      String action = ((Text) shown.get("action")).value();
      String what = where + ": " + event + " as " + shown.canonical();
      assertThat(action)
          .as(what)
          .isEqualTo(covered ? Secrets.shown(event.action()) : event.action());
      if (covered) {
        Members itself = (Members) Secrets.elements(shown, "happenings").getFirst();
        assertThat(((Text) itself.get("code")).value()).as(what).endsWith("-covered");
        assertThat(itself.values().keySet()).as(what).doesNotContainAnyElementsOf(NAMES);
      }
    }

    private static int number(Members of, String key) {
      return (int) ((Whole) of.get(key)).value();
    }
  }
}
