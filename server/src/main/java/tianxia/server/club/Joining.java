package tianxia.server.club;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Who may come into a club without being invited.
public enum Joining {
  /// Whoever wants.
  OPEN,
  /// Whom an organiser lets in.
  ASKED,
  /// Nobody.
  INVITED;

  /// As messages have it.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Joining> of(String id) {
    return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
  }
}
