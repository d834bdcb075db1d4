package tianxia.server.notice;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import tianxia.server.account.SeatKey;
import tianxia.server.club.ClubCalls;
import tianxia.server.digest.RandomText;
import tianxia.server.notice.NoticeStore.Outgoing;
import tianxia.server.notice.NoticeStore.Subscriber;

/// Tells accounts of their clubs, at the addresses that they have given for their games.
final class ClubNotices implements ClubCalls {
  static final String ASKED = "club-asked";
  static final String ADMITTED = "club-admitted";
  private static final int ID_BYTES = 12;

  private final NoticeStore store;
  private final InstantSource clock;
  private final Function<String, Optional<String>> names;
  private final SecureRandom random = new SecureRandom();

  /// @param names of accounts
  ClubNotices(NoticeStore store, InstantSource clock, Function<String, Optional<String>> names) {
    this.store = store;
    this.clock = clock;
    this.names = names;
  }

  /// Whether a notice of a kind is about a club.
  static boolean is(String kind) {
    return kind.equals(ASKED) || kind.equals(ADMITTED);
  }

  /// Where a notice leads that is about a club.
  static Optional<String> path(Outgoing notice) {
    return Optional.of("/clubs/" + notice.table()).filter(path -> is(notice.kind()));
  }

  @Override
  public void asked(List<String> accounts, String club, String name, String by) {
    tell(accounts, ASKED, club, name, names.apply(by).orElse(""));
  }

  @Override
  public void admitted(List<String> accounts, String club, String name) {
    tell(accounts, ADMITTED, club, name, "");
  }

  private void tell(List<String> accounts, String kind, String club, String name, String by) {
    List<Subscriber> subscribers =
        store.of(accounts.stream().map(SeatKey::of).toList()).stream()
            .filter(each -> each.table().isEmpty())
            .toList();
    if (!subscribers.isEmpty()) {
      store.send(
          subscribers.stream()
              .collect(Collectors.toMap(Subscriber::endpoint, each -> each, (one, other) -> one))
              .values()
              .stream()
              .map(
                  each -> new Outgoing(id(), each.id(), club, 0, kind, name, by, 0, clock.millis()))
              .toList());
    }
  }

  private String id() {
    return RandomText.of(random, ID_BYTES);
  }
}
