package tianxia.games;

import java.util.List;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.json.CanonicalJson;
import tianxia.kernel.json.JsonValue;

/// A position as its JSON tells it, to be compared with what is computed from the position itself.
public record Told(JsonValue value) {
  /// All that is known in a position.
  public static <S extends State<S>> Told state(Game<S> game, S state) {
    CanonicalJson out = new CanonicalJson();
    game.writeState(state, out);
    return new Told(JsonValue.parse(out.toString()));
  }

  public Told at(String key) {
    return new Told(((JsonValue.Members) value).get(key));
  }

  /// An element of a list.
  ///
  /// @param index from 0
  public Told at(String key, int index) {
    return at(key).all().get(index);
  }

  public List<Told> all() {
    return ((JsonValue.Elements) value).values().stream().map(Told::new).toList();
  }

  /// How many elements are this text.
  public int count(String text) {
    return (int) all().stream().filter(one -> one.text().equals(text)).count();
  }

  public boolean isNothing() {
    return value instanceof JsonValue.Nothing;
  }

  public String text() {
    return ((JsonValue.Text) value).value();
  }

  public int number() {
    return (int) ((JsonValue.Whole) value).value();
  }

  /// A count, which may be left out where it is 0.
  public int countAt(String key) {
    return at(key).isNothing() ? 0 : at(key).number();
  }

  public boolean truth() {
    return ((JsonValue.Truth) value).value();
  }
}
