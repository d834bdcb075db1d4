package tianxia.server.account;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.kernel.json.JsonValue;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.account.AccountStore.Kind;
import tianxia.server.account.AccountStore.Pass;
import tianxia.server.account.Challenges.Purpose;
import tianxia.server.digest.RandomText;
import tianxia.server.friend.FriendStore;
import tianxia.server.message.Problem;
import tianxia.server.message.account.AccountMade;
import tianxia.server.message.account.NewAccount;
import tianxia.server.message.account.PasskeyMade;
import tianxia.server.message.account.PasskeyUsed;
import tianxia.server.message.account.friend.ChallengeGiven;
import tianxia.server.message.account.friend.ChallengeWish;
import tianxia.server.name.Names;
import tianxia.server.rating.Rating;
import tianxia.server.rating.RatingStore;
import tianxia.server.rating.Standing;

/// The accounts of a server: making one, signing in. What an owner may do with an account is in
/// [OwnAccount]. All methods throw [AccountRefused] where something can't be.
public final class Accounts {
  private static final Logger LOG = LoggerFactory.getLogger(Accounts.class);
  private static final int ID_BYTES = 12;

  /// How many seats of one account are told.
  private static final int MAX_SEATS = 1_000;

  private final SecureRandom random = new SecureRandom();
  private final AccountSettings settings;
  private final Supplier<AccountStore> opened;
  private final Challenges challenges;
  private final Passes passes;

  /// The library that checks signatures is loaded when it is first needed.
  private static final class Checks {
    static final Signatures SIGNATURES = new Signatures();
  }

  /// Somebody who has signed in: who it is, and the session's token.
  ///
  /// @param body what they are told
  public record Entered<T>(String token, T body) {}

  /// @param opened where they are kept; not asked while there are no accounts
  public Accounts(
      AccountSettings settings, Supplier<AccountStore> opened, Challenges challenges, Clock clock) {
    this.settings = settings;
    this.opened = opened;
    this.challenges = challenges;
    this.passes = new Passes(opened, clock);
  }

  /// None.
  public static Accounts off() {
    return new Accounts(
        new AccountSettings(AccountMode.OFF, Set.of()),
        () -> {
          throw new IllegalStateException("there are no accounts");
        },
        new Challenges(System::nanoTime),
        Clock.systemUTC());
  }

  public AccountMode mode() {
    return settings.mode();
  }

  /// Who says who somebody is, if it is a provider ([ProvidedAccounts]).
  public Optional<ProviderSettings> provider() {
    return settings.provider();
  }

  /// Tells the log what happened to an account: by its id, which says nothing of whose it is.
  static void note(String account, String what) {
    LOG.info("account {}: {}", account, what);
  }

  AccountStore store() {
    return opened.get();
  }

  Passes passes() {
    return passes;
  }

  /// The session that a token opens.
  public Optional<Pass> session(String token) {
    return token.isEmpty() || mode() == AccountMode.OFF
        ? Optional.empty()
        : passes.find(Kind.SESSION, token);
  }

  /// Ends a session.
  public void end(Pass session) {
    store().end(Kind.SESSION, session.account(), session.hash());
  }

  /// Ends all sessions of an account, and all tokens of programs that act as it.
  public void signOut(Account account) {
    store().replace(Kind.SESSION, account.id(), "", List.of());
    store().replace(Kind.TOKEN, account.id(), "", List.of());
    note(account.id(), "signed out by the operator");
  }

  /// The token of a program.
  public Optional<Pass> token(String token) {
    return !Passes.formedAsToken(token) || mode() == AccountMode.OFF
        ? Optional.empty()
        : passes.find(Kind.TOKEN, token);
  }

  public Optional<Account> account(String id) {
    return store().account(id);
  }

  /// Notes a seat of an account.
  public void sit(String account, String table, int seat) {
    store().sit(List.of(new AccountStore.Seat(account, table, seat, passes.now())));
  }

  /// The seats of an account, newest first.
  public List<AccountStore.Seat> seats(String account) {
    return store().seats(account, MAX_SEATS);
  }

  /// All seats of an account, however many.
  public List<AccountStore.Seat> allSeats(String account) {
    return store().seats(account, Integer.MAX_VALUE);
  }

  /// The ratings of all accounts.
  public RatingStore ratings() {
    return store().ratings();
  }

  /// Where somebody stands on a ladder; where everybody begins, before the first rated game there.
  public Rating rating(String account, String ladder) {
    return ratings().standings(account).stream()
        .filter(standing -> standing.ladder().equals(ladder))
        .map(Standing::rating)
        .findFirst()
        .orElse(Rating.INITIAL);
  }

  /// Who knows whom.
  public FriendStore friends() {
    return store().friends();
  }

  /// The account that a name belongs to, or could be mistaken for.
  public Optional<Account> like(String name) {
    return mode() == AccountMode.OFF ? Optional.empty() : store().named(Names.keys(name));
  }

  /// A challenge for a passkey to sign.
  ///
  /// @param own the account of whoever asks, if they are signed in
  public ChallengeGiven challenge(Site site, ChallengeWish wish, Optional<String> own) {
    checkPasskeys();
    return switch (wish.purpose()) {
      case "sign-in" ->
          new ChallengeGiven(challenges.issue(Purpose.SIGN_IN, ""), site.host(), "", "", List.of());
      case "sign-up" -> {
        String name = free(wish.name().orElse(""), wish.invite());
        String id = id();
        yield given(site, Purpose.SIGN_UP, id, name, List.of());
      }
      case "add" -> {
        Account account = own.flatMap(store()::account).orElseThrow(Accounts::signedOut);
        List<String> known =
            store().passkeys(account.id()).stream().map(AccountStore.Passkey::id).toList();
        yield given(site, Purpose.ADD, account.id(), account.name(), known);
      }
      default -> throw new AccountRefused(Problem.MALFORMED, "unknown purpose");
    };
  }

  private ChallengeGiven given(
      Site site, Purpose purpose, String id, String name, List<String> known) {
    return new ChallengeGiven(challenges.issue(purpose, id), site.host(), id, name, known);
  }

  /// Makes an account with its first passkey.
  public Entered<AccountMade> make(Site site, NewAccount wish, String userAgent) {
    checkPasskeys();
    String name = free(wish.name(), wish.invite());
    AccountStore.Passkey passkey = made(site, Purpose.SIGN_UP, wish.passkey(), userAgent);
    Account account = new Account(passkey.account(), name, passes.now());
    Passes.Fresh session = passes.session(account.id(), Devices.of(userAgent));
    List<Passes.Fresh> codes = passes.codes(account.id());
    List<Pass> all = new ArrayList<>(codes.stream().map(Passes.Fresh::pass).toList());
    all.add(session.pass());
    if (!store().create(account, Names.keys(name), passkey, all)) {
      throw taken();
    }
    note(account.id(), "made");
    List<String> told = codes.stream().map(Passes.Fresh::secret).toList();
    return new Entered<>(session.secret(), new AccountMade(name, told));
  }

  /// A name that nobody has, for somebody who may make an account.
  private String free(String wished, Optional<String> invite) {
    if (mode() == AccountMode.CLOSED) {
      throw new AccountRefused(Problem.REGISTRATION_CLOSED, "no accounts are made here");
    }
    if (mode() == AccountMode.INVITE && invite.filter(settings.codes()::contains).isEmpty()) {
      throw new AccountRefused(Problem.INVITE_NEEDED, "an account needs the host's code");
    }
    return switch (Names.ofAccount(wished)) {
      case Names.Wish.Refused(Problem why) -> throw new AccountRefused(why);
      case Names.Wish.Granted(String name) -> {
        if (store().named(Names.keys(name)).isPresent()) {
          throw taken();
        }
        yield name;
      }
    };
  }

  /// A passkey that was made for a challenge of ours.
  AccountStore.Passkey made(Site site, Purpose purpose, PasskeyMade made, String userAgent) {
    String challenge = challengeIn(made.clientData());
    Challenges.Ticket ticket = challenges.take(challenge, purpose).orElseThrow(Accounts::refused);
    Signatures.Key key =
        Checks.SIGNATURES.made(site, challenge, made).orElseThrow(Accounts::refused);
    long now = passes.now();
    String label = made.label().isBlank() ? Devices.of(userAgent) : made.label().strip();
    return new AccountStore.Passkey(
        key.id(), ticket.account(), key.key(), key.counter(), label, now, now, true);
  }

  /// Signs in by a passkey.
  public Entered<Account> enter(Site site, PasskeyUsed signed, String userAgent) {
    checkPasskeys();
    try {
      Account account = signedFor(site, signed).orElseThrow(Accounts::refused);
      note(account.id(), "signed in by a passkey");
      return begin(account, userAgent);
    } catch (AccountRefused e) {
      LOG.info("a passkey was refused");
      throw e;
    }
  }

  private Optional<Account> signedFor(Site site, PasskeyUsed signed) {
    String challenge = challengeIn(signed.clientData());
    if (challenges.take(challenge, Purpose.SIGN_IN).isEmpty()) {
      return Optional.empty();
    }
    return store()
        .passkey(signed.id())
        .filter(passkey ->
            Checks.SIGNATURES
                .used(site, challenge, passkey, signed)
                .filter(said ->
                    store().use(passkey.id(), said.counter(), said.verified(), passes.now()))
                .isPresent())
        .flatMap(passkey -> store().account(passkey.account()));
  }

  /// Signs in by a recovery code, which is used up.
  public Entered<Account> recover(String name, String code, String userAgent) {
    checkPasskeys();
    Account account =
        store()
            .named(Names.keys(name))
            .filter(found -> passes.spend(found.id(), code))
            .orElseThrow(() -> {
              LOG.info("a recovery code was refused");
              return new AccountRefused(Problem.WRONG_CODE, "no such name, or no such code");
            });
    note(account.id(), "signed in by a recovery code");
    return begin(account, userAgent);
  }

  Entered<Account> begin(Account account, String userAgent) {
    passes.expire();
    Passes.Fresh session = passes.session(account.id(), Devices.of(userAgent));
    store().add(List.of(session.pass()));
    return new Entered<>(session.secret(), account);
  }

  /// Whether whoever has a passkey, or a code in its place, gets in.
  void checkPasskeys() {
    if (mode() == AccountMode.OFF) {
      throw new AccountRefused(Problem.ACCOUNTS_OFF, "this server has no accounts");
    }
    if (mode() == AccountMode.PROVIDER) {
      throw new AccountRefused(Problem.BY_PROVIDER, "the host's provider says who somebody is");
    }
  }

  String id() {
    return RandomText.of(random, ID_BYTES);
  }

  /// The challenge that was signed; empty if the text is no client data.
  private static String challengeIn(String clientData) {
    try {
      byte[] bytes = Base64.getUrlDecoder().decode(clientData);
      JsonValue data = JsonValue.parse(new String(bytes, StandardCharsets.UTF_8));
      return data instanceof JsonValue.Members fields
              && fields.get("challenge") instanceof JsonValue.Text(String challenge)
          ? challenge
          : "";
    } catch (IllegalArgumentException e) {
      return "";
    }
  }

  static AccountRefused signedOut() {
    return new AccountRefused(Problem.SIGNED_OUT, "sign in first");
  }

  private static AccountRefused taken() {
    return new AccountRefused(Problem.NAME_TAKEN, "somebody has this name, or one like it");
  }

  private static AccountRefused refused() {
    return new AccountRefused(Problem.PASSKEY_REFUSED, "the passkey was not accepted");
  }
}
