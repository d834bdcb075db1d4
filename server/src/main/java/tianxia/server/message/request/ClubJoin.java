package tianxia.server.message.request;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A wish to belong to a club.
///
/// @param invitation a code
@Json
public record ClubJoin(Optional<String> invitation) {
  public ClubJoin {
    Checks.present("invitation", invitation);
  }
}
