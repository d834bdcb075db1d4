package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;

/// Lines that were said at a table, for one viewer. Each takes the place of the one with the same
/// room and number.
@Json
public record TalkShown(List<Said> lines) implements ServerMessage, Answers.TalkAnswer {
  public TalkShown {
    lines = List.copyOf(lines);
  }

  /// One line.
  ///
  /// @param room `players` or `watchers`
  /// @param line its number in the room
  /// @param at milliseconds since 1970
  /// @param seat who said it; 0 for one who watches
  /// @param name of one who watches with an account
  /// @param phrase the code of a set phrase
  /// @param words free ones
  /// @param removed why there are neither
  @Json
  public record Said(
      String room,
      int line,
      long at,
      int seat,
      Optional<String> name,
      Optional<String> phrase,
      Optional<String> words,
      Optional<Removed> removed) {}

  /// A line that is not told any more.
  ///
  /// @param by `host`, or `author` whose account is deleted
  /// @param reason the host's
  @Json
  public record Removed(String by, Optional<String> reason) {}
}
