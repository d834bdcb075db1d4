package tianxia.cluster.wire;

import java.util.Optional;
import tianxia.cluster.table.Question;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Heard;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.Withdrawal;

/// Questions as fields: kind, table, token (or a record), body.
final class Questions {
  private Questions() {}

  static Fields write(Question<?> question, String replyTo) {
    return switch (question) {
      case Question.Reserve(String table) -> Fields.of("reserve", table, "", "", replyTo);
      case Question.Make(String table, NewTable wish, Optional<String> record) ->
          Fields.of("make", table, record.orElse(""), Json.write(NewTable.class, wish), replyTo);
      case Question.TakeSeat(String table, String invitation, Join join) ->
          Fields.of("join", table, invitation, Json.write(Join.class, join), replyTo);
      case Question.Details(String table, String token) ->
          Fields.of("info", table, token, "", replyTo);
      case Question.Position(String table, String token, Optional<Integer> ply) ->
          Fields.of("position", table, token, number(ply), replyTo);
      case Question.GameRecord(String table, String token) ->
          Fields.of("record", table, token, "", replyTo);
      case Question.ShortSummary(String table, String token) ->
          Fields.of("summary", table, token, "", replyTo);
      case Question.Command(String table, String token, ClientMessage.Request request) ->
          Fields.of("command", table, token, Json.write(ClientMessage.class, request), replyTo);
      case Question.Said(String table, String token) ->
          Fields.of("talk", table, token, "", replyTo);
      case Question.Unsay(String table, Withdrawal it) ->
          Fields.of("unsay", table, "", Json.write(Withdrawal.class, it), replyTo);
      case Question.Expire(String table) -> Fields.of("expire", table, "", "", replyTo);
      case Question.Inspect(String table) -> Fields.of("inspect", table, "", "", replyTo);
      case Question.Renew(String table, String token, int seat) ->
          Fields.of("renew", table, token, Integer.toString(seat), replyTo);
      case Question.Remove(String table) -> Fields.of("remove", table, "", "", replyTo);
      case Question.Withdraw(String table) -> Fields.of("withdraw", table, "", "", replyTo);
      case Question.Retire(String table) -> Fields.of("retire", table, "", "", replyTo);
      case Question.Settle(String table) -> Fields.of("settle", table, "", "", replyTo);
      case Question.Whereabouts(String table) -> Fields.of("whereabouts", table, "", "", replyTo);
    };
  }

  /// To whom the answer goes.
  static String replyTo(Fields fields) {
    return fields.get(4);
  }

  /// @throws IllegalArgumentException if there is no such question
  static Question<?> read(Fields fields) {
    String table = fields.get(1);
    String token = fields.get(2);
    String body = fields.get(3);
    return switch (fields.get(0)) {
      case "reserve" -> new Question.Reserve(table);
      case "make" -> new Question.Make(table, Json.read(NewTable.class, body), record(token));
      case "join" -> new Question.TakeSeat(table, token, Json.read(Join.class, body));
      case "info" -> new Question.Details(table, token);
      case "position" -> new Question.Position(table, token, number(body));
      case "record" -> new Question.GameRecord(table, token);
      case "summary" -> new Question.ShortSummary(table, token);
      case "command" -> new Question.Command(table, token, request(body));
      case "talk" -> new Question.Said(table, token);
      case "unsay" -> new Question.Unsay(table, Json.read(Withdrawal.class, body));
      case "expire" -> new Question.Expire(table);
      case "inspect" -> new Question.Inspect(table);
      case "renew" -> new Question.Renew(table, token, Integer.parseInt(body));
      case "remove" -> new Question.Remove(table);
      case "withdraw" -> new Question.Withdraw(table);
      case "retire" -> new Question.Retire(table);
      case "settle" -> new Question.Settle(table);
      case "whereabouts" -> new Question.Whereabouts(table);
      default -> throw new IllegalArgumentException("no such question: " + fields.get(0));
    };
  }

  private static Optional<String> record(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(text);
  }

  private static ClientMessage.Request request(String body) {
    return switch (Json.read(ClientMessage.class, body)) {
      case ClientMessage.Request request -> request;
      case ClientMessage.Hello hello -> throw new IllegalArgumentException("a hello is no command");
      case ClientMessage.Look look -> throw new IllegalArgumentException("a look is no command");
      case ClientMessage.Ping ping -> throw new IllegalArgumentException("a ping is no command");
    };
  }

  static String heard(Optional<Heard> heard) {
    return heard.map(it -> Json.write(Heard.class, it)).orElse("");
  }

  static Optional<Heard> heard(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(Json.read(Heard.class, text));
  }

  static String number(Optional<Integer> number) {
    return number.map(String::valueOf).orElse("");
  }

  static Optional<Integer> number(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(Integer.valueOf(text));
  }
}
