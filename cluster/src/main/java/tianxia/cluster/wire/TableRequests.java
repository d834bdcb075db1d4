package tianxia.cluster.wire;

import java.util.Optional;
import tianxia.cluster.table.TableRequest;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Heard;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.Withdrawal;

/// Requests as fields: kind, table, token (or a record), body.
final class TableRequests {
  private TableRequests() {}

  static Fields write(TableRequest<?> request, String replyTo) {
    return switch (request) {
      case TableRequest.Reserve(String table) -> Fields.of("reserve", table, "", "", replyTo);
      case TableRequest.Make(String table, NewTable wish, Optional<String> record) ->
          Fields.of("make", table, record.orElse(""), Json.write(NewTable.class, wish), replyTo);
      case TableRequest.TakeSeat(String table, String invitation, Join join) ->
          Fields.of("join", table, invitation, Json.write(Join.class, join), replyTo);
      case TableRequest.Details(String table, String token) ->
          Fields.of("info", table, token, "", replyTo);
      case TableRequest.Position(String table, String token, Optional<Integer> ply) ->
          Fields.of("position", table, token, number(ply), replyTo);
      case TableRequest.GameRecord(String table, String token) ->
          Fields.of("record", table, token, "", replyTo);
      case TableRequest.ShortSummary(String table, String token) ->
          Fields.of("summary", table, token, "", replyTo);
      case TableRequest.Command(String table, String token, ClientMessage.Request command) ->
          Fields.of("command", table, token, Json.write(ClientMessage.class, command), replyTo);
      case TableRequest.Said(String table, String token) ->
          Fields.of("talk", table, token, "", replyTo);
      case TableRequest.Unsay(String table, Withdrawal it) ->
          Fields.of("unsay", table, "", Json.write(Withdrawal.class, it), replyTo);
      case TableRequest.Expire(String table) -> Fields.of("expire", table, "", "", replyTo);
      case TableRequest.Inspect(String table) -> Fields.of("inspect", table, "", "", replyTo);
      case TableRequest.Renew(String table, String token, int seat) ->
          Fields.of("renew", table, token, Integer.toString(seat), replyTo);
      case TableRequest.Remove(String table) -> Fields.of("remove", table, "", "", replyTo);
      case TableRequest.Withdraw(String table) -> Fields.of("withdraw", table, "", "", replyTo);
      case TableRequest.Retire(String table) -> Fields.of("retire", table, "", "", replyTo);
      case TableRequest.Settle(String table) -> Fields.of("settle", table, "", "", replyTo);
      case TableRequest.Whereabouts(String table) ->
          Fields.of("whereabouts", table, "", "", replyTo);
    };
  }

  /// To whom the answer goes.
  static String replyTo(Fields fields) {
    return fields.get(4);
  }

  /// @throws IllegalArgumentException if there is no such request
  static TableRequest<?> read(Fields fields) {
    String table = fields.get(1);
    String token = fields.get(2);
    String body = fields.get(3);
    return switch (fields.get(0)) {
      case "reserve" -> new TableRequest.Reserve(table);
      case "make" -> new TableRequest.Make(table, Json.read(NewTable.class, body), record(token));
      case "join" -> new TableRequest.TakeSeat(table, token, Json.read(Join.class, body));
      case "info" -> new TableRequest.Details(table, token);
      case "position" -> new TableRequest.Position(table, token, number(body));
      case "record" -> new TableRequest.GameRecord(table, token);
      case "summary" -> new TableRequest.ShortSummary(table, token);
      case "command" -> new TableRequest.Command(table, token, command(body));
      case "talk" -> new TableRequest.Said(table, token);
      case "unsay" -> new TableRequest.Unsay(table, Json.read(Withdrawal.class, body));
      case "expire" -> new TableRequest.Expire(table);
      case "inspect" -> new TableRequest.Inspect(table);
      case "renew" -> new TableRequest.Renew(table, token, Integer.parseInt(body));
      case "remove" -> new TableRequest.Remove(table);
      case "withdraw" -> new TableRequest.Withdraw(table);
      case "retire" -> new TableRequest.Retire(table);
      case "settle" -> new TableRequest.Settle(table);
      case "whereabouts" -> new TableRequest.Whereabouts(table);
      default -> throw new IllegalArgumentException("no such request: " + fields.get(0));
    };
  }

  private static Optional<String> record(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(text);
  }

  private static ClientMessage.Request command(String body) {
    return switch (Json.read(ClientMessage.class, body)) {
      case ClientMessage.Request command -> command;
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
