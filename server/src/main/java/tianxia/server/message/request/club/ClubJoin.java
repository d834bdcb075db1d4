package tianxia.server.message.request.club;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tianxia.server.message.request.Checks;

/// A wish to belong to a club.
///
/// @param invitation a code
@Json
public record ClubJoin(Optional<String> invitation) {
  public ClubJoin {
    Checks.present("invitation", invitation);
  }
}
