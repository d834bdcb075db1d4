package tianxia.kernel;

/// Why an action is not legal (GEN-3).
///
/// @param clause the id of the clause that it breaks: `QIN-12`
/// @param reason in words through the game's [Words], under `refusal.CODE`; its parameters may name
///   the places that cause it (`squares`, `corners`) so that a board can show them
public record Refusal(String clause, Happening reason) {
  /// Of a text that is no notation, so much is told.
  private static final int QUOTED = 24;

  /// GEN-6: the text is no notation of the game. What it tells of the text (`text`) is short and
  /// printable.
  public static Refusal noNotation(String text) {
    StringBuilder quoted = new StringBuilder();
    for (int i = 0; i < Math.min(text.length(), QUOTED); i++) {
      char c = text.charAt(i);
      quoted.append(Character.isISOControl(c) || Character.isSurrogate(c) ? '?' : c);
    }
    if (text.length() > QUOTED) {
      quoted.append('…');
    }
    return new Refusal("GEN-6", Happening.of("no-notation").with("text", quoted.toString()));
  }
}
