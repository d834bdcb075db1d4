package tianxia.server.notice;

import java.time.InstantSource;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import tianxia.server.account.SeatKey;
import tianxia.server.digest.KeptHash;
import tianxia.server.digest.Sha256;
import tianxia.server.message.notice.NoticeShown;
import tianxia.server.message.request.NoticeWish;
import tianxia.server.notice.NoticeStore.Subscriber;

/// Who wants to be told where.
public final class Subscriptions {
  /// How many addresses a seat may have: the devices of one person.
  private static final int MAX_OF_SEAT = 6;

  private static final int MAX_OF_ACCOUNT = 20;

  /// With those of its seats.
  private static final int MAX_WITH_SEATS = 120;

  private static final int MAX_IN_ALL = 200_000;
  private static final int ID_BYTES = 12;

  private final NoticeStore store;
  private final InstantSource clock;
  private final boolean anywhere;
  private final Runnable onAdded;

  /// @param anywhere whether any address may be given
  /// @param onAdded is told when there is somebody to be told
  Subscriptions(NoticeStore store, InstantSource clock, boolean anywhere, Runnable onAdded) {
    this.store = store;
    this.clock = clock;
    this.anywhere = anywhere;
    this.onAdded = onAdded;
  }

  /// Whose they are.
  ///
  /// @param key what is kept of a seat's token, or an account ([tianxia.server.account.SeatKey])
  /// @param table the seat's; empty for all seats of an account
  public record Holder(String key, String table) {
    int most() {
      return table.isEmpty() ? MAX_OF_ACCOUNT : MAX_OF_SEAT;
    }

    boolean isAccount() {
      return SeatKey.account(key).isPresent();
    }

    /// Where an address belongs that is given at a table: of an account a browser is told of all
    /// its games, a chat room of this one alone.
    Holder of(NoticeWish wish) {
      return isAccount() && wish.kind().equals(Subscriber.PUSH) ? new Holder(key, "") : this;
    }

    /// Whether it is told what concerns these seats.
    boolean concerns(Subscriber each) {
      return table.isEmpty() || each.concerns(table);
    }
  }

  /// What became of a wish.
  public sealed interface Outcome {
    record Done(NoticeShown made) implements Outcome {}

    /// Nothing may be sent to this address.
    record Refused() implements Outcome {}

    /// There are too many already.
    record Full() implements Outcome {}
  }

  /// Adds an address, or renews it.
  ///
  /// @param origin of the page, with the path that it is under, for links
  public Outcome add(Holder at, NoticeWish wish, String origin) {
    if (Endpoint.of(wish.endpoint(), anywhere).isEmpty()) {
      return new Outcome.Refused();
    }
    Holder holder = at.of(wish);
    String id = id(holder, wish.endpoint());
    List<Subscriber> known = store.of(List.of(holder.key()));
    if (known.size() >= MAX_WITH_SEATS && known.stream().noneMatch(each -> each.id().equals(id))) {
      return new Outcome.Full();
    }
    Subscriber subscriber =
        new Subscriber(
            id,
            holder.key(),
            holder.table(),
            wish.kind(),
            wish.endpoint(),
            wish.key().orElse(""),
            wish.secret().orElse(""),
            wish.language(),
            origin,
            clock.millis());
    boolean room = store.add(subscriber, holder.most(), MAX_IN_ALL);
    onAdded.run();
    return room ? new Outcome.Done(shown(subscriber)) : new Outcome.Full();
  }

  /// Notes that a seat knows its table, so that the table is found when the seat knows it no more.
  ///
  /// @param seq up to which entry
  public void seen(String table, int seat, int seq, boolean begun) {
    if (store.noted(table, seat).isEmpty()) {
      store.looked(table, seat, new NoticeStore.Noted(seq, 0, begun));
    }
  }

  /// Removes one; false if the holder has none of this id.
  public boolean remove(Holder holder, String id) {
    return store.remove(holder.key(), id);
  }

  /// A holder's, oldest first.
  public List<NoticeShown> of(Holder holder) {
    return store.of(List.of(holder.key())).stream()
        .filter(holder::concerns)
        .map(this::shown)
        .toList();
  }

  private NoticeShown shown(Subscriber each) {
    Optional<Endpoint> endpoint = Endpoint.of(each.endpoint(), anywhere);
    return new NoticeShown(
        each.id(),
        each.kind(),
        endpoint.map(Endpoint::host).orElse(""),
        each.language(),
        each.made(),
        Optional.of(each.table()).filter(table -> !table.isEmpty()));
  }

  /// The same for the same address of the same holder; tells nothing of either.
  static String id(Holder holder, String endpoint) {
    // Made without the name of the hash, as in earlier versions: who is known stays one subscriber.
    String known =
        !holder.isAccount()
            ? KeptHash.digits(holder.key())
            : holder.table().isEmpty() ? holder.key() : holder.key() + "\n" + holder.table();
    byte[] hash = Sha256.of(known + "\n" + endpoint);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(hash, ID_BYTES));
  }
}
