package tianxia.server.account;

import java.util.Optional;
import java.util.Set;

/// Who may have an account, as the host wants it.
///
/// @param codes any of which lets somebody make one, with [AccountMode#INVITE]
/// @param provider with [AccountMode#PROVIDER], and only then
public record AccountSettings(
    AccountMode mode, Set<String> codes, Optional<ProviderSettings> provider) {
  /// Accounts for all.
  public static final AccountSettings STANDARD = new AccountSettings(AccountMode.OPEN, Set.of());

  public AccountSettings {
    codes = Set.copyOf(codes);
    if (provider.isPresent() != (mode == AccountMode.PROVIDER)) {
      throw new IllegalArgumentException("a provider goes with the mode of that name");
    }
  }

  /// Without a provider.
  public AccountSettings(AccountMode mode, Set<String> codes) {
    this(mode, codes, Optional.empty());
  }
}
