package tianxia.server.club;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Who may make clubs, as the host wants it.
public enum ClubMode {
  /// Whoever has an account.
  ANYONE,
  /// Nobody, and nobody may join one; those that there are stay.
  OFF;

  /// As it is written in settings.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<ClubMode> of(String id) {
    return Arrays.stream(values()).filter(mode -> mode.id().equals(id)).findFirst();
  }
}
