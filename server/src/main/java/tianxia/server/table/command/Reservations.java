package tianxia.server.table.command;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tianxia.server.fair.Secret;
import tianxia.server.store.Entry;

/// The ids and secrets of tables to come, reserved for ten minutes. In memory only: a restart lets
/// them expire. Bounded in number; the oldest go first.
public final class Reservations {
  private static final Duration VALIDITY = Duration.ofMinutes(10);
  private static final int MAX_RESERVATIONS = 10_000;

  private record Reserved(Entry.Next next, long until) {}

  private final Map<String, Reserved> all = new LinkedHashMap<>();
  private final SecureRandom random;
  private final InstantSource clock;

  public Reservations(SecureRandom random, InstantSource clock) {
    this.random = random;
    this.clock = clock;
  }

  /// Reserves an id that nobody else was given.
  public synchronized Entry.Next reserve(String table) {
    long now = clock.millis();
    Iterator<Reserved> oldest = all.values().iterator();
    while (oldest.hasNext() && (oldest.next().until() < now || all.size() >= MAX_RESERVATIONS)) {
      oldest.remove();
    }
    Entry.Next next = next(table, random);
    all.put(next.table(), new Reserved(next, now + VALIDITY.toMillis()));
    return next;
  }

  /// The table that is to follow another, which it is kept with.
  public static Entry.Next after(String table, SecureRandom random) {
    return next(TableIds.beside(table, random), random);
  }

  /// A table to come, with a new secret.
  public static Entry.Next next(String table, SecureRandom random) {
    return new Entry.Next(table, Secret.random(random).hex());
  }

  /// Takes a reserved table, once; empty if it was never reserved, is taken or has expired.
  public synchronized Optional<Entry.Next> take(String table) {
    return Optional.ofNullable(all.remove(table))
        .filter(reserved -> reserved.until() >= clock.millis())
        .map(Reserved::next);
  }
}
