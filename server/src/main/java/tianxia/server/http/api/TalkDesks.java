package tianxia.server.http.api;

import java.util.Optional;
import tianxia.server.message.talk.TalkDesk;
import tianxia.server.talk.HostAct;
import tianxia.server.talk.Report;
import tianxia.server.talk.Sanction;

/// What the host is shown of reports, measures and acts.
final class TalkDesks {
  private TalkDesks() {}

  static TalkDesk.Reported reported(Report report) {
    return new TalkDesk.Reported(
        report.table(),
        report.room().code(),
        report.number(),
        report.at(),
        report.reporter(),
        report.reason(),
        whom(report.who()),
        report.name(),
        report.around().stream().map(TalkDesks::around).toList());
  }

  private static TalkDesk.Around around(Report.Around line) {
    return new TalkDesk.Around(
        line.number(),
        line.at(),
        line.seat(),
        line.name(),
        text(line.phrase()),
        text(line.words()));
  }

  static TalkDesk.Measure measure(Sanction sanction) {
    return new TalkDesk.Measure(
        sanction.id(),
        whom(sanction.who()),
        sanction.name(),
        sanction.kind(),
        sanction.reason(),
        sanction.since(),
        sanction.until());
  }

  static TalkDesk.Act act(HostAct act) {
    return new TalkDesk.Act(
        act.at(),
        act.act(),
        act.whom(),
        act.where(),
        act.reason(),
        Optional.of(act.until()).filter(until -> until > 0));
  }

  /// What kind of somebody it is: a mark of an address says nothing to the host.
  private static String whom(String who) {
    return who.startsWith("account:")
        ? "account"
        : who.startsWith("mark:") ? "guest" : who.startsWith("seat:") ? "seat" : "nobody";
  }

  private static Optional<String> text(String text) {
    return Optional.of(text).filter(some -> !some.isEmpty());
  }
}
