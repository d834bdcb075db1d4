package tianxia.server.message.table;

import io.avaje.jsonb.Json;
import java.util.List;

/// The questions that a seat may put off; told to that seat alone.
///
/// @param until the moment ahead until which it is not asked; 0 if it is
/// @param ahead the moments ahead, ascending
@Json
public record Questions(int until, List<Ahead> ahead) {
  public Questions {
    ahead = List.copyOf(ahead);
  }

  /// A moment ahead.
  ///
  /// @param name what comes then, as a happening
  @Json
  public record Ahead(int at, RawJson name) {}
}
