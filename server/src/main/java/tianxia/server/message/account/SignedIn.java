package tianxia.server.message.account;

import io.avaje.jsonb.Json;

/// Who one is from here on.
@Json
public record SignedIn(String name) {}
