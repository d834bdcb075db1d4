package tianxia.server.message;

import io.avaje.jsonb.Json;

/// Why a request could not be answered; the body of every HTTP error.
///
/// @param code `malformed`, `unknown-table`, `unknown-token`, `not-allowed`, `taken`, `slow-down`,
///   `unknown-game`, `unknown-option`, `wrong-seats`, `no-series`, `expired`, `unknown-ply`,
///   `unknown-puzzle`, `commitment-needed` (a nonce in clear while others could still choose
///   theirs), `name-length`, `name-characters`, `name-reserved`, `name-taken` (an account's),
///   `accounts-off`, `registration-closed`, `invite-needed`, `no-passkeys` (not at this address),
///   `passkey-refused`, `passkey-unverified` (its device didn't ask who uses it), `last-passkey`,
///   `wrong-code`, `signed-out`, `sign-in-again` (who gets in is changed shortly after signing in
///   alone), `unknown-person`, `no-challenges` (they take none from whoever asks), `unavailable`
///   (try again), `other-rules` (the table's, which this server does not have), `closing`,
///   `no-new-tables` (the operator has closed the doors, or the store is nearly full),
///   `notices-off` (nobody is told that a game waits), `address-refused` (nothing is sent there),
///   `unknown-notice`, `banned` (by the operator, for a time), `unknown-report`,
///   `unknown-tournament`, `unknown-league`, `tournaments-off` (the host allows none, or makes them
///   alone), `unknown-club`, `clubs-off` (the host allows none), `members-only` (of a club)
/// @param message for a person who writes a program; says what and why
@Json
public record Problem(String code, String message)
    implements Answers.MakeAnswer,
        Answers.JoinAnswer,
        Answers.ReserveAnswer,
        Answers.InfoAnswer,
        Answers.FrameAnswer,
        Answers.RecordAnswer,
        Answers.SummaryAnswer,
        Answers.ReviewAnswer,
        Answers.PositionAnswer,
        Answers.PuzzleAnswer,
        Answers.TalkAnswer,
        Answers.CommandAnswer {

  public static final String MALFORMED = "malformed";
  public static final String UNKNOWN_TABLE = "unknown-table";
  public static final String UNKNOWN_TOKEN = "unknown-token";
  public static final String NOT_ALLOWED = "not-allowed";
  public static final String TAKEN = "taken";
  public static final String SLOW_DOWN = "slow-down";
  public static final String UNKNOWN_GAME = "unknown-game";
  public static final String UNKNOWN_OPTION = "unknown-option";
  public static final String WRONG_SEATS = "wrong-seats";
  public static final String NO_SERIES = "no-series";
  public static final String COMMITMENT_NEEDED = "commitment-needed";
  public static final String EXPIRED = "expired";
  public static final String UNKNOWN_PLY = "unknown-ply";
  public static final String UNKNOWN_PUZZLE = "unknown-puzzle";
  public static final String NAME_LENGTH = "name-length";
  public static final String NAME_CHARACTERS = "name-characters";
  public static final String NAME_RESERVED = "name-reserved";
  public static final String NAME_TAKEN = "name-taken";
  public static final String ACCOUNTS_OFF = "accounts-off";
  public static final String REGISTRATION_CLOSED = "registration-closed";
  public static final String INVITE_NEEDED = "invite-needed";
  public static final String NO_PASSKEYS = "no-passkeys";
  public static final String PASSKEY_REFUSED = "passkey-refused";
  public static final String PASSKEY_UNVERIFIED = "passkey-unverified";
  public static final String LAST_PASSKEY = "last-passkey";
  public static final String WRONG_CODE = "wrong-code";
  public static final String SIGNED_OUT = "signed-out";
  public static final String SIGN_IN_AGAIN = "sign-in-again";
  public static final String OTHER_RATINGS = "other-ratings";
  public static final String BY_PROVIDER = "by-provider";
  public static final String PROVIDER_REFUSED = "provider-refused";
  public static final String PROVIDER_AWAY = "provider-away";
  public static final String UNKNOWN_PERSON = "unknown-person";
  public static final String NO_CHALLENGES = "no-challenges";
  public static final String UNAVAILABLE = "unavailable";
  public static final String OTHER_RULES = "other-rules";
  public static final String CLOSING = "closing";
  public static final String NO_NEW_TABLES = "no-new-tables";
  public static final String NOTICES_OFF = "notices-off";
  public static final String ADDRESS_REFUSED = "address-refused";
  public static final String UNKNOWN_NOTICE = "unknown-notice";
  public static final String BANNED = "banned";
  public static final String UNKNOWN_REPORT = "unknown-report";
  public static final String UNKNOWN_TOURNAMENT = "unknown-tournament";
  public static final String UNKNOWN_LEAGUE = "unknown-league";
  public static final String TOURNAMENTS_OFF = "tournaments-off";
  public static final String UNKNOWN_CLUB = "unknown-club";
  public static final String CLUBS_OFF = "clubs-off";
  public static final String MEMBERS_ONLY = "members-only";
  public static final String KEPT_OUT = "kept-out";

  /// The answer where the store fails; the operator has been told why.
  public static Problem ofStore() {
    return new Problem(UNAVAILABLE, "the store is not available: try again");
  }
}
