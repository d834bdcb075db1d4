package tianxia.search.puzzle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.json.CanonicalJson;
import tianxia.kernel.json.JsonValue;

/// A [Puzzle] as one line of canonical JSON, whose numbers are integers: chances are in
/// ten-thousandths.
public final class PuzzleText {
  private static final double UNIT = 10_000;

  private static final String DIFFICULTY = "],\"difficulty\":";

  private PuzzleText() {}

  /// Writes a puzzle, without the end of the line.
  public static String write(Puzzle puzzle) {
    CanonicalJson out = new CanonicalJson();
    out.beginObject().key("choices").beginArray();
    puzzle.choices().forEach(choice -> write(choice, out));
    out.endArray().key("difficulty").value(puzzle.difficulty());
    events(puzzle.events(), out.key("events"));
    out.key("game").value(puzzle.game()).key("kind").value(puzzle.kind().id());
    out.key("options").beginObject();
    new TreeMap<>(puzzle.options().asMap()).forEach((name, value) -> out.key(name).value(value));
    return out.endObject().key("seat").value(puzzle.seat()).endObject().toString();
  }

  private static void write(Puzzle.Choice choice, CanonicalJson out) {
    out.beginObject().key("actions").beginArray();
    choice.actions().forEach(out::value);
    out.endArray().key("chance").value(Math.round(UNIT * choice.chance()));
    events(choice.line(), out.key("line"));
    out.key("right").value(choice.right()).endObject();
  }

  private static void events(List<Event> events, CanonicalJson out) {
    out.beginArray();
    events.stream().map(Event::toString).forEach(out::value);
    out.endArray();
  }

  /// Reads what [#write] writes.
  ///
  /// @throws IllegalArgumentException if the text is malformed; the events are not checked
  public static Puzzle read(Game<?> game, String line) {
    JsonValue.Members all = members(JsonValue.parse(line));
    if (!text(all.get("game")).equals(game.id())) {
      throw new IllegalArgumentException("a puzzle of another game");
    }
    Map<String, String> options = new LinkedHashMap<>();
    members(all.get("options")).values().forEach((name, value) -> options.put(name, text(value)));
    List<Puzzle.Choice> choices = new ArrayList<>();
    for (JsonValue each : elements(all.get("choices"))) {
      choices.add(choice(members(each)));
    }
    String kind = text(all.get("kind"));
    return new Puzzle(
        game.id(),
        Options.of(game.options(), options),
        events(all.get("events")),
        Math.toIntExact(whole(all.get("seat"))),
        PuzzleKind.of(kind).orElseThrow(() -> new IllegalArgumentException("no kind: " + kind)),
        Math.toIntExact(whole(all.get("difficulty"))),
        choices);
  }

  /// The difficulty of a puzzle that [#write] wrote, without parsing the rest of the line, for
  /// there are many. It follows the choices; the text searched for can't occur inside a string,
  /// where its quotes would be escaped.
  public static int difficulty(String line) {
    int at = line.indexOf(DIFFICULTY);
    if (at < 0) {
      throw new IllegalArgumentException("no difficulty");
    }
    return Character.digit(line.charAt(at + DIFFICULTY.length()), 10);
  }

  private static Puzzle.Choice choice(JsonValue.Members of) {
    boolean right = of.get("right") instanceof JsonValue.Truth(boolean value) && value;
    List<String> actions = elements(of.get("actions")).stream().map(PuzzleText::text).toList();
    double chance = whole(of.get("chance")) / UNIT;
    return new Puzzle.Choice(actions, right, chance, events(of.get("line")));
  }

  private static List<Event> events(JsonValue value) {
    return elements(value).stream().map(each -> Event.parse(text(each))).toList();
  }

  private static String text(JsonValue value) {
    if (value instanceof JsonValue.Text(String text)) {
      return text;
    }
    throw new IllegalArgumentException("no text: " + value);
  }

  private static long whole(JsonValue value) {
    if (value instanceof JsonValue.Whole(long number)) {
      return number;
    }
    throw new IllegalArgumentException("no number: " + value);
  }

  private static List<JsonValue> elements(JsonValue value) {
    if (value instanceof JsonValue.Elements(List<JsonValue> all)) {
      return all;
    }
    throw new IllegalArgumentException("no array: " + value);
  }

  private static JsonValue.Members members(JsonValue value) {
    if (value instanceof JsonValue.Members all) {
      return all;
    }
    throw new IllegalArgumentException("no object: " + value);
  }
}
