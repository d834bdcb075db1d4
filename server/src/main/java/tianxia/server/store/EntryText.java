package tianxia.server.store;

import io.avaje.json.JsonException;
import io.avaje.jsonb.JsonType;
import tianxia.server.json.JsonBindings;

/// Entries as JSON text.
final class EntryText {
  private static final JsonType<Entry> TYPE = JsonBindings.STORED.type(Entry.class);

  private EntryText() {}

  /// The text of an entry.
  static String write(Entry entry) {
    return TYPE.toJson(entry);
  }

  /// The entry that a text is.
  ///
  /// @throws Store.Broken if it is no entry: the store is damaged, or of a later version
  static Entry read(String text) {
    try {
      return TYPE.fromJson(text);
    } catch (JsonException | IllegalStateException e) {
      throw new Store.Broken("a log entry cannot be read", e);
    }
  }
}
