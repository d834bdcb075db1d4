package tianxia.server.message.request.club;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tianxia.server.message.request.Checks;

/// What somebody is to be in a club.
///
/// @param role `organiser` or `member`; absent for who waits and is let in
@Json
public record ClubRole(Optional<String> role) {
  public ClubRole {
    Checks.present("role", role);
    role.ifPresent(wished ->
        Checks.require(
            wished.equals("organiser") || wished.equals("member"),
            "role must be organiser or member"));
  }
}
