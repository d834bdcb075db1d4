package tianxia.server.message.account;

import io.avaje.jsonb.Json;

/// A request to sign in by a recovery code, which is used up by it.
@Json
public record Recovery(String name, String code) {
  public Recovery {
    Fields.present("name", name);
    Fields.present("code", code);
  }
}
