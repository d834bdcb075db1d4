package tianxia.server.account;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tianxia.server.account.AccountStore.Account;
import tianxia.server.message.Problem;
import tianxia.server.message.account.ProviderAnswer;
import tianxia.server.name.Names;

/// Accounts of those for whom the provider of the house vouches. Nobody chooses a name here: it is
/// one that the provider tells, with a number if somebody else has it.
public final class ProvidedAccounts {
  private static final Logger LOG = LoggerFactory.getLogger(ProvidedAccounts.class);

  /// The name of somebody of whom the provider tells none that can be used.
  private static final String NAMELESS = "Player";

  private static final int MAX_SUBJECT = 255;
  private static final int MOST_ALIKE = 1_000;

  private final Accounts accounts;
  private final ProviderSettings settings;
  private final Provider provider;

  /// A browser that goes to the provider.
  ///
  /// @param secret which it brings back
  /// @param address where it goes
  public record Begun(String secret, String address) {}

  /// @param nanos a monotonic clock
  public ProvidedAccounts(Accounts accounts, ProviderSettings settings, LongSupplier nanos) {
    this.accounts = accounts;
    this.settings = settings;
    this.provider = new Provider(settings, nanos);
  }

  /// As players know the provider.
  public String name() {
    return settings.name();
  }

  /// Sends a browser to the provider.
  public Begun begin(Site site) {
    ProviderFlow flow = provider.begin();
    try {
      return new Begun(flow.secret(), provider.address(site, flow).toString());
    } catch (ProviderRequests.Away e) {
      throw away(e);
    }
  }

  /// Signs in whoever comes back from the provider; makes the account if it is the first time.
  ///
  /// @param secret that the browser brought back
  public Accounts.Entered<Account> enter(
      Site site, String secret, ProviderAnswer answer, String userAgent) {
    ProviderFlow flow = new ProviderFlow(secret);
    if (!flow.begun() || !same(flow.state(), answer.state())) {
      throw refused("an answer that this browser has not asked for");
    }
    Identity identity;
    try {
      identity =
          provider
              .identity(site, flow, answer.code())
              .filter(known -> known.subject().length() <= MAX_SUBJECT)
              .orElseThrow(() -> refused("the provider does not say who it is"));
    } catch (ProviderRequests.Away e) {
      throw away(e);
    }
    Account account =
        accounts
            .store()
            .provided(identity.issuer(), identity.subject())
            .orElseGet(() -> made(identity));
    Accounts.note(account.id(), "signed in by the provider");
    return accounts.begin(account, userAgent);
  }

  private Account made(Identity identity) {
    AccountStore store = accounts.store();
    String wished = wished(identity.names());
    for (int number = 1; number <= MOST_ALIKE; number++) {
      String name = number == 1 ? wished : wished + " " + number;
      Account account = new Account(accounts.id(), name, accounts.passes().now());
      AccountStore.Provided means =
          new AccountStore.Provided(identity.issuer(), identity.subject(), account.id());
      if (store.create(account, Names.keys(name), means)) {
        Accounts.note(account.id(), "made");
        return account;
      }
      // The same person may have come in by two windows at once.
      Optional<Account> known = store.provided(identity.issuer(), identity.subject());
      if (known.isPresent()) {
        return known.get();
      }
    }
    throw new AccountRefused(Problem.NAME_TAKEN, "all names like " + wished + " are taken");
  }

  /// The first name that an account may have, without what follows an at sign.
  private static String wished(List<String> names) {
    for (String name : names) {
      String plain = name.indexOf('@') > 0 ? name.substring(0, name.indexOf('@')) : name;
      if (Names.ofAccount(plain) instanceof Names.Wish.Granted(String granted)) {
        return granted;
      }
    }
    return NAMELESS;
  }

  private static boolean same(String one, String other) {
    return MessageDigest.isEqual(
        one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
  }

  private static AccountRefused refused(String why) {
    LOG.info("a sign-in by the provider was refused: {}", why);
    return new AccountRefused(Problem.PROVIDER_REFUSED, "the sign-in was not accepted");
  }

  private static AccountRefused away(ProviderRequests.Away why) {
    LOG.warn("the provider of accounts: {}", why.getMessage());
    return new AccountRefused(Problem.PROVIDER_AWAY, "the provider does not answer: try again");
  }
}
