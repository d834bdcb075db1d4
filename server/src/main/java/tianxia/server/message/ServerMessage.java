package tianxia.server.message;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tianxia.server.message.table.ClockShown;
import tianxia.server.message.table.Permissions;
import tianxia.server.message.table.Prepared;
import tianxia.server.message.table.Questions;
import tianxia.server.message.table.RawJson;

/// What a table sends to one viewer, the list of open tables to its readers, or news to an account.
/// On the wire `type` names the kind.
@Json(typeProperty = "type")
@Json.SubTypes({
  @Json.SubType(type = Frame.class, name = "frame"),
  @Json.SubType(type = ServerMessage.TableMessage.class, name = "table"),
  @Json.SubType(type = ServerMessage.Thinking.class, name = "thinking"),
  @Json.SubType(type = ServerMessage.Done.class, name = "done"),
  @Json.SubType(type = ServerMessage.Refused.class, name = "refused"),
  @Json.SubType(type = ServerMessage.Previewed.class, name = "previewed"),
  @Json.SubType(type = Hint.class, name = "hint"),
  @Json.SubType(type = TalkShown.class, name = "talk"),
  @Json.SubType(type = ServerMessage.Silenced.class, name = "silenced"),
  @Json.SubType(type = LobbyShown.class, name = "lobby"),
  @Json.SubType(type = FriendNews.class, name = "news"),
  @Json.SubType(type = ServerMessage.Failure.class, name = "error"),
  @Json.SubType(type = ServerMessage.Pong.class, name = "pong"),
})
public sealed interface ServerMessage
    permits Frame,
        ServerMessage.TableMessage,
        ServerMessage.Thinking,
        ServerMessage.Done,
        ServerMessage.Refused,
        ServerMessage.Previewed,
        Hint,
        TalkShown,
        ServerMessage.Silenced,
        LobbyShown,
        FriendNews,
        ServerMessage.Failure,
        ServerMessage.Pong,
        WrittenMessage {

  /// Something about the table has changed, but not the game.
  record TableMessage(
      Permissions can,
      TableInfo info,
      Optional<Questions> questions,
      Optional<Prepared> prepared,
      Optional<ClockShown> clock)
      implements ServerMessage {}

  /// A computer seat thinks, for about `ms` milliseconds. Ended by the next frame.
  record Thinking(int seat, long ms) implements ServerMessage {}

  /// A command was carried out and is on disk.
  record Done(String id, int seq) implements ServerMessage, Answers.CommandAnswer {}

  /// A command was not carried out; nothing has changed.
  ///
  /// @param code that of a [RefusedCode]
  /// @param index for `illegal`: which of the actions, from 0
  /// @param refusal for `illegal`: `{"clause":…,"reason":…}`
  /// @param silenced for `talk-silenced`: why, and until when
  record Refused(
      String id,
      String code,
      String message,
      Optional<Integer> index,
      Optional<RawJson> refusal,
      Optional<Silenced> silenced)
      implements ServerMessage, Answers.CommandAnswer {

    /// An action that is not legal.
    public static Refused illegal(String id, String message, int index, RawJson refusal) {
      return new Refused(
          id,
          RefusedCode.ILLEGAL.code(),
          message,
          Optional.of(index),
          Optional.of(refusal),
          Optional.empty());
    }

    public static Refused of(String id, RefusedCode code, String message) {
      return new Refused(
          id, code.code(), message, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /// Whoever says something may not, by the host's decision.
    public static Refused silenced(String id, Silenced why) {
      return new Refused(
          id,
          RefusedCode.TALK_SILENCED.code(),
          "the host has taken the word from you",
          Optional.empty(),
          Optional.empty(),
          Optional.of(why));
    }
  }

  /// The answer to a preview where all actions are legal.
  record Previewed(String id, List<RawJson> happenings, RawJson view, List<String> legal)
      implements ServerMessage, Answers.CommandAnswer {
    public Previewed {
      happenings = List.copyOf(happenings);
      legal = List.copyOf(legal);
    }
  }

  /// The socket is about to be closed, and why: `unknown-table`, `unknown-token`, `too-slow`,
  /// `malformed`, `too-large`, `slow-down`, `closing`.
  record Failure(String code, String message) implements ServerMessage {}

  /// The host has taken the word from whoever reads this, who is told so when the socket opens.
  ///
  /// @param kind `mute`: no free words; `ban`: nothing is said or heard
  /// @param until milliseconds since 1970
  @Json
  record Silenced(String kind, String reason, long until) implements ServerMessage {}

  record Pong() implements ServerMessage {}
}
