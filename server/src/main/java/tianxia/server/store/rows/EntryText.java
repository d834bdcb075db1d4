package tianxia.server.store.rows;

import io.avaje.json.JsonException;
import io.avaje.jsonb.JsonType;
import tianxia.server.json.JsonBindings;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;

/// Entries as JSON text.
public final class EntryText {
  private static final JsonType<Entry> TYPE = JsonBindings.STORED.type(Entry.class);

  private EntryText() {}

  /// The text of an entry.
  public static String write(Entry entry) {
    return TYPE.toJson(entry);
  }

  /// The entry that a text is.
  ///
  /// @throws Store.Broken if it is no entry: the store is damaged, or of a later version
  public static Entry read(String text) {
    try {
      return TYPE.fromJson(text);
    } catch (JsonException | IllegalStateException e) {
      throw new Store.Broken("a log entry cannot be read", e);
    }
  }
}
