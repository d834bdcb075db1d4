package tianxia.server.talk;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import tianxia.server.talk.TalkStore.Decision;

/// The reports of what was said, and what whoever runs the server decides about them. The measures
/// in force are kept in memory, and read again after a moment: another server on the same store may
/// have taken one. Thread-safe.
public final class Moderation implements Sanctions {
  private static final Duration FRESH = Duration.ofSeconds(5);
  private static final int SECRET_BYTES = 32;
  private static final int ID_BYTES = 9;

  private record Known(long at, List<Sanction> sanctions) {}

  private final Optional<TalkStore> store;
  private final InstantSource clock;
  private final SecureRandom random = new SecureRandom();
  private volatile Optional<Known> known = Optional.empty();
  private volatile Optional<Marks> marks = Optional.empty();

  /// @param store empty where nothing is kept of what is said, and so nothing is said
  public Moderation(Optional<TalkStore> store, InstantSource clock) {
    this.store = store;
    this.clock = clock;
  }

  public Optional<TalkStore> store() {
    return store;
  }

  /// What stands for an address, on all servers of the store; empty where nothing is kept.
  public String mark(String address) {
    if (store.isEmpty()) {
      return "";
    }
    Marks made = marks.orElseGet(() -> new Marks(store.get().secret(fresh(SECRET_BYTES))));
    marks = Optional.of(made);
    return made.of(address);
  }

  private String fresh(int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  @Override
  public Optional<Sanction> against(List<String> keys) {
    long now = clock.millis();
    return inForce(now).stream()
        .filter(sanction -> keys.contains(sanction.who()) && sanction.until() > now)
        .max(Comparator.comparing(Sanction::bans).thenComparingLong(Sanction::until));
  }

  private List<Sanction> inForce(long now) {
    Optional<Known> last = known.filter(read -> Math.abs(now - read.at()) < FRESH.toMillis());
    if (last.isEmpty()) {
      last = Optional.of(new Known(now, store.map(kept -> kept.sanctions(now)).orElse(List.of())));
      known = last;
    }
    return last.get().sanctions();
  }

  /// All measures in force, newest first.
  public List<Sanction> inForce() {
    return store.map(kept -> kept.sanctions(clock.millis())).orElse(List.of());
  }

  /// A measure from now on.
  ///
  /// @param days from 1
  public Sanction measure(String who, String name, String kind, String reason, int days) {
    long now = clock.millis();
    return new Sanction(
        fresh(ID_BYTES), who, name, kind, reason, now, now + Duration.ofDays(days).toMillis());
  }

  /// Notes what the host decides, which holds here from now on.
  public void decide(Decision decision) {
    store.ifPresent(kept -> kept.decide(decision));
    known = Optional.empty();
  }

  /// An act of now.
  public HostAct act(String act, String whom, String where, String reason, long until) {
    return new HostAct(clock.millis(), act, whom, where, reason, until);
  }

  /// How many reports wait.
  public int open() {
    return store.map(TalkStore::open).orElse(0);
  }
}
