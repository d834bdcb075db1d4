package tianxia.server.tournament;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Who may make tournaments, as the host wants it.
public enum Mode {
  /// Whoever has an account.
  ANYONE,
  /// Whoever runs the server.
  HOST,
  /// Nobody, and nobody may enter one; those that have begun go on.
  OFF;

  /// As it is written in settings.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Mode> of(String id) {
    return Arrays.stream(values()).filter(mode -> mode.id().equals(id)).findFirst();
  }
}
