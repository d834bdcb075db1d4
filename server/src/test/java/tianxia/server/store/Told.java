package tianxia.server.store;

import java.util.List;
import tianxia.server.account.SeatKey;
import tianxia.server.notice.NoticeStore;
import tianxia.server.notice.NoticeStore.Subscriber;

/// What accounts are told that want to be.
final class Told {
  private Told() {}

  static void subscribe(Store store, String account) {
    Subscriber webhook =
        new Subscriber(
            account,
            SeatKey.of(account),
            "",
            Subscriber.WEBHOOK,
            "https://chat.example/" + account,
            "",
            "",
            "en",
            "https://play.example",
            5);
    store.notices().orElseThrow().add(webhook, 9, 9);
  }

  /// Takes what is on its way: to whom, of what kind, about which, its name, who has won.
  static List<String> by(Store store) {
    NoticeStore notices = store.notices().orElseThrow();
    return notices.claim(Long.MAX_VALUE - 1, Long.MAX_VALUE, 99).stream()
        .map(each ->
            "%s %s %s %s %s"
                .formatted(each.subscriber(), each.kind(), each.table(), each.game(), each.by())
                .strip())
        .toList();
  }
}
