package tianxia.server.http.limit;

import io.github.bucket4j.Bucket;
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
  private final Map<Kind, LongAdder> refused = new EnumMap<>(Kind.class);
  private final Map<String, Map<Kind, Bucket>> buckets =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Map<Kind, Bucket>> eldest) {
          return size() > ADDRESSES;
        }
      };

  public RateLimits(ClientLimits limits) {
    this.limits = limits;
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
    boolean taken = bucket(address, kind).tryConsume(several);
    if (!taken) {
      adder(kind).increment();
    }
    return taken;
  }

  /// How often one more of a kind was refused.
  public long refused(Kind kind) {
    return adder(kind).sum();
  }

  private LongAdder adder(Kind kind) {
    return Objects.requireNonNull(refused.get(kind));
  }

  private synchronized Bucket bucket(String address, Kind kind) {
    return buckets
        .computeIfAbsent(address, a -> new EnumMap<>(Kind.class))
        .computeIfAbsent(kind, k -> rate(k).bucket());
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
