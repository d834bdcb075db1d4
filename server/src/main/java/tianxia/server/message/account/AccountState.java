package tianxia.server.message.account;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// What there is of accounts for whoever asks.
///
/// @param mode `open`, `invite`, `closed`, `off`
/// @param passkeys whether browsers have passkeys at the address that was asked: on `https` and on
///   `localhost` alone
/// @param name who one is; absent for a guest
@Json
public record AccountState(String mode, boolean passkeys, Optional<String> name) {}
