package tianxia.server.message.request;

import io.avaje.jsonb.Json;

/// A code by which one may join.
@Json
public record ClubInvitation(String invitation) {
  public ClubInvitation {
    Checks.present("invitation", invitation);
  }
}
