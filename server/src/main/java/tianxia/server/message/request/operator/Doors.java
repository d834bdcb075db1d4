package tianxia.server.message.request.operator;

import io.avaje.jsonb.Json;

/// Whether new tables are made from now on.
@Json
public record Doors(boolean open) {}
