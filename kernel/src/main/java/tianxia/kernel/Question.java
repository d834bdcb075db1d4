package tianxia.kernel;

/// A question to one seat that may be declined in advance: whether the seat has anything to choose
/// is its secret, so it is asked whatever it holds. All of a question is public.
///
/// @param decline the notation that declines it; always legal
/// @param moment where in the game it stands: a number that grows, and never falls, as the game
///   goes on
public record Question(String decline, int moment) {}
