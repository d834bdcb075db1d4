package tianxia.kernel;

import java.util.List;

/// An option of a game: a choice made before the game begins.
///
/// @param name the name, as in a record's `option NAME VALUE`
/// @param values all values, in the order in which they are shown; at least two
/// @param byDefault the value taken where none is given; one of `values`
public record OptionSpec(String name, List<String> values, String byDefault) {
  public OptionSpec {
    values = List.copyOf(values);
    if (!values.contains(byDefault)) {
      throw new IllegalArgumentException(name + ": " + byDefault + " is not one of " + values);
    }
  }
}
