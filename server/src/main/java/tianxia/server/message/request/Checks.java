package tianxia.server.message.request;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tianxia.kernel.Event;

/// Validates what clients send. Each throws [IllegalArgumentException] with a message for the
/// sender, which names the field and never repeats more of the input than that.
public final class Checks {
  private static final int MAX_ACTIONS = 64;
  private static final int MAX_ACTION_LENGTH = 64;
  private static final int TOKEN_LENGTH = 24;

  private Checks() {}

  static void request(@Nullable String id, int seq) {
    id(id);
    seq(seq);
  }

  static void seq(int seq) {
    require(seq >= 1, "seq must be a number from 1");
  }

  public static void id(@Nullable String id) {
    require(id != null && isId(id), "id must be 1 to 64 of A-Z a-z 0-9 - _");
  }

  public static boolean isId(String id) {
    return !id.isEmpty() && id.length() <= 64 && id.chars().allMatch(Checks::idLetter);
  }

  static void token(@Nullable String token) {
    require(token != null, "token is missing");
  }

  /// A token that a client has made for a seat: as long as those that the server makes.
  static void seatToken(String token) {
    require(
        token.length() == TOKEN_LENGTH && token.chars().allMatch(Checks::idLetter),
        "token must be " + TOKEN_LENGTH + " of A-Z a-z 0-9 - _, at random");
  }

  public static void present(String field, @Nullable Object value) {
    require(value != null, field + " is missing");
  }

  static List<String> actions(@Nullable List<String> actions) {
    require(actions != null, "actions is missing");
    List<String> all = actions == null ? List.of() : actions;
    require(
        !all.isEmpty() && all.size() <= MAX_ACTIONS,
        "actions must be 1 to " + MAX_ACTIONS + " actions");
    for (String action : all) {
      require(
          action != null && action.length() <= MAX_ACTION_LENGTH,
          "an action must be a text of at most " + MAX_ACTION_LENGTH + " characters");
    }
    return List.copyOf(all);
  }

  /// An action of a seat as a record has it, which is no draw, and of which nothing is hidden.
  static void foreseen(String event) {
    require(
        event.length() <= MAX_ACTION_LENGTH + 3
            && event.chars().allMatch(c -> c >= ' ' && c <= '~' && c != '?')
            && isSeats(event),
        "an event must be a seat and its action, as in a record");
  }

  private static boolean isSeats(String event) {
    try {
      Event read = Event.parse(event);
      return read.actor() >= 1 && !read.action().isEmpty() && read.toString().equals(event);
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /// 128 bits: 32 hexadecimal digits in lower case.
  static void nonce(@Nullable String nonce) {
    require(
        nonce != null && nonce.length() == 32 && nonce.chars().allMatch(Checks::hexDigit),
        "nonce must be 32 hexadecimal digits in lower case");
  }

  /// A seat's share in the draws: the SHA-256 of its nonce, or the nonce itself.
  static void share(Optional<String> commitment, Optional<String> nonce) {
    require(
        commitment.isPresent() != nonce.isPresent(),
        "either a commitment or a nonce is needed, not both");
    nonce.ifPresent(Checks::nonce);
    commitment.ifPresent(hash ->
        require(
            hash.length() == 64 && hash.chars().allMatch(Checks::hexDigit),
            "commitment must be 64 hexadecimal digits in lower case"));
  }

  /// A person's name. Whether it is allowed is for the tables to decide.
  public static void name(@Nullable String name) {
    require(name != null, "name is missing");
  }

  static void level(@Nullable String level) {
    require(
        level != null && tianxia.search.Level.of(level).isPresent(),
        "level must be easy, medium, hard or master");
  }

  public static void require(boolean right, String message) {
    if (!right) {
      throw new IllegalArgumentException(message);
    }
  }

  /// Whether an id may have a character.
  public static boolean idLetter(int c) {
    return c >= 'A' && c <= 'Z'
        || c >= 'a' && c <= 'z'
        || c >= '0' && c <= '9'
        || c == '-'
        || c == '_';
  }

  private static boolean hexDigit(int c) {
    return c >= '0' && c <= '9' || c >= 'a' && c <= 'f';
  }
}
