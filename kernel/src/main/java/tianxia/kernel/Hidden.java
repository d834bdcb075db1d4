package tianxia.kernel;

import java.util.Locale;

/// What a game hides from the people at a table. Each value includes those before it.
public enum Hidden {
  /// Nothing (perfect information): every view shows the whole position, and every event is public.
  NOTHING,

  /// What is drawn: hands, piles. Actions are public, so that only draws bring new information.
  HANDS,

  /// What seats choose as well: orders laid face down. An action may reveal them.
  ORDERS;

  /// `nothing`, `hands`, `orders`.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
