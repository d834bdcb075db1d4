package tianxia.server.account;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import tianxia.server.account.AccountStore.Kind;
import tianxia.server.account.AccountStore.Pass;
import tianxia.server.digest.KeptHash;
import tianxia.server.digest.RandomText;

/// Sessions, tokens of programs and recovery codes: random, shown once, kept as hashes.
public final class Passes {
  /// How long a session lasts.
  public static final Duration SESSION = Duration.ofDays(90);

  /// How long it lasts without being used.
  static final Duration UNUSED = Duration.ofDays(30);

  /// How long after its beginning a session may change who gets in.
  static final Duration RECENT = Duration.ofMinutes(10);

  private static final String TOKEN_START = "tx_";

  static final String READ = "read";
  static final String PLAY = "read play";
  private static final int SECRET_BYTES = 32;
  private static final int SECRET_LENGTH = (4 * SECRET_BYTES + 2) / 3;
  private static final int CODES = 10;
  private static final int CODE_GROUPS = 6;
  private static final int GROUP = 4;
  private static final int MAX_DEVICE = 60;

  /// Without letters that can be taken for digits.
  private static final String CODE_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";

  /// The time of use is noted this often, so that reading costs no writing.
  private static final long NOTED = Duration.ofHours(1).toMillis();

  private final SecureRandom random = new SecureRandom();
  private final Supplier<AccountStore> store;
  private final Clock clock;

  /// A secret, and what is kept of it.
  public record Fresh(String secret, Pass pass) {}

  Passes(Supplier<AccountStore> store, Clock clock) {
    this.store = store;
    this.clock = clock;
  }

  long now() {
    return clock.millis();
  }

  /// A session to begin.
  ///
  /// @param device as the browser calls itself
  Fresh session(String account, String device) {
    return fresh("", Kind.SESSION, account, device(device), "");
  }

  Fresh token(String account, String label, boolean play) {
    return fresh(TOKEN_START, Kind.TOKEN, account, label.strip(), play ? PLAY : READ);
  }

  private Fresh fresh(String start, Kind kind, String account, String label, String scopes) {
    String secret = start + RandomText.of(random, SECRET_BYTES);
    return new Fresh(secret, pass(secret, kind, account, label, scopes));
  }

  /// Whether a text has the form of a program's token. Its beginning alone doesn't tell: one in a
  /// quarter of a million seats has a token that begins so by chance.
  public static boolean formedAsToken(String text) {
    return text.length() == TOKEN_START.length() + SECRET_LENGTH && text.startsWith(TOKEN_START);
  }

  /// Ten recovery codes, each of 120 bits: enough that a plain hash keeps them.
  List<Fresh> codes(String account) {
    List<Fresh> codes = new ArrayList<>();
    for (int i = 0; i < CODES; i++) {
      StringBuilder code = new StringBuilder();
      for (int letter = 0; letter < CODE_GROUPS * GROUP; letter++) {
        code.append(letter > 0 && letter % GROUP == 0 ? "-" : "");
        code.append(CODE_LETTERS.charAt(random.nextInt(CODE_LETTERS.length())));
      }
      String text = code.toString();
      codes.add(new Fresh(text, pass(plain(text), Kind.CODE, account, "", "")));
    }
    return codes;
  }

  private Pass pass(String secret, Kind kind, String account, String label, String scopes) {
    return new Pass(KeptHash.of(secret), kind, account, label, scopes, now(), now());
  }

  /// The pass of a secret that somebody shows, if there is one and it is not over.
  Optional<Pass> find(Kind kind, String secret) {
    Optional<Pass> found =
        store.get().pass(kind, KeptHash.all(secret)).filter(pass -> lasts(kind, pass));
    found
        .filter(pass -> pass.used() + NOTED < now())
        .ifPresent(pass -> store.get().touch(pass.hash(), now()));
    return found;
  }

  private boolean lasts(Kind kind, Pass pass) {
    return kind != Kind.SESSION || (since(pass.made(), SESSION) && since(pass.used(), UNUSED));
  }

  private boolean since(long at, Duration within) {
    return at + within.toMillis() > now();
  }

  /// Whether a session has begun a short while ago.
  boolean recent(Pass session) {
    return since(session.made(), RECENT);
  }

  /// Ends the sessions that have not been used for long.
  void expire() {
    store.get().expire(Kind.SESSION, now() - UNUSED.toMillis());
  }

  /// Uses up a recovery code of an account.
  boolean spend(String account, String code) {
    return KeptHash.all(plain(code)).stream()
        .anyMatch(hash -> store.get().end(Kind.CODE, account, hash));
  }

  /// A code as it is hashed, however it was typed.
  private static String plain(String code) {
    StringBuilder text = new StringBuilder();
    code.toLowerCase(Locale.ROOT)
        .replace('o', '0')
        .replace('i', '1')
        .replace('l', '1')
        .chars()
        .filter(c -> CODE_LETTERS.indexOf(c) >= 0)
        .forEach(c -> text.append((char) c));
    return text.toString();
  }

  private static String device(String given) {
    StringBuilder text = new StringBuilder();
    given
        .chars()
        .filter(c -> c >= ' ' && c < 0x7f)
        .limit(MAX_DEVICE)
        .forEach(c -> text.append((char) c));
    return text.toString();
  }
}
