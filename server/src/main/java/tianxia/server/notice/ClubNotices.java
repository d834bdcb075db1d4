package tianxia.server.notice;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tianxia.server.account.SeatKey;
import tianxia.server.club.ClubCalls;
import tianxia.server.digest.RandomText;
import tianxia.server.notice.NoticeStore.Outgoing;
import tianxia.server.notice.NoticeStore.Subscriber;

/// Tells accounts of their clubs, at the addresses that they have given for their games.
final class ClubNotices implements ClubCalls {
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

  @Override
  public void asked(List<String> accounts, String club, String name, String by) {
    tell(accounts, Occasion.CLUB_ASKED, club, name, names.apply(by).orElse(""));
  }

  @Override
  public void admitted(List<String> accounts, String club, String name) {
    tell(accounts, Occasion.CLUB_ADMITTED, club, name, "");
  }

  private void tell(List<String> accounts, Occasion what, String club, String name, String by) {
    List<Subscriber> subscribers =
        Subscriber.ofAccounts(store.of(accounts.stream().map(SeatKey::of).toList()));
    if (!subscribers.isEmpty()) {
      store.send(
          subscribers.stream()
              .map(each ->
                  new Outgoing(id(), each.id(), club, 0, what.id(), name, by, 0, clock.millis()))
              .toList());
    }
  }

  private String id() {
    return RandomText.of(random, ID_BYTES);
  }
}
