package tianxia.server.message.table;

import io.avaje.jsonb.Json;
import java.util.List;

/// A game that tables can be made for.
///
/// @param hides what it keeps from those at the table: `nothing`, `hands` or `orders`
/// @param draws whether anything is drawn in it
/// @param series whether a table may play a series of games (QIN-21)
@Json
public record GameInfo(
    String id,
    List<Option> options,
    List<String> levels,
    String hides,
    boolean draws,
    boolean series) {

  /// An option of the game.
  @Json
  public record Option(
      String name, List<String> values, @Json.Property("default") String byDefault) {}
}
