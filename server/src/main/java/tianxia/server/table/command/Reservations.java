package tianxia.server.table.command;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tianxia.server.store.Entry;

/// Tables to come whose ids and commitments were told, for ten minutes. Only in memory: a restart
/// lets them expire. Never more than a fixed number; the oldest go first.
public final class Reservations {
  private static final Duration GOOD_FOR = Duration.ofMinutes(10);
  private static final int MAX_RESERVATIONS = 10_000;

  private record Reserved(Entry.Next next, long until) {}

  private final Map<String, Reserved> all = new LinkedHashMap<>();
  private final SecureRandom random;
  private final InstantSource clock;

  public Reservations(SecureRandom random, InstantSource clock) {
    this.random = random;
    this.clock = clock;
  }

  public synchronized Entry.Next reserve() {
    long now = clock.millis();
    Iterator<Reserved> oldest = all.values().iterator();
    while (oldest.hasNext() && (oldest.next().until() < now || all.size() >= MAX_RESERVATIONS)) {
      oldest.remove();
    }
    Entry.Next next = JoinRequest.fresh(random);
    all.put(next.table(), new Reserved(next, now + GOOD_FOR.toMillis()));
    return next;
  }

  /// Takes a reserved table, once; empty if it was never reserved, is taken or has expired.
  public synchronized Optional<Entry.Next> take(String table) {
    return Optional.ofNullable(all.remove(table))
        .filter(reserved -> reserved.until() >= clock.millis())
        .map(Reserved::next);
  }
}
