package tianxia.server.operator;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.http.limit.BarredAddresses;
import tianxia.server.message.TableInfo;
import tianxia.server.message.operator.Announcement;
import tianxia.server.message.operator.OperatorStatus;
import tianxia.server.message.operator.OperatorStatus.Barred;
import tianxia.server.message.operator.OperatorStatus.Busy;
import tianxia.server.message.operator.OperatorStatus.Fault;
import tianxia.server.message.operator.OperatorStatus.Kept;
import tianxia.server.message.operator.OperatorStatus.Load;
import tianxia.server.message.request.operator.AnnouncementWish;
import tianxia.server.message.request.operator.Bar;
import tianxia.server.store.Store;
import tianxia.server.store.folder.KeyFile;
import tianxia.server.version.Version;

/// What whoever runs the server sees of it, and what it does at their word. All of it ends with the
/// process: a server that is started again has its doors open and nothing to say. Thread-safe.
public final class OperatorDesk {
  private static final Logger LOG = LoggerFactory.getLogger(OperatorDesk.class);

  /// How long a count of all tables stands: it reads through an index of them.
  private static final Duration COUNT_LASTS = Duration.ofMinutes(1);

  private static final int MAX_BUSIEST = 10;

  /// What passes through the network.
  ///
  /// @param limited how often each kind was refused
  /// @param busiest the addresses to which most was refused
  public record Traffic(
      int sockets, int connections, Map<String, Long> limited, Map<String, Long> busiest) {}

  private record Counted(long at, long tables) {}

  private final KeyFile key;
  private final Inside inside;
  private final InstantSource clock;
  private final BarredAddresses barred;
  private final long started;
  private final String version = Version.text();
  private volatile boolean open = true;
  private volatile Optional<Announcement> announcement = Optional.empty();
  private volatile Optional<Counted> counted = Optional.empty();

  public OperatorDesk(KeyFile key, Inside inside, InstantSource clock) {
    this.key = key;
    this.inside = inside;
    this.clock = clock;
    this.barred = new BarredAddresses(clock);
    this.started = clock.millis();
  }

  /// Whether this is the operator's key.
  public boolean admits(String given) {
    return key.opens(given);
  }

  /// Whether new tables are made.
  public boolean open() {
    return open;
  }

  /// Opens or closes the doors: behind closed ones all goes on, but no new table is made.
  public void doors(boolean nowOpen) {
    open = nowOpen;
    LOG.info("the operator has {} the doors", nowOpen ? "opened" : "closed");
  }

  /// What is said to all players now.
  public Optional<Announcement> announcement() {
    return announcement;
  }

  /// Says something to all players from now on.
  public void announce(AnnouncementWish wish) {
    announcement =
        wish.en().isEmpty()
            ? Optional.empty()
            : Optional.of(new Announcement(wish.en(), wish.fr(), clock.millis()));
  }

  /// The addresses that are answered no more.
  public BarredAddresses barred() {
    return barred;
  }

  /// Bars an address, or ends that.
  ///
  /// @param address as requests are counted under
  /// @return false if there are too many already
  public boolean bar(String address, Bar wish) {
    return barred.bar(address, Duration.ofMinutes(wish.minutes()));
  }

  /// How many addresses are told of in [Traffic#busiest].
  public static int maxBusiest() {
    return MAX_BUSIEST;
  }

  /// All there is to see.
  public OperatorStatus status(Traffic traffic) {
    return new OperatorStatus(
        version,
        started,
        open,
        announcement,
        inside.trouble().map(store -> Map.of("store", store)).orElse(Map.of()),
        load(traffic),
        kept(),
        traffic.limited(),
        list(traffic.busiest()),
        barredNow(),
        faults());
  }

  private Load load(Traffic traffic) {
    Map<String, Integer> phases = inside.phases();
    Runtime memory = Runtime.getRuntime();
    return new Load(
        phases.getOrDefault(TableInfo.WAITING, 0),
        phases.getOrDefault(TableInfo.PLAYING, 0),
        phases.getOrDefault(TableInfo.OVER, 0),
        traffic.sockets(),
        traffic.connections(),
        inside.thinking(),
        inside.queued(),
        inside.reviews(),
        memory.totalMemory() - memory.freeMemory(),
        memory.maxMemory());
  }

  /// A store that fails is told of as `failing`; the figures are then those of before.
  private Kept kept() {
    try {
      Store.Room room = inside.room();
      Optional<Long> free =
          room.free().isPresent() ? Optional.of(room.free().getAsLong()) : Optional.empty();
      return new Kept(stored(), inside.waiting(), room.bytes(), free);
    } catch (Store.Failure e) {
      LOG.warn("the store can't be counted: {}", e.getMessage());
      return new Kept(counted.map(Counted::tables).orElse(0L), 0, 0, Optional.empty());
    }
  }

  private long stored() {
    long now = clock.millis();
    Optional<Counted> known = counted.filter(count -> now - count.at() < COUNT_LASTS.toMillis());
    if (known.isEmpty()) {
      known = Optional.of(new Counted(now, inside.stored()));
      counted = known;
    }
    return known.get().tables();
  }

  private static List<Busy> list(Map<String, Long> busiest) {
    return busiest.entrySet().stream()
        .map(entry -> new Busy(entry.getKey(), entry.getValue()))
        .toList();
  }

  private List<Barred> barredNow() {
    return barred.all().entrySet().stream()
        .map(entry -> new Barred(entry.getKey(), entry.getValue().toEpochMilli()))
        .sorted((one, other) -> one.address().compareTo(other.address()))
        .toList();
  }

  private List<Fault> faults() {
    return inside.faults().all().stream()
        .map(fault -> new Fault(fault.at(), fault.level().getName(), fault.text()))
        .toList();
  }
}
