package tianxia.kernel;

import java.util.Locale;

/// What a game keeps from those at the table. Each value includes what stands before it.
public enum Hidden {
  /// Nothing (perfect information): every view shows the whole position, and everybody sees every
  /// event as it is.
  NOTHING,

  /// What is drawn: hands, piles. What the seats do is open, so that only a draw brings anything
  /// unknown.
  HANDS,

  /// What the seats choose, too: orders laid unseen. An action may uncover them.
  ORDERS;

  /// `nothing`, `hands`, `orders`.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
