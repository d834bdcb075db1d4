package tianxia.server.store;

import io.avaje.json.JsonException;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import tianxia.server.tournament.league.LeagueEntry;

/// Entries of leagues as JSON text.
final class LeagueText {
  private static final JsonType<LeagueEntry> TYPE =
      Jsonb.builder().failOnUnknown(true).build().type(LeagueEntry.class);

  private LeagueText() {}

  /// The text of an entry.
  static String write(LeagueEntry entry) {
    return TYPE.toJson(entry);
  }

  /// The entry that a text is.
  ///
  /// @throws Store.Failure if it is no entry: the store is damaged, or of a later version
  static LeagueEntry read(String text) {
    try {
      return TYPE.fromJson(text);
    } catch (JsonException | IllegalStateException | IllegalArgumentException e) {
      throw new Store.Failure("an entry of a league cannot be read", e);
    }
  }
}
