package tianxia.server.account;

import java.util.Set;

/// Who may have an account, as the host wants it.
///
/// @param codes any of which lets somebody make one, with [AccountMode#INVITE]
public record AccountSettings(AccountMode mode, Set<String> codes) {
  /// Accounts for all.
  public static final AccountSettings STANDARD = new AccountSettings(AccountMode.OPEN, Set.of());

  public AccountSettings {
    codes = Set.copyOf(codes);
  }
}
