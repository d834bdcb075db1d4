package tianxia.server.http.api.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// One route of the API.
///
/// @param template the path, with `{name}` for a parameter: `/api/tables/{table}`
public record Route(String method, String template, Handler handler) {
  private static final int MAX_DIGITS = 6;

  /// Answers a call to a route.
  public interface Handler {
    /// Answers a call.
    ///
    /// @param parameters of the path, in order
    Answer answer(Call call, List<String> parameters);
  }

  /// A parameter as a number from 0; empty if it is none of up to six digits.
  public static OptionalInt number(String parameter) {
    boolean number =
        parameter.length() <= MAX_DIGITS
            && parameter.chars().allMatch(digit -> digit >= '0' && digit <= '9');
    return number ? OptionalInt.of(Integer.parseInt(parameter)) : OptionalInt.empty();
  }

  /// The parameters in a path that matches this route; empty for another path.
  public Optional<List<String>> match(String path) {
    String[] wanted = template.split("/", -1);
    String[] given = path.split("/", -1);
    if (wanted.length != given.length) {
      return Optional.empty();
    }
    List<String> parameters = new ArrayList<>();
    for (int i = 0; i < wanted.length; i++) {
      if (wanted[i].startsWith("{") && !given[i].isEmpty()) {
        parameters.add(given[i]);
      } else if (!wanted[i].equals(given[i])) {
        return Optional.empty();
      }
    }
    return Optional.of(parameters);
  }
}
