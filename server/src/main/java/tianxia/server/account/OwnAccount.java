package tianxia.server.account;

import java.util.List;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.account.AccountStore.Kind;
import tianxia.server.account.AccountStore.Pass;
import tianxia.server.account.Challenges.Purpose;
import tianxia.server.message.Problem;
import tianxia.server.message.account.Codes;
import tianxia.server.message.account.Me;
import tianxia.server.message.account.NewToken;
import tianxia.server.message.account.PasskeyMade;
import tianxia.server.message.account.TokenMade;

/// What the owner of an account may do with it, who is signed in.
///
/// @param session that asks
public record OwnAccount(Accounts accounts, Account account, Pass session) {

  /// The account of a session.
  ///
  /// @throws AccountRefused if it is gone
  public static OwnAccount of(Accounts accounts, Pass session) {
    Account account = accounts.store().account(session.account()).orElseThrow(Accounts::signedOut);
    return new OwnAccount(accounts, account, session);
  }

  /// The same, for what changes who gets in: whoever comes upon an open page can't.
  ///
  /// @throws AccountRefused if the session has not begun a short while ago
  public OwnAccount recent() {
    if (!accounts.passes().recent(session)) {
      throw new AccountRefused(Problem.SIGN_IN_AGAIN, "sign in again, then ask again");
    }
    return this;
  }

  private AccountStore store() {
    return accounts.store();
  }

  public String id() {
    return account.id();
  }

  /// All that is told of it.
  public Me shown() {
    return new Me(
        account.name(),
        account.since(),
        store().passkeys(id()).stream()
            .map(key -> new Me.Passkey(key.id(), key.label(), key.made(), key.used()))
            .toList(),
        store().passes(Kind.SESSION, id()).stream()
            .map(pass ->
                new Me.Session(
                    pass.id(),
                    pass.label(),
                    pass.made(),
                    pass.used(),
                    pass.hash().equals(session.hash())))
            .toList(),
        store().passes(Kind.TOKEN, id()).stream()
            .map(pass ->
                new Me.Token(
                    pass.id(),
                    pass.label(),
                    List.of(pass.scopes().split(" ")),
                    pass.made(),
                    pass.used()))
            .toList(),
        store().passes(Kind.CODE, id()).size());
  }

  /// Adds a passkey, which was made for this account.
  public void add(Site site, PasskeyMade made, String userAgent) {
    accounts.checkPasskeys();
    AccountStore.Passkey passkey = accounts.made(site, Purpose.ADD, made, userAgent);
    if (!passkey.account().equals(id()) || !store().add(passkey)) {
      throw new AccountRefused(Problem.PASSKEY_REFUSED, "the passkey was not accepted");
    }
    Accounts.note(id(), "passkey added");
  }

  public void removePasskey(String passkey) {
    if (!store().removePasskey(id(), passkey)) {
      throw new AccountRefused(
          Problem.LAST_PASSKEY, "the last passkey stays while there are no recovery codes");
    }
    Accounts.note(id(), "passkey removed");
  }

  /// Ten recovery codes, in the place of those that were left.
  public Codes renewCodes() {
    accounts.checkPasskeys();
    List<Passes.Fresh> codes = accounts.passes().codes(id());
    store().replace(Kind.CODE, id(), "", codes.stream().map(Passes.Fresh::pass).toList());
    Accounts.note(id(), "recovery codes renewed");
    return new Codes(codes.stream().map(Passes.Fresh::secret).toList());
  }

  /// A token for a program.
  public TokenMade addToken(NewToken wish) {
    Passes.Fresh token = accounts.passes().token(id(), wish.label(), wish.play());
    store().add(List.of(token.pass()));
    Accounts.note(id(), "token made");
    return new TokenMade(token.secret());
  }

  /// Ends this session.
  public void leave() {
    accounts.end(session);
  }

  /// Ends a session or a token.
  public void end(Kind kind, String pass) {
    store().passes(kind, id()).stream()
        .filter(each -> each.id().equals(pass))
        .filter(each -> store().end(kind, id(), each.hash()))
        .forEach(each -> Accounts.note(id(), kind == Kind.TOKEN ? "token ended" : "session ended"));
  }

  /// Ends all other sessions.
  public void endOthers() {
    store().replace(Kind.SESSION, id(), session.hash(), List.of());
    Accounts.note(id(), "other sessions ended");
  }

  /// Deletes the account, and all that there is of it.
  public void delete() {
    store().delete(id());
    Accounts.note(id(), "deleted");
  }
}
