package tianxia.server.account;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Who may have an account.
public enum AccountMode {
  /// Whoever wants one.
  OPEN,
  /// Whoever knows a code.
  INVITE,
  /// Only those who have one.
  CLOSED,
  /// Whom the provider of the house vouches for; there are no passkeys.
  PROVIDER,
  /// Nobody: there are no accounts.
  OFF;

  /// As it is written in settings and answers.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<AccountMode> of(String id) {
    return Arrays.stream(values()).filter(mode -> mode.id().equals(id)).findFirst();
  }
}
