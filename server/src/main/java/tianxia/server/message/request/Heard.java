package tianxia.server.message.request;

import io.avaje.jsonb.Json;

/// The last line that a client has of each of a table's rooms; 0 if it has none.
@Json
public record Heard(int players, int watchers) {
  /// Nothing yet.
  public static final Heard NOTHING = new Heard(0, 0);

  public Heard {
    Checks.require(players >= 0 && watchers >= 0, "a line must be a number from 0");
  }
}
