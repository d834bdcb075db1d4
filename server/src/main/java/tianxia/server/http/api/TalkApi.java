package tianxia.server.http.api;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.Route;
import tianxia.server.message.Problem;
import tianxia.server.message.TalkShown;
import tianxia.server.message.account.SaidKept;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.TalkMessage;
import tianxia.server.message.request.Withdrawal;
import tianxia.server.table.Tables;
import tianxia.server.talk.ChatLine;
import tianxia.server.talk.Moderation;
import tianxia.server.talk.TalkStore;

/// The part of the API that concerns what is said at tables.
record TalkApi(Tables tables, Moderation moderation, Speakers speakers) {

  List<Route> routes() {
    return List.of(new Route("GET", "/api/tables/{table}/talk", (c, p) -> said(c, p.getFirst())));
  }

  private Answer said(Call call, String table) {
    Optional<Problem> banned = speakers.banned(call);
    if (banned.isPresent()) {
      return Answer.of(banned.get());
    }
    return switch (tables.talk(table, call.token())) {
      case TalkShown shown -> Answer.of(200, TalkShown.class, shown);
      case Problem problem -> Answer.of(problem);
    };
  }

  /// A request with who sends it, where that matters.
  ClientMessage.Request signed(Call call, ClientMessage.Request request) {
    return request instanceof TalkMessage message
        ? message.from(speakers.of(call, call.token()))
        : request;
  }

  /// Withdraws all that an account has said, before it is deleted.
  void withdraw(String account) {
    said(account).stream()
        .map(ChatLine::table)
        .distinct()
        .forEach(table -> tables.unsay(table, Withdrawal.of(account)));
  }

  /// All that is kept of what an account has said, as JSON.
  String export(String account) {
    return said(account).stream()
        .map(line ->
            Messages.write(
                SaidKept.class,
                new SaidKept(
                    line.table(),
                    line.room().code(),
                    line.at(),
                    text(line.phrase()),
                    text(line.words()),
                    text(line.removed()))))
        .collect(Collectors.joining(",", "[", "]"));
  }

  private static Optional<String> text(String text) {
    return Optional.of(text).filter(some -> !some.isEmpty());
  }

  private List<ChatLine> said(String account) {
    return moderation.store().map((TalkStore kept) -> kept.of(account)).orElse(List.of());
  }
}
