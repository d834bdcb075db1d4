package tianxia.server.message.account;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// What there is of accounts for whoever asks.
///
/// @param mode `open`, `invite`, `closed`, `provider`, `off`
/// @param passkeys whether browsers have passkeys at the address that was asked: on `https` and on
///   `localhost` alone
/// @param provider what the host's provider is called, where it says who somebody is
/// @param name who one is; absent for a guest
@Json
public record AccountState(
    String mode, boolean passkeys, Optional<String> provider, Optional<String> name) {}
