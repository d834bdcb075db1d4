package tianxia.server.message.request;

import io.avaje.jsonb.Json;
import java.util.List;

/// Whose turn it might come to, for a seat that waits.
///
/// @param after what others do before that, as a record has it; whatever else they do is left out
@Json
public record Supposed(List<String> after, int seat) {
  private static final int LONGEST = 16;

  public Supposed {
    Checks.present("after", after);
    Checks.require(after.size() <= LONGEST, "after must be at most " + LONGEST + " events");
    after.forEach(Checks::foreseen);
    Checks.require(seat >= 1, "seat must be a number from 1");
    after = List.copyOf(after);
  }
}
