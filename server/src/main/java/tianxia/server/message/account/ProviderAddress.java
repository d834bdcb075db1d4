package tianxia.server.message.account;

import io.avaje.jsonb.Json;

/// Where a browser goes for the host's provider to say who somebody is.
@Json
public record ProviderAddress(String address) {}
