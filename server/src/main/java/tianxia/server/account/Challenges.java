package tianxia.server.account;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import tianxia.server.digest.RandomText;

/// The challenges that passkeys sign: each for one purpose, once, and soon. A bounded number is
/// remembered; a flood displaces the oldest, whose owners ask again.
public final class Challenges {
  /// What a signature is for.
  public enum Purpose {
    SIGN_UP,
    SIGN_IN,
    ADD
  }

  /// What a challenge was given for.
  ///
  /// @param account whose passkey it is to be; empty to sign in
  public record Ticket(Purpose purpose, String account, long expires) {}

  private static final int BYTES = 32;
  private static final int MOST = 20_000;
  private static final long LASTS = Duration.ofMinutes(5).toNanos();

  private final SecureRandom random = new SecureRandom();
  private final LongSupplier clock;
  private final Map<String, Ticket> open =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Ticket> eldest) {
          return size() > MOST;
        }
      };

  /// @param clock monotonic, in nanoseconds
  public Challenges(LongSupplier clock) {
    this.clock = clock;
  }

  /// One more challenge, Base64url.
  public synchronized String issue(Purpose purpose, String account) {
    String challenge = RandomText.of(random, BYTES);
    open.put(challenge, new Ticket(purpose, account, clock.getAsLong() + LASTS));
    return challenge;
  }

  /// Uses a challenge up; empty if it is unknown, used, late, or for something else.
  public synchronized Optional<Ticket> take(String challenge, Purpose purpose) {
    return Optional.ofNullable(open.remove(challenge))
        .filter(ticket -> ticket.purpose() == purpose)
        .filter(ticket -> ticket.expires() - clock.getAsLong() > 0);
  }
}
