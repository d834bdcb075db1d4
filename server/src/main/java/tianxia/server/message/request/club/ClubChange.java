package tianxia.server.message.request.club;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tianxia.server.message.request.Checks;

/// What is to be otherwise in a club; what is absent stays.
///
/// @param owner the name of a member to whom it is handed over
@Json
public record ClubChange(
    Optional<String> name,
    Optional<String> about,
    Optional<String> joining,
    Optional<Boolean> listed,
    Optional<String> owner) {
  public ClubChange {
    Checks.present("name", name);
    Checks.present("about", about);
    Checks.present("joining", joining);
    Checks.present("listed", listed);
    Checks.present("owner", owner);
  }
}
