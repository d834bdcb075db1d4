package tianxia.kernel;

import java.util.Optional;

/// Why an action is not legal (GEN-3). Those that every game has are made here; a game's own, with
/// their clauses, by its `Refusals`.
///
/// @param clause the id of the clause that it breaks: `QIN-12`
/// @param reason in words through the game's [Words], under `refusal.CODE`; its parameters may name
///   the places that cause it (`squares`, `corners`) so that a board can show them
public record Refusal(String clause, Happening reason) {
  /// The clause for what no rule of a game speaks of: after the end, by another seat, no notation.
  public static final String GEN_6 = "GEN-6";

  /// How much of a malformed text is quoted, in characters.
  private static final int MAX_QUOTED_LENGTH = 40;

  /// A refusal without parameters.
  public static Refusal of(String clause, String code) {
    return new Refusal(clause, Happening.of(code));
  }

  /// The answer of [Game#why] for a legal action.
  public static Optional<Refusal> none() {
    return Optional.empty();
  }

  /// The answer of [Game#why] for an action that breaks a clause.
  public static Optional<Refusal> because(String clause, String code) {
    return Optional.of(of(clause, code));
  }

  /// The same, for a reason with parameters.
  public static Optional<Refusal> because(String clause, Happening reason) {
    return Optional.of(new Refusal(clause, reason));
  }

  /// `game-over`: nothing is legal after the end.
  public static Refusal gameOver() {
    return of(GEN_6, "game-over");
  }

  /// `not-your-turn`: an action of a seat that is not to act.
  ///
  /// @param turn the seat that is, from 1: its parameter `turn`
  public static Refusal notYourTurn(int turn) {
    return notYourTurn(GEN_6, turn);
  }

  /// The same, in a game with a clause of its own for it.
  public static Refusal notYourTurn(String clause, int turn) {
    return new Refusal(clause, Happening.of("not-your-turn").with("turn", turn));
  }

  /// `no-notation`: the text is no notation of the game. Its parameter `text` quotes it, short and
  /// printable.
  public static Refusal noNotation(String text) {
    String quoted = Quoted.printable(text, MAX_QUOTED_LENGTH);
    return new Refusal(GEN_6, Happening.of("no-notation").with("text", quoted));
  }
}
