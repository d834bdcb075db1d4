package tianxia.server.message.request.club;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tianxia.server.message.request.Checks;

/// A request for a new club.
///
/// @param about plain text; empty if absent
/// @param joining `open`, `asked` or `invited`
/// @param listed whether anybody may find it
@Json
public record NewClub(String name, Optional<String> about, String joining, boolean listed) {
  public NewClub {
    Checks.name(name);
    Checks.present("about", about);
    Checks.present("joining", joining);
  }
}
