package tianxia.arena.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.json.JsonValue.Elements;
import tianxia.kernel.json.JsonValue.Members;
import tianxia.kernel.json.JsonValue.Text;
import tianxia.kernel.json.JsonValue.Whole;
import tianxia.kernel.record.RecordReader;

class EnvironmentTest {
  /// An environment, and the lines that it has written and nobody has read yet.
  private static final class Talk {
    private final List<String> lines = new ArrayList<>();
    private final Environment<?> environment;

    Talk(Game<?> game, int games, boolean compact, long seed) {
      Options options = Options.of(game.options(), Map.of());
      environment =
          Environment.of(game, options, games, compact, seed, line -> lines.add(line.toString()));
      environment.begin();
      assertThat(type(next())).isEqualTo("start");
    }

    Members next() {
      return (Members) JsonValue.parse(lines.removeFirst());
    }

    Members ask(String line) {
      environment.answer(line);
      return next();
    }

    Members play(String action) {
      return ask("{\"type\":\"play\",\"actions\":[" + action + "]}");
    }
  }

  static Stream<Game<?>> games() {
    return Games.CATALOGUE.games().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void wholeGamesAreWhatTheirRecordsSay(Game<?> game) {
    Talk talk = new Talk(game, 1, false, 5);
    Members frame = talk.next();
    Xoroshiro random = new Xoroshiro(5);
    while (type(frame).equals("frame")) {
      List<JsonValue> legal = ((Elements) frame.get("legal")).values();
      frame = talk.play(legal.get(random.nextInt(legal.size())).canonical());
    }
    String record = text(talk.ask("{\"type\":\"record\"}").get("record"));
    assertThat(RecordReader.read(Games.CATALOGUE, record))
        .isInstanceOf(RecordReader.Result.Read.class);
    String winners =
        ((Elements) frame.get("winners"))
            .values().stream().map(JsonValue::canonical).collect(Collectors.joining(" "));
    assertThat(record).endsWith("\nresult " + winners + "\n");
    assertThat(type(talk.play("null"))).as("a new game").isEqualTo("frame");
  }

  /// Frames with notations and frames with numbers describe the same games.
  @ParameterizedTest
  @MethodSource("games")
  void compactGamesAreTheSame(Game<?> game) {
    Talk whole = new Talk(game, 1, false, 9);
    Talk compact = new Talk(game, 1, true, 9);
    Members frame = compact.next();
    whole.next();
    Xoroshiro random = new Xoroshiro(9);
    while (type(frame).equals("frame")) {
      List<JsonValue> legal = ((Elements) frame.get("legal")).values();
      long action = ((Whole) legal.get(random.nextInt(legal.size()))).value();
      String seat = "{\"type\":\"legal\",\"seat\":" + number(frame, "viewer") + "}";
      Members numbers = (Members) compact.ask(seat).get("legal");
      assertThat(numbers.values()).hasSize(legal.size());
      String notation =
          numbers.values().entrySet().stream()
              .filter(e -> e.getValue().equals(new Whole(action)))
              .map(Map.Entry::getKey)
              .findFirst()
              .orElseThrow();
      String view = "{\"type\":\"view\",\"viewer\":" + number(frame, "viewer") + "}";
      for (String field : List.of("ply", "view", "legal")) {
        assertThat(compact.ask(view).get(field)).isEqualTo(whole.ask(view).get(field));
      }
      frame = compact.play("" + action);
      whole.play("\"" + notation + "\"");
    }
    for (String question : List.of("{\"type\":\"state\"}", "{\"type\":\"record\"}")) {
      assertThat(compact.ask(question)).isEqualTo(whole.ask(question));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aViewIsWhatItsSeatMayKnow(Game<?> game) {
    compareViews(game);
  }

  private static <S extends State<S>> void compareViews(Game<S> game) {
    Talk talk = new Talk(game, 1, false, 2);
    Members frame = talk.next();
    Match<S> match = new Match<>(game, Options.of(game.options(), Map.of()));
    for (int turn = 0; turn < 12 && type(frame).equals("frame"); turn++) {
      String record = text(talk.ask("{\"type\":\"record\"}").get("record"));
      record
          .lines()
          .dropWhile(line -> !line.isEmpty())
          .skip(1 + match.ply())
          .forEach(line -> play(match, line));
      for (int viewer = 0; viewer <= match.seats(); viewer++) {
        Members shown = talk.ask("{\"type\":\"view\",\"viewer\":" + viewer + "}");
        assertThat(shown.get("view").canonical()).isEqualTo(match.view(viewer));
      }
      frame = talk.play(((Elements) frame.get("legal")).values().getFirst().canonical());
    }
    assertThat(match.ply()).isPositive();
  }

  private static void play(Match<?> match, String line) {
    int actor = line.startsWith("*") ? Actors.CHANCE : line.charAt(0) - '0';
    assertThat(match.play(actor, line.substring(2))).isInstanceOf(Match.Result.Played.class);
  }

  @Test
  void severalGamesAreAnsweredOneByOne() {
    Talk talk = new Talk(Games.CATALOGUE.game("qin").orElseThrow(), 3, true, 1);
    List<Members> frames = List.of(talk.next(), talk.next(), talk.next());
    assertThat(frames.get(0)).isNotEqualTo(frames.get(1));
    String actions =
        frames.stream()
            .map(f -> ((Elements) f.get("legal")).values().getFirst().canonical())
            .collect(Collectors.joining(","));
    assertThat(number(talk.play(actions), "viewer")).isEqualTo(2);
    assertThat(number(talk.next(), "viewer")).isEqualTo(2);
    assertThat(number(talk.next(), "viewer")).isEqualTo(2);
    assertThat(talk.lines).isEmpty();
  }

  @Test
  void theSameSeedGivesTheSameDraws() {
    Game<?> qin = Games.CATALOGUE.game("qin").orElseThrow();
    Talk talk = new Talk(qin, 1, false, 1);
    Members first = talk.next();
    assertThat(new Talk(qin, 1, false, 1).next()).isEqualTo(first);
    assertThat(new Talk(qin, 1, false, 2).next()).isNotEqualTo(first);
    Members seven = talk.ask("{\"type\":\"reset\",\"seed\":7}");
    assertThat(seven).isNotEqualTo(first);
    assertThat(talk.ask("{\"type\":\"reset\"}")).isNotEqualTo(seven);
    assertThat(talk.ask("{\"type\":\"reset\",\"seed\":7}")).isEqualTo(seven);
  }

  @Test
  void whatCantBeDoneIsAnsweredAndChangesNothing() {
    Talk talk = new Talk(Games.CATALOGUE.game("contrees").orElseThrow(), 1, false, 1);
    talk.next();
    String before = talk.ask("{\"type\":\"state\"}").canonical();
    for (String wrong :
        List.of(
            "",
            "[]",
            "{\"type\":\"dance\"}",
            "{\"type\":\"play\"}",
            "{\"type\":\"play\",\"actions\":[]}",
            "{\"type\":\"play\",\"actions\":[1,2]}",
            "{\"type\":\"play\",\"actions\":[true]}",
            "{\"type\":\"play\",\"actions\":[99999999999]}",
            "{\"type\":\"play\",\"actions\":[-5]}",
            "{\"type\":\"play\",\"actions\":[\"C4\"]}",
            "{\"type\":\"play\",\"actions\":[\"tile 0,0\"],\"seat\":2}",
            "{\"type\":\"play\",\"actions\":[\"tile 0,0\"],\"seat\":77}",
            "{\"type\":\"view\",\"viewer\":3}",
            "{\"type\":\"view\",\"viewer\":-1}",
            "{\"type\":\"state\",\"game\":1}")) {
      assertThat(type(talk.ask(wrong))).as(wrong).isEqualTo("refused");
    }
    assertThat(talk.ask("{\"type\":\"state\"}").canonical()).isEqualTo(before);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aPositionIsAnalysed(Game<?> game) {
    Talk talk = new Talk(game, 2, false, 3);
    talk.next();
    talk.next();
    String request = "{\"type\":\"analyse\",\"iterations\":3,\"game\":1}";
    Members analysis = talk.ask(request);
    assertThat(type(analysis)).isEqualTo("analysis");
    assertThat(analysis).isEqualTo(talk.ask(request));
    assertThat(((Elements) analysis.get("candidates")).values()).isNotEmpty();
  }

  /// At a simultaneous decision any seat may act first.
  @Test
  void aSeatCanBeNamed() {
    Talk talk = new Talk(Games.CATALOGUE.game("sun-tzu").orElseThrow(), 1, false, 1);
    assertThat(number(talk.next(), "viewer")).isEqualTo(1);
    Members frame = talk.ask("{\"type\":\"play\",\"actions\":[\"Xi:5\"],\"seat\":2}");
    assertThat(frame.get("events").canonical()).contains("\"Xi:?\"").doesNotContain("Xi:5");
  }

  private static String type(Members message) {
    return text(message.get("type"));
  }

  private static String text(JsonValue value) {
    return ((Text) value).value();
  }

  private static long number(Members message, String key) {
    return ((Whole) message.get(key)).value();
  }
}
