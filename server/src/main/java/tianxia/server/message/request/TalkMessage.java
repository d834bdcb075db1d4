package tianxia.server.message.request;

import java.util.List;
import java.util.Optional;

/// What a client says at a table, or has to say about it. The position that a client knows does not
/// matter for it.
public sealed interface TalkMessage extends ClientMessage.Request {
  /// Who sends it; empty from outside.
  Optional<Speaker> speaker();

  /// The same from somebody whom the server knows, whatever the message pretends.
  TalkMessage from(Speaker known);

  /// Says something in the viewer's own room.
  ///
  /// @param phrase the code of a set phrase, or
  /// @param words free ones
  record Say(
      String id,
      int seq,
      Optional<String> phrase,
      Optional<String> words,
      Optional<Speaker> speaker)
      implements TalkMessage {
    public Say {
      Checks.request(id, seq);
      Checks.require(
          phrase.isPresent() != words.isPresent(), "either a phrase or words are needed, not both");
    }

    @Override
    public Say from(Speaker known) {
      return new Say(id, seq, phrase, words, Optional.of(known));
    }
  }

  /// Has whoever runs the server look at a line.
  ///
  /// @param line its number in the room
  record Report(String id, int seq, String room, int line, String reason, Optional<Speaker> speaker)
      implements TalkMessage {
    private static final List<String> REASONS = tianxia.server.talk.Report.REASONS;

    public Report {
      Checks.request(id, seq);
      Checks.present("room", room);
      Checks.require(line >= 1, "line must be a number from 1");
      Checks.require(
          reason != null && REASONS.contains(reason), "reason must be one of " + REASONS);
    }

    @Override
    public Report from(Speaker known) {
      return new Report(id, seq, room, line, reason, Optional.of(known));
    }
  }
}
