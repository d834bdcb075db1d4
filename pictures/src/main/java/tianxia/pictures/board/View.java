package tianxia.pictures.board;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import tianxia.kernel.json.JsonValue;

/// Read access to a view's JSON. Missing values read as empty or 0.
public record View(JsonValue.Members members) {

  public static View of(String json) {
    return of(JsonValue.parse(json));
  }

  private static View of(JsonValue value) {
    return new View(
        value instanceof JsonValue.Members members
            ? members
            : new JsonValue.Members(new TreeMap<>()));
  }

  public String text(String key) {
    return text(members.get(key));
  }

  public int number(String key) {
    return number(members.get(key));
  }

  public List<String> texts(String key) {
    return list(members.get(key)).stream().map(View::text).toList();
  }

  public List<Integer> numbers(String key) {
    return list(members.get(key)).stream().map(View::number).toList();
  }

  public List<List<String>> textLists(String key) {
    return list(members.get(key)).stream()
        .map(value -> list(value).stream().map(View::text).toList())
        .toList();
  }

  public List<List<Integer>> numberLists(String key) {
    return list(members.get(key)).stream()
        .map(value -> list(value).stream().map(View::number).toList())
        .toList();
  }

  public List<View> views(String key) {
    return list(members.get(key)).stream().map(View::of).toList();
  }

  /// Numbers by name.
  public SortedMap<String, Integer> named(String key) {
    SortedMap<String, Integer> named = new TreeMap<>();
    for (Map.Entry<String, JsonValue> entry : of(members.get(key)).members().values().entrySet()) {
      named.put(entry.getKey(), number(entry.getValue()));
    }
    return named;
  }

  private static List<JsonValue> list(JsonValue value) {
    return value instanceof JsonValue.Elements(List<JsonValue> values) ? values : List.of();
  }

  private static String text(JsonValue value) {
    return value instanceof JsonValue.Text(String text) ? text : "";
  }

  private static int number(JsonValue value) {
    return value instanceof JsonValue.Whole(long number) ? (int) number : 0;
  }
}
