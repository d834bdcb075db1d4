package tianxia.server.http.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.account.Accounts;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.Call;
import tianxia.server.http.api.call.Route;
import tianxia.server.message.Problem;
import tianxia.server.message.request.Withdrawal;
import tianxia.server.message.request.operator.Judgement;
import tianxia.server.message.request.operator.Lift;
import tianxia.server.message.request.operator.MeasureWish;
import tianxia.server.message.talk.TalkDesk;
import tianxia.server.operator.OperatorDesk;
import tianxia.server.table.Tables;
import tianxia.server.talk.HostAct;
import tianxia.server.talk.Moderation;
import tianxia.server.talk.Report;
import tianxia.server.talk.Sanction;
import tianxia.server.talk.TalkRoom;
import tianxia.server.talk.TalkStore;
import tianxia.server.talk.TalkStore.Decision;

/// The part of the HTTP API by which whoever runs the server, who has the key, looks after what is
/// said.
record OperatorTalkApi(OperatorDesk desk, Tables tables, Moderation moderation, Accounts accounts) {
  private static final int MAX_SHOWN = 100;

  List<Route> routes() {
    return List.of(
        new Route("GET", "/api/operator/talk", (c, p) -> known(c, this::shown)),
        new Route("POST", "/api/operator/talk/judgements", (c, p) -> known(c, () -> judge(c))),
        new Route("POST", "/api/operator/talk/measures", (c, p) -> known(c, () -> measure(c))),
        new Route("POST", "/api/operator/talk/lifted", (c, p) -> known(c, () -> lift(c))));
  }

  private Answer known(Call call, Supplier<Answer> act) {
    return desk.admits(call.token())
        ? act.get()
        : Answer.of(new Problem(Problem.UNKNOWN_TOKEN, "this is not the operator's key"));
  }

  private Answer shown() {
    return Answer.of(
        200,
        TalkDesk.class,
        new TalkDesk(
            moderation.open(),
            kept().map(all -> all.reports(MAX_SHOWN)).orElse(List.of()).stream()
                .map(TalkDesks::reported)
                .toList(),
            moderation.inForce().stream().limit(MAX_SHOWN).map(TalkDesks::measure).toList(),
            kept().map(all -> all.acts(MAX_SHOWN)).orElse(List.of()).stream()
                .map(TalkDesks::act)
                .toList()));
  }

  private Optional<TalkStore> kept() {
    return moderation.store();
  }

  private Answer judge(Call call) {
    return Answer.reading(
        Judgement.class,
        call,
        wish -> {
          Optional<Report> report =
              TalkRoom.of(wish.room())
                  .flatMap(
                      room -> kept().flatMap(all -> all.report(wish.table(), room, wish.line())));
          if (report.isEmpty()) {
            return Answer.problem(Problem.UNKNOWN_REPORT, "no such report is open");
          }
          if (wish.measure().isPresent() && report.get().who().isEmpty()) {
            return Answer.problem(
                Problem.NOT_ALLOWED,
                "it is not known any more who said it: no measure is possible");
          }
          judge(report.get(), wish);
          return shown();
        });
  }

  private void judge(Report report, Judgement wish) {
    String where = report.table() + " " + report.room().code() + " " + report.number();
    List<HostAct> acts = new ArrayList<>();
    if (wish.remove()) {
      tables.unsay(
          report.table(), Withdrawal.of(report.room().code(), report.number(), wish.reason()));
      acts.add(moderation.act("remove", report.name(), where, wish.reason(), 0));
    }
    Optional<Sanction> imposed =
        wish.measure()
            .map(kind ->
                moderation.measure(
                    report.who(), report.name(), kind, wish.reason(), wish.days().orElse(1)));
    imposed.ifPresent(sanction ->
        acts.add(
            moderation.act(
                sanction.kind(), report.name(), where, wish.reason(), sanction.until())));
    if (acts.isEmpty()) {
      acts.add(moderation.act("dismiss", report.name(), where, wish.reason(), 0));
    }
    moderation.decide(new Decision(acts, Optional.of(report), imposed, Optional.empty()));
  }

  private Answer measure(Call call) {
    return Answer.reading(
        MeasureWish.class,
        call,
        wish -> {
          Optional<Account> account = accounts.like(wish.name());
          if (account.isEmpty()) {
            return Answer.problem(Problem.UNKNOWN_PERSON, "nobody has this name");
          }
          String name = account.get().name();
          Sanction imposed =
              moderation.measure(
                  Sanction.account(account.get().id()),
                  name,
                  wish.measure(),
                  wish.reason(),
                  wish.days());
          HostAct act = moderation.act(imposed.kind(), name, "", wish.reason(), imposed.until());
          moderation.decide(
              new Decision(List.of(act), Optional.empty(), Optional.of(imposed), Optional.empty()));
          return shown();
        });
  }

  private Answer lift(Call call) {
    return Answer.reading(
        Lift.class,
        call,
        wish -> {
          Optional<Sanction> lifted =
              moderation.inForce().stream()
                  .filter(sanction -> sanction.id().equals(wish.id()))
                  .findFirst();
          if (lifted.isEmpty()) {
            return Answer.problem(Problem.UNKNOWN_REPORT, "no such measure is in force");
          }
          HostAct act = moderation.act("lift", lifted.get().name(), "", wish.reason(), 0);
          moderation.decide(
              new Decision(
                  List.of(act), Optional.empty(), Optional.empty(), Optional.of(wish.id())));
          return shown();
        });
  }
}
