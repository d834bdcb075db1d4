package tianxia.server.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.kernel.json.JsonValue;
import tianxia.server.message.json.MessageSchema;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Heard;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.Speaker;
import tianxia.server.message.request.SummaryRequest;
import tianxia.server.message.request.Supposed;
import tianxia.server.message.request.TalkMessage;
import tianxia.server.message.table.Prepared;
import tianxia.server.rating.RatingRange;

/// In every message that clients may send, each field in turn is replaced by values of other types.
/// Fields are found by reflection, so new ones are covered automatically.
class ReceivedTest {
  private static final String NONCE = "0123456789abcdef0123456789abcdef";
  private static final String HASH = "9c".repeat(32);

  /// Messages with every field present.
  private static final Map<Class<?>, List<?>> FULL =
      Map.of(
          ClientMessage.class,
          List.of(
              new ClientMessage.Hello("secret", Optional.of(3), Optional.of(new Heard(4, 0))),
              new ClientMessage.Ping(),
              new ClientMessage.Look(true),
              new TalkMessage.Say("a", 1, Optional.of("hello"), Optional.empty(), Optional.empty()),
              new TalkMessage.Say("a", 1, Optional.empty(), Optional.of("x"), Optional.empty()),
              new TalkMessage.Report(
                  "a",
                  1,
                  "players",
                  3,
                  "spam",
                  Optional.of(new Speaker(Optional.of("a1"), "Ada", "m"))),
              new ClientMessage.Play("a", 1, List.of("x", "y")),
              new ClientMessage.Back("a", 1),
              new ClientMessage.Takeback("a", 1),
              new ClientMessage.Answer("a", 1, false),
              new ClientMessage.Resign("a", 1),
              new ClientMessage.Leave("a", 1),
              new ClientMessage.Rematch("a", 1, Optional.of(HASH), Optional.empty()),
              new ClientMessage.Rematch("a", 1, Optional.empty(), Optional.of(NONCE)),
              new ClientMessage.Reveal("a", 1, Optional.of(NONCE)),
              new ClientMessage.PutOff("a", 1, 7),
              new ClientMessage.Prepare(
                  "a", 1, List.of(new Prepared.Line(List.of("2 take 1", "1 take 2")))),
              new ClientMessage.Hint("a", 1),
              new ClientMessage.Unlist("a", 1),
              new ClientMessage.Pause("a", 1, true),
              new ClientMessage.Vacation("a", 1, 3),
              new ClientMessage.Nights("a", 1, ""),
              new ClientMessage.Preview("a", 1, List.of("x"), Optional.of(3)),
              new ClientMessage.Preview(
                  "a",
                  1,
                  List.of(),
                  Optional.empty(),
                  Optional.of(new Supposed(List.of("2 take 1"), 1)))),
          NewTable.class,
          List.of(
              new NewTable(
                  Optional.of("t1"),
                  "qin",
                  Optional.of(Map.of("players", "3")),
                  List.of(
                      new NewTable.Me("Mei", Optional.of(HASH), Optional.empty()),
                      new NewTable.Me(
                          "Bo", Optional.empty(), Optional.of(NONCE), Optional.of(true)),
                      NewTable.Open.TO_ALL,
                      new NewTable.Computer("easy")),
                  Optional.of(2),
                  Optional.of(List.of(Map.of("board", "lion"))),
                  Optional.of(true),
                  Optional.of(false),
                  Optional.of(true),
                  Optional.empty(),
                  Optional.of(new NewTable.Clock(300, 5, Optional.of("computer"))),
                  Optional.of(false),
                  Optional.empty()),
              new NewTable(
                  Optional.empty(),
                  "qin",
                  Optional.empty(),
                  List.of(
                      new NewTable.Me("Mei", Optional.of(HASH), Optional.empty()),
                      NewTable.Open.TO_ALL),
                  Optional.empty(),
                  Optional.empty(),
                  Optional.empty(),
                  Optional.empty(),
                  Optional.of(true),
                  Optional.empty(),
                  Optional.empty(),
                  Optional.of(true),
                  Optional.of(new RatingRange(Optional.of(1400), Optional.of(1800))),
                  Optional.of("k1")),
              new NewTable(
                  Optional.empty(),
                  "qin",
                  Optional.empty(),
                  List.of(
                      new NewTable.Me("Mei", Optional.of(HASH), Optional.empty()),
                      new NewTable.Open(Optional.of("Bo"), Optional.of("a1"))),
                  Optional.empty(),
                  Optional.empty(),
                  Optional.empty(),
                  Optional.empty(),
                  Optional.empty(),
                  Optional.of(new NewTable.From("t0", "x", 12)),
                  Optional.of(
                      new NewTable.Clock(
                          Optional.empty(), Optional.empty(), Optional.of(3), Optional.empty())))),
          Join.class,
          List.of(
              new Join(
                  Optional.of(2),
                  "Bo",
                  Optional.of(HASH),
                  Optional.empty(),
                  Optional.of("a".repeat(24)),
                  Optional.of(true),
                  Optional.empty()),
              new Join(
                  Optional.of(2),
                  "Bo",
                  Optional.empty(),
                  Optional.of(NONCE),
                  Optional.of("a".repeat(24))),
              Join.linking("a1", "Bo")),
          SummaryRequest.class,
          List.of(new SummaryRequest(List.of(new SummaryRequest.Key("t", "x")))));

  static Set<Class<?>> types() {
    return FULL.keySet();
  }

  @ParameterizedTest
  @MethodSource("types")
  <T> void noFieldTakesAValueOfAnotherKind(Class<T> type) {
    List<String> taken = new ArrayList<>();
    int[] tried = new int[1];
    for (Object message : FULL.getOrDefault(type, List.of())) {
      JsonValue full = JsonValue.parse(Messages.write(type, type.cast(message)));
      assertThat(Messages.receive(type, full.canonical()))
          .isEqualTo(new Messages.Parsed.Read<>(message));
      places(full, changed -> changed)
          .forEach((where, place) -> {
            for (JsonValue other : others(place.value())) {
              tried[0]++;
              String text = place.with().apply(other).canonical();
              if (Messages.receive(type, text) instanceof Messages.Parsed.Read<T>) {
                taken.add(where + ": " + text);
              }
            }
          });
    }
    assertThat(taken).isEmpty();
    assertThat(tried[0]).isPositive();
  }

  @ParameterizedTest
  @MethodSource("types")
  <T> void nullInTheOptionalFieldsAloneIsAsIfTheyWereAbsent(Class<T> type) {
    int[] taken = new int[1];
    for (Object message : FULL.getOrDefault(type, List.of())) {
      places(JsonValue.parse(write(type, message)), changed -> changed)
          .forEach((where, place) -> {
            JsonValue nulled = place.with().apply(new JsonValue.Nothing());
            if (Messages.receive(type, nulled.canonical())
                instanceof Messages.Parsed.Read<T> read) {
              taken[0]++;
              assertThat(read)
                  .as(nulled.canonical())
                  .isEqualTo(Messages.receive(type, withoutNulls(nulled).canonical()));
            }
          });
    }
    assertThat(taken[0] > 0)
        .isEqualTo(components(type).stream().anyMatch(each -> each.getType() == Optional.class));
  }

  private static JsonValue withoutNulls(JsonValue value) {
    return switch (value) {
      case JsonValue.Members members -> {
        TreeMap<String, JsonValue> fields = new TreeMap<>(members.values());
        fields.values().removeIf(JsonValue.Nothing.class::isInstance);
        fields.replaceAll((key, member) -> withoutNulls(member));
        yield new JsonValue.Members(fields);
      }
      case JsonValue.Elements elements ->
          new JsonValue.Elements(
              elements.values().stream().map(ReceivedTest::withoutNulls).toList());
      default -> value;
    };
  }

  /// A position in a message.
  ///
  /// @param with returns the message with another value at this position
  private record Place(JsonValue value, UnaryOperator<JsonValue> with) {}

  private static Map<String, Place> places(JsonValue value, UnaryOperator<JsonValue> with) {
    Map<String, Place> all = new TreeMap<>();
    all.put("", new Place(value, with));
    switch (value) {
      case JsonValue.Members members ->
          members
              .values()
              .forEach((key, member) -> {
                UnaryOperator<JsonValue> inside =
                    other -> {
                      TreeMap<String, JsonValue> changed = new TreeMap<>(members.values());
                      changed.put(key, other);
                      return with.apply(new JsonValue.Members(changed));
                    };
                places(member, inside).forEach((path, place) -> all.put("." + key + path, place));
              });
      case JsonValue.Elements elements -> {
        for (int i = 0; i < elements.values().size(); i++) {
          int at = i;
          UnaryOperator<JsonValue> inside =
              other -> {
                List<JsonValue> changed = new ArrayList<>(elements.values());
                changed.set(at, other);
                return with.apply(new JsonValue.Elements(changed));
              };
          places(elements.values().get(i), inside)
              .forEach((path, place) -> all.put("[" + at + "]" + path, place));
        }
      }
      default -> {}
    }
    return all;
  }

  /// The value converted to every other type, as closely as possible: 5 as "5", "x" as ["x"].
  private static List<JsonValue> others(JsonValue value) {
    List<JsonValue> all = new ArrayList<>();
    all.add(new JsonValue.Elements(List.of(value)));
    all.add(new JsonValue.Members(new TreeMap<>(Map.of("value", value))));
    if (!(value instanceof JsonValue.Text)) {
      all.add(new JsonValue.Text(value.canonical()));
    }
    if (!(value instanceof JsonValue.Whole)) {
      all.add(new JsonValue.Whole(1));
    } else {
      all.add(new JsonValue.Whole(Integer.MAX_VALUE + 1L));
    }
    if (!(value instanceof JsonValue.Truth)) {
      all.add(new JsonValue.Truth(true));
    }
    return all;
  }

  /// The examples are complete: each field of each record occurs in one of them.
  @Test
  void everyFieldIsTried() {
    FULL.forEach((type, messages) -> {
      StringBuilder written = new StringBuilder();
      messages.forEach(message -> written.append(write(type, message)));
      for (RecordComponent component : components(type)) {
        assertThat(written.toString()).contains("\"" + component.getName() + "\":");
      }
      for (Class<?> kind : records(type)) {
        assertThat(messages.toString()).contains(kind.getSimpleName() + "[");
      }
    });
  }

  private static <T> String write(Class<T> type, Object message) {
    return Messages.write(type, type.cast(message));
  }

  private static List<RecordComponent> components(Class<?> type) {
    return records(type).stream()
        .flatMap(each -> List.of(each.getRecordComponents()).stream())
        .toList();
  }

  /// All record types reachable from a message type, including itself.
  private static List<Class<?>> records(Type type) {
    List<Class<?>> all = new ArrayList<>();
    if (type instanceof ParameterizedType generic) {
      for (Type argument : generic.getActualTypeArguments()) {
        all.addAll(records(argument));
      }
    } else if (type instanceof Class<?> known && known.isSealed()) {
      for (Class<?> each : known.getPermittedSubclasses()) {
        all.addAll(records(each));
      }
    } else if (type instanceof Class<?> known && known.isRecord()) {
      all.add(known);
      for (RecordComponent component : known.getRecordComponents()) {
        all.addAll(records(component.getGenericType()));
      }
    }
    return all;
  }

  @Test
  void theIdOfAMalformedRequestIsKnown() {
    assertThat(malformed("{\"type\":\"back\",\"id\":\"a\",\"seq\":\"1\"}").id()).contains("a");
    assertThat(malformed("{\"id\":\"a\"}").id()).contains("a");
    assertThat(malformed("{\"type\":\"back\",\"id\":\"a b\",\"seq\":1}").id()).isEmpty();
    assertThat(malformed("{\"type\":\"back\",\"id\":7,\"seq\":1}").id()).isEmpty();
    assertThat(malformed("{\"id\":\"a\",\"id\":\"b\"}").id()).isEmpty();
    assertThat(malformed("{\"id\":\"a\"").id()).isEmpty();
  }

  private static Messages.Parsed.Malformed<ClientMessage> malformed(String text) {
    return switch (Messages.receive(ClientMessage.class, text)) {
      case Messages.Parsed.Malformed<ClientMessage> wrong -> wrong;
      case Messages.Parsed.Read<ClientMessage> read -> throw new AssertionError(read);
    };
  }

  record Once(int same) implements Twice {}

  record Again(Optional<Boolean> same) implements Twice {}

  sealed interface Twice permits Once, Again {}

  record Odd(StringBuilder text) {}

  @Test
  void aShapeThatCannotBeToldIsABrokenInvariant() {
    assertThatThrownBy(() -> MessageSchema.of(Twice.class))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> MessageSchema.of(Odd.class)).isInstanceOf(IllegalStateException.class);
  }
}
