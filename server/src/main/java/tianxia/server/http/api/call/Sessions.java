package tianxia.server.http.api.call;

import java.time.Duration;
import java.util.Optional;
import tianxia.server.account.AccountMode;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.account.AccountStore.Pass;
import tianxia.server.account.Accounts;
import tianxia.server.account.Passes;
import tianxia.server.account.SeatKey;
import tianxia.server.account.Site;

/// Who sends a request, by the cookie of a session. Whatever changes something counts as somebody's
/// only if a page of the site itself sends it: the cookie is not sent from other sites
/// (`SameSite`), and the origin is compared besides.
///
/// @param mount where browsers find the page
public record Sessions(Accounts accounts, Mount mount, boolean proxy) {
  /// How long somebody may take to sign in at a provider.
  private static final Duration AWAY = Duration.ofMinutes(15);

  /// The site that was asked; none where browsers have no passkeys.
  public Optional<Site> site(Call call) {
    return Site.of(mount.origins(), mount.path(), call.visitor().host(), proxy);
  }

  /// The session of whoever sends this.
  public Optional<Pass> of(Call call) {
    return site(call)
        .filter(site -> call.reads() || fromHere(call, site))
        .flatMap(site -> accounts.session(call.visitor().cookie(site.cookie())));
  }

  /// The account of whoever asks, by a session, or by a program's token, whose key the call has
  /// already.
  public Optional<String> actor(Call call) {
    return of(call).map(Pass::account).or(() -> SeatKey.account(call.token()));
  }

  /// Whether whoever asks for an account is a program: by a token in the place of a session.
  public boolean program(Call call) {
    return of(call).isEmpty() && SeatKey.account(call.token()).isPresent();
  }

  /// The id of the account that asks, of those that there are; empty for a guest.
  public String reader(Call call) {
    return accounts.mode() == AccountMode.OFF
        ? ""
        : actor(call).flatMap(accounts::account).map(Account::id).orElse("");
  }

  /// Whether a page of the site sends this.
  public static boolean fromHere(Call call, Site site) {
    return call.visitor().origin().filter(site.origin()::equals).isPresent();
  }

  /// An answer that begins a session.
  public static Answer beginning(Answer answer, Site site, String token) {
    return cookie(answer, site, site.cookie(), token, Passes.SESSION);
  }

  /// An answer that ends it.
  public static Answer ending(Answer answer, Site site) {
    return cookie(answer, site, site.cookie(), "", Duration.ZERO);
  }

  /// An answer that sends a browser to the provider, from which it comes back with a secret.
  public static Answer leaving(Answer answer, Site site, String secret) {
    return cookie(answer, site, site.providerCookie(), secret, AWAY);
  }

  private static Answer cookie(
      Answer answer, Site site, String name, String value, Duration lasts) {
    return answer.with(
        "Set-Cookie",
        name
            + "="
            + value
            + "; Path="
            + (site.path().isEmpty() ? "/" : site.path())
            + "; Max-Age="
            + lasts.toSeconds()
            + "; HttpOnly; SameSite=Strict"
            + (site.secure() ? "; Secure" : ""));
  }
}
