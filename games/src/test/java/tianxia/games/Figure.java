package tianxia.games;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tianxia.kernel.json.JsonValue;
import tianxia.testkit.Repository;

/// A figure on the page's rules, or a part of one, from `rules/figures.json` in
/// `web/src/games/GAME`: the actions in the game's notation, and what the page then shows. Since
/// the page knows no rules, each game's test plays the figures.
public record Figure(String name, JsonValue.Members members) {

  /// All figures of a game.
  public static Stream<Figure> of(String game) {
    try {
      String text =
          Files.readString(
              Repository.root().resolve("web/src/games/" + game + "/rules/figures.json"));
      JsonValue.Members all = (JsonValue.Members) JsonValue.parse(text);
      return all.values().entrySet().stream()
          .map(each -> new Figure(each.getKey(), (JsonValue.Members) each.getValue()));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  public String text(String key) {
    return find(key).orElseThrow();
  }

  public Optional<String> find(String key) {
    return members.values().get(key) instanceof JsonValue.Text(String value)
        ? Optional.of(value)
        : Optional.empty();
  }

  public int whole(String key) {
    return Math.toIntExact(((JsonValue.Whole) members.get(key)).value());
  }

  /// A missing list is empty.
  public List<JsonValue> list(String key) {
    return members.values().get(key) instanceof JsonValue.Elements(List<JsonValue> values)
        ? values
        : List.of();
  }

  public List<String> texts(String key) {
    return list(key).stream().map(Figure::text).toList();
  }

  public List<Integer> numbers(String key) {
    return list(key).stream().map(Figure::number).toList();
  }

  /// The parts of a list.
  public List<Figure> parts(String key) {
    return list(key).stream().map(each -> new Figure(key, (JsonValue.Members) each)).toList();
  }

  public Optional<Figure> part(String key) {
    return members.values().get(key) instanceof JsonValue.Members part
        ? Optional.of(new Figure(key, part))
        : Optional.empty();
  }

  public static String text(JsonValue value) {
    return ((JsonValue.Text) value).value();
  }

  public static int number(JsonValue value) {
    return Math.toIntExact(((JsonValue.Whole) value).value());
  }

  /// The name, for test reports.
  @Override
  public String toString() {
    return name;
  }
}
