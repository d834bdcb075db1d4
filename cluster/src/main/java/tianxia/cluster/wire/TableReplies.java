package tianxia.cluster.wire;

import tianxia.cluster.table.TableRequest;
import tianxia.server.message.Commitment;
import tianxia.server.message.Joined;
import tianxia.server.message.Problem;
import tianxia.server.message.RecordText;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.Summary;
import tianxia.server.message.TableInfo;
import tianxia.server.message.TableMade;
import tianxia.server.message.TalkShown;

/// Answers as fields: kind, body.
final class TableReplies {
  private TableReplies() {}

  /// @throws IllegalArgumentException if it is no answer
  static Fields write(Object answer) {
    return switch (answer) {
      case Problem it -> Fields.of("problem", Json.write(Problem.class, it));
      case Commitment it -> Fields.of("reserved", Json.write(Commitment.class, it));
      case TableMade it -> Fields.of("made", Json.write(TableMade.class, it));
      case Joined it -> Fields.of("joined", Json.write(Joined.class, it));
      case TableInfo it -> Fields.of("info", Json.write(TableInfo.class, it));
      case RecordText it -> Fields.of("record", Json.write(RecordText.class, it));
      case Summary it -> Fields.of("summary", Json.write(Summary.class, it));
      case TalkShown it -> Fields.of("talk", Json.write(TalkShown.class, it));
      case ServerMessage it -> Fields.of("message", Json.write(ServerMessage.class, it));
      case TableRequest.Expired(boolean gone) -> Fields.of("expired", String.valueOf(gone));
      case TableRequest.Settled(boolean ended) -> Fields.of("settled", String.valueOf(ended));
      default -> throw new IllegalArgumentException("no answer: " + answer.getClass());
    };
  }

  /// @throws IllegalArgumentException if there is no such answer
  static Object read(Fields fields) {
    String body = fields.get(1);
    return switch (fields.get(0)) {
      case "problem" -> Json.read(Problem.class, body);
      case "reserved" -> Json.read(Commitment.class, body);
      case "made" -> Json.read(TableMade.class, body);
      case "joined" -> Json.read(Joined.class, body);
      case "info" -> Json.read(TableInfo.class, body);
      case "record" -> Json.read(RecordText.class, body);
      case "summary" -> Json.read(Summary.class, body);
      case "talk" -> Json.read(TalkShown.class, body);
      case "message" -> Json.read(ServerMessage.class, body);
      case "expired" -> new TableRequest.Expired(Boolean.parseBoolean(body));
      case "settled" -> new TableRequest.Settled(Boolean.parseBoolean(body));
      default -> throw new IllegalArgumentException("no such answer: " + fields.get(0));
    };
  }
}
