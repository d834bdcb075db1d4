package tianxia.server.notice;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// Who wants to be told, what they know, and what is on its way to them. All writes return once
/// they are durable; they and the questions throw when the store fails. Thread-safe, also between
/// the nodes of a cluster.
public interface NoticeStore {

  /// The pair of keys by which push services know this server.
  ///
  /// @param publicKey X.509, Base64
  /// @param privateKey PKCS #8, Base64
  record Keys(String publicKey, String privateKey) {}

  /// An address to which notices go.
  ///
  /// @param id derived from holder and endpoint: who subscribes twice is one subscriber
  /// @param holder the hash of a seat's token, or an account ([tianxia.server.account.SeatKey])
  /// @param table the seat's; empty for all seats of an account
  /// @param kind `push` or `webhook`
  /// @param endpoint its URL, which is a secret
  /// @param key,secret of a browser (RFC 8291), Base64url; empty for a webhook
  /// @param language `en` or `fr`
  /// @param origin of the page, with the path that it is under, for links
  /// @param made milliseconds since 1970
  record Subscriber(
      String id,
      String holder,
      String table,
      String kind,
      String endpoint,
      String key,
      String secret,
      String language,
      String origin,
      long made) {
    public static final String PUSH = "push";
    public static final String WEBHOOK = "webhook";

    /// Those of some accounts that are told what is about no table: one for each address.
    public static List<Subscriber> ofAccounts(List<Subscriber> all) {
      return List.copyOf(
          all.stream()
              .filter(each -> each.table().isEmpty())
              .collect(Collectors.toMap(Subscriber::endpoint, each -> each, (one, other) -> one))
              .values());
    }

    /// Whether it is told what concerns a table.
    boolean concerns(String table) {
      return this.table.isEmpty() || this.table.equals(table);
    }
  }

  /// What a seat knows, by having looked or by having been told.
  ///
  /// @param seq up to which entry of the log
  /// @param told of what it was told since it last looked ([NoticeKind#bit])
  /// @param begun whether the game had begun
  record Noted(int seq, int told, boolean begun) {
    /// Whether it was told this.
    boolean has(NoticeKind kind) {
      return (told & kind.bit()) != 0;
    }

    /// What it was told, without this.
    int without(NoticeKind kind) {
      return told & ~kind.bit();
    }

    /// What it was told by this note, and is not by another.
    public List<NoticeKind> takenBack(Noted after) {
      return Arrays.stream(NoticeKind.values())
          .filter(kind -> has(kind) && !after.has(kind))
          .toList();
    }
  }

  /// A notice on its way to one subscriber.
  ///
  /// @param table its id; that of what else it is about ([Occasion])
  /// @param game its id; the name of what else it is about
  /// @param by who acted, by name
  /// @param tries how often it was tried in vain
  /// @param due when it is sent, in milliseconds since 1970
  record Outgoing(
      String id,
      String subscriber,
      String table,
      int seat,
      String kind,
      String game,
      String by,
      int tries,
      long due) {

    /// The same for a subscriber, under another id.
    public Outgoing to(String other, String whom) {
      return new Outgoing(other, whom, table, seat, kind, game, by, tries, due);
    }
  }

  /// The keys, which are made if there are none. Of nodes that make some at once, all have the
  /// same.
  Keys keys(Supplier<Keys> fresh);

  /// Adds a subscriber, or renews it.
  ///
  /// @param mostOfHolder,mostInAll how many there may be: of the holder for the same table, or for
  ///   all; and of everybody
  /// @return whether there was room
  boolean add(Subscriber subscriber, int mostOfHolder, int mostInAll);

  /// Removes one of a holder's; false if it has none of this id.
  boolean remove(String holder, String id);

  /// Removes one whose address is gone, with all that is on its way there.
  void drop(String id);

  Optional<Subscriber> subscriber(String id);

  /// Those of some holders, oldest first.
  List<Subscriber> of(List<String> holders);

  /// How many there are.
  long count();

  /// Removes those of seats that were not renewed since.
  void expire(long before);

  Optional<Noted> noted(String table, int seat);

  /// Somebody has looked: what is on its way to the seat is not sent any more.
  void looked(String table, int seat, Noted now);

  /// Whether something of a kind is on its way to a seat that is not sent before some time, and was
  /// not tried yet.
  boolean waits(String table, int seat, NoticeKind kind, long now);

  /// Notes that a seat is told something, and sends it on its way, both or nothing. What it was
  /// told before and is not any more is not sent, if it is still on its way.
  ///
  /// @param before what was noted; if that has changed, nothing is written
  /// @return whether it was written
  boolean tell(
      String table, int seat, Optional<Noted> before, Noted after, List<Outgoing> outgoing);

  /// Sends notices on their way that are about no seat.
  void send(List<Outgoing> outgoing);

  /// Takes what is due, for one sender alone until some time: then it is due again.
  List<Outgoing> claim(long now, long until, int most);

  /// Has one tried again later.
  void retry(String id, int tries, long due);

  /// One has arrived, or is given up.
  void done(String id);

  /// A page of the tables with seats that may have to be told something.
  ///
  /// @param behind those at which more has happened than one of these seats knows
  /// @param next after which the next page begins; empty after the last one
  record Seats(List<Behind> behind, String next) {
    public Seats {
      behind = List.copyOf(behind);
    }
  }

  /// A table at which more has happened than a seat knows.
  ///
  /// @param at when the last thing has, in milliseconds since 1970
  record Behind(String table, long at) {}

  /// The page after a table's id; the first one after an empty text.
  ///
  /// @param most how many seats; more than any table has
  Seats seats(String after, int most);
}
