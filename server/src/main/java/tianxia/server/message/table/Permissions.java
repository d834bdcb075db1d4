package tianxia.server.message.table;

import io.avaje.jsonb.Json;

/// What a viewer may do besides playing; all false for a spectator.
@Json
public record Permissions(
    boolean back, boolean takeback, boolean resign, boolean leave, boolean rematch) {
  public static final Permissions NOTHING = new Permissions(false, false, false, false, false);
}
