package tianxia.kernel;

import java.util.Locale;

/// What a game hides from its viewers. Each value includes those before it.
public enum Hidden {
  /// Nothing (perfect information): every view shows the whole position and is the same for all,
  /// and every event is public.
  NOTHING,

  /// Draws: hands, piles. Actions are public, so only draws bring new information.
  HANDS,

  /// Choices of seats too, such as orders laid face down. An action may reveal them.
  ORDERS;

  /// `nothing`, `hands`, `orders`.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
