package tianxia.server.message.account;

import org.jspecify.annotations.Nullable;
import tianxia.server.message.request.Checks;

/// Checks of fields, with messages for the sender.
public final class Fields {
  private static final int MAX_LABEL = 60;

  private Fields() {}

  public static void present(String field, @Nullable Object value) {
    Checks.require(value != null, field + " is missing");
  }

  /// A text that its owner alone is shown.
  static void label(@Nullable String label) {
    Checks.require(
        label != null
            && label.length() <= MAX_LABEL
            && label.codePoints().noneMatch(Character::isISOControl),
        "label must be a text of at most " + MAX_LABEL + " characters");
  }
}
