package tianxia.kernel;

/// Why an action is not legal (GEN-3).
///
/// @param clause the id of the clause that it breaks: `QIN-12`
/// @param reason in words through the game's [Words], under `refusal.CODE`; its parameters may name
///   the places that cause it (`squares`, `corners`) so that a board can show them
public record Refusal(String clause, Happening reason) {}
