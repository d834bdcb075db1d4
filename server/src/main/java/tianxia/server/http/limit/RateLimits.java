package tianxia.server.http.limit;

import io.github.bucket4j.Bucket;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.LongAdder;
import tianxia.server.message.request.ClientMessage;

/// Enforces [ClientLimits] per address. Remembers a bounded number of recent addresses, so that a
/// flood of addresses costs no memory; a forgotten one starts afresh.
public final class RateLimits {
  /// What is counted.
  public enum Kind {
    REQUEST,
    TABLE,
    JOIN,
    COMMAND,
    HINT,
    PAGE,
    ARRIVAL,
    FRAME,
    BYTE
  }

  private static final int ADDRESSES = 20_000;

  private final ClientLimits limits;
  private final BarredAddresses barred;
  private final Map<Kind, LongAdder> refused = new EnumMap<>(Kind.class);
  private final Map<String, Client> clients =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Client> eldest) {
          return size() > ADDRESSES;
        }
      };

  /// What is known of one address.
  private record Client(Map<Kind, Bucket> buckets, LongAdder refused) {
    Client() {
      this(new EnumMap<>(Kind.class), new LongAdder());
    }
  }

  public RateLimits(ClientLimits limits) {
    this(limits, new BarredAddresses(InstantSource.system()));
  }

  /// @param barred addresses that may do nothing
  public RateLimits(ClientLimits limits, BarredAddresses barred) {
    this.limits = limits;
    this.barred = barred;
    for (Kind kind : Kind.values()) {
      refused.put(kind, new LongAdder());
    }
  }

  /// Whether an address may do one more of a kind now; it is counted if so.
  public boolean take(String address, Kind kind) {
    return take(address, kind, 1);
  }

  /// Whether an address may send this to a table now: only hints are counted.
  public boolean admits(String address, ClientMessage.Request request) {
    return !(request instanceof ClientMessage.Hint) || take(address, Kind.HINT);
  }

  /// The same for several at once, such as bytes.
  public boolean take(String address, Kind kind, int several) {
    boolean taken = !barred.contains(address) && bucket(address, kind).tryConsume(several);
    if (!taken) {
      adder(kind).increment();
      refused(address).increment();
    }
    return taken;
  }

  /// The addresses that may do nothing for a time.
  public BarredAddresses barred() {
    return barred;
  }

  /// The addresses to which most was refused since they were last forgotten, and how much.
  ///
  /// @param most how many at most
  public synchronized Map<String, Long> busiest(int most) {
    Map<String, Long> found = new LinkedHashMap<>();
    clients.entrySet().stream()
        .filter(client -> client.getValue().refused().sum() > 0)
        .sorted(Comparator.comparingLong(client -> -client.getValue().refused().sum()))
        .limit(most)
        .forEach(client -> found.put(client.getKey(), client.getValue().refused().sum()));
    return found;
  }

  /// How often one more of a kind was refused.
  public long refused(Kind kind) {
    return adder(kind).sum();
  }

  private LongAdder adder(Kind kind) {
    return Objects.requireNonNull(refused.get(kind));
  }

  private synchronized Bucket bucket(String address, Kind kind) {
    return client(address).buckets().computeIfAbsent(kind, k -> rate(k).bucket());
  }

  private synchronized LongAdder refused(String address) {
    return client(address).refused();
  }

  private Client client(String address) {
    return clients.computeIfAbsent(address, a -> new Client());
  }

  private Rate rate(Kind kind) {
    return switch (kind) {
      case REQUEST -> limits.requests();
      case TABLE -> limits.tables();
      case JOIN -> limits.joins();
      case COMMAND -> limits.commands();
      case HINT -> limits.hints();
      case PAGE -> limits.pages();
      case ARRIVAL -> limits.arrivals();
      case FRAME -> limits.frames();
      case BYTE -> limits.bytes();
    };
  }
}
