package tianxia.server.message.request;

import io.avaje.jsonb.Json;
import java.util.Optional;

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
