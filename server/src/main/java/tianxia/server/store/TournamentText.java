package tianxia.server.store;

import io.avaje.json.JsonException;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import tianxia.server.tournament.TournamentEntry;

/// Entries of tournaments as JSON text.
final class TournamentText {
  private static final JsonType<TournamentEntry> TYPE =
      Jsonb.builder().failOnUnknown(true).build().type(TournamentEntry.class);

  private TournamentText() {}

  /// The text of an entry.
  static String write(TournamentEntry entry) {
    return TYPE.toJson(entry);
  }

  /// The entry that a text is.
  ///
  /// @throws Store.Failure if it is no entry: the store is damaged, or of a later version
  static TournamentEntry read(String text) {
    try {
      return TYPE.fromJson(text);
    } catch (JsonException | IllegalStateException | IllegalArgumentException e) {
      throw new Store.Failure("an entry of a tournament cannot be read", e);
    }
  }
}
