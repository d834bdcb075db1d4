package tianxia.server.message.account;

import io.avaje.jsonb.Json;

/// What opens a seat from now on, or what invites to the open ones: told here and never again.
///
/// @param seat 0: the invitation
@Json
public record TokenRenewed(int seat, String token) {}
