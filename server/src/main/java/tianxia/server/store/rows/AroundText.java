package tianxia.server.store.rows;

import io.avaje.json.JsonException;
import io.avaje.jsonb.JsonType;
import java.util.List;
import tianxia.server.json.JsonBindings;
import tianxia.server.store.Store;
import tianxia.server.talk.Report.Around;

/// The lines around a reported one as text.
final class AroundText {
  private static final JsonType<List<Around>> TYPE = JsonBindings.STORED.type(Around.class).list();

  private AroundText() {}

  static String write(List<Around> lines) {
    return TYPE.toJson(lines);
  }

  /// The lines of what [#write] gave.
  ///
  /// @throws Store.Broken if the text is none: the store is damaged, or of a later version
  static List<Around> read(String text) {
    try {
      return TYPE.fromJson(text);
    } catch (JsonException | IllegalStateException e) {
      throw new Store.Broken("a report cannot be read", e);
    }
  }

  /// The same without what an account has said.
  static String without(String text, String account) {
    return write(
        read(text).stream()
            .map(line ->
                line.account().equals(account)
                    ? new Around(line.number(), line.at(), line.seat(), "", "", "", "")
                    : line)
            .toList());
  }
}
