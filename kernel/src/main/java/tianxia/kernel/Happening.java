package tianxia.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import tianxia.kernel.json.CanonicalJson;

/// Something that happened, would happen or stands in the way: a code and its parameters in order.
/// A catalogue of words a game and language ([Words]) makes a sentence of it.
///
/// @param code lower case, words joined by `-`: `province-founded`
public record Happening(String code, List<Parameter> parameters) {

  /// A named value. On the wire a happening is one JSON object: `code` and each parameter by name.
  public sealed interface Parameter {
    String name();

    /// A whole number: a seat, a count.
    record Whole(String name, int value) implements Parameter {}

    /// A word or a place: `R`, `e7`.
    record Text(String name, String value) implements Parameter {}

    /// Several words or places.
    record Texts(String name, List<String> values) implements Parameter {
      public Texts {
        values = List.copyOf(values);
      }
    }
  }

  public Happening {
    parameters = List.copyOf(parameters);
  }

  public static Happening of(String code) {
    return new Happening(code, List.of());
  }

  public Happening with(String name, int value) {
    return plus(new Parameter.Whole(name, value));
  }

  public Happening with(String name, String value) {
    return plus(new Parameter.Text(name, value));
  }

  public Happening with(String name, List<String> values) {
    return plus(new Parameter.Texts(name, values));
  }

  private Happening plus(Parameter parameter) {
    List<Parameter> all = new ArrayList<>(parameters);
    all.add(parameter);
    return new Happening(code, all);
  }

  /// Writes `{"code":…,…}`, keys sorted.
  public void write(CanonicalJson out) {
    Parameter[] all = parameters.toArray(new Parameter[parameters.size() + 1]);
    all[parameters.size()] = new Parameter.Text("code", code);
    Arrays.sort(all, Comparator.comparing(Parameter::name));
    out.beginObject();
    for (Parameter parameter : all) {
      out.key(parameter.name());
      write(parameter, out);
    }
    out.endObject();
  }

  private static void write(Parameter parameter, CanonicalJson out) {
    switch (parameter) {
      case Parameter.Whole number -> out.value(number.value());
      case Parameter.Text text -> out.value(text.value());
      case Parameter.Texts texts -> {
        out.beginArray();
        texts.values().forEach(out::value);
        out.endArray();
      }
    }
  }
}
