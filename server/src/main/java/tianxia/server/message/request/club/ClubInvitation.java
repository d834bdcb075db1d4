package tianxia.server.message.request.club;

import io.avaje.jsonb.Json;
import tianxia.server.message.request.Checks;

/// A code by which one may join.
@Json
public record ClubInvitation(String invitation) {
  public ClubInvitation {
    Checks.present("invitation", invitation);
  }
}
