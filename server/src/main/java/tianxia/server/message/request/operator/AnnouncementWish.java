package tianxia.server.message.request.operator;

import io.avaje.jsonb.Json;
import tianxia.server.message.request.Checks;

/// What is to be said to all players from now on.
///
/// @param en,fr the text in both languages; both empty: nothing any more
@Json
public record AnnouncementWish(String en, String fr) {
  private static final int MAX_LENGTH = 300;

  public AnnouncementWish {
    Checks.present("en", en);
    Checks.present("fr", fr);
    en = en.strip();
    fr = fr.strip();
    Checks.require(
        en.length() <= MAX_LENGTH && fr.length() <= MAX_LENGTH,
        "a text has at most " + MAX_LENGTH + " characters");
    Checks.require(en.isEmpty() == fr.isEmpty(), "both languages are needed, or neither");
  }
}
