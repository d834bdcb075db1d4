package tianxia.kernel;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The options of one game, complete: every option of the game has one of its values.
public final class Options {
  private final Map<String, String> values;

  private Options(Map<String, String> values) {
    this.values = Collections.unmodifiableMap(values);
  }

  /// What is wrong with `given` as options of these specifications, in words; empty if nothing.
  public static Optional<String> problem(List<OptionSpec> specs, Map<String, String> given) {
    for (Map.Entry<String, String> entry : new TreeMap<>(given).entrySet()) {
      Optional<OptionSpec> spec =
          specs.stream().filter(s -> s.name().equals(entry.getKey())).findFirst();
      if (spec.isEmpty()) {
        return Optional.of("unknown option " + Quoted.of(entry.getKey()));
      }
      if (!spec.get().values().contains(entry.getValue())) {
        return Optional.of(
            "option "
                + entry.getKey()
                + " has no value "
                + Quoted.of(entry.getValue())
                + " (it has "
                + String.join(", ", spec.get().values())
                + ")");
      }
    }
    return Optional.empty();
  }

  /// Completes `given` with defaults.
  ///
  /// @throws IllegalArgumentException where [#problem] finds one
  public static Options of(List<OptionSpec> specs, Map<String, String> given) {
    problem(specs, given)
        .ifPresent(problem -> {
          throw new IllegalArgumentException(problem);
        });
    Map<String, String> all = new LinkedHashMap<>();
    for (OptionSpec spec : specs) {
      all.put(spec.name(), given.getOrDefault(spec.name(), spec.byDefault()));
    }
    return new Options(all);
  }

  /// The value of an option of the game.
  ///
  /// @throws IllegalArgumentException if the game has no such option
  public String get(String name) {
    String value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no option " + name);
    }
    return value;
  }

  /// The value of an option whose values are numbers.
  public int number(String name) {
    return Integer.parseInt(get(name));
  }

  /// All options and their values, in the game's order.
  public Map<String, String> asMap() {
    return values;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Options o && o.values.equals(values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return values.toString();
  }
}
