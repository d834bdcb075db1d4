package tianxia.server.tournament;

/// Somebody who takes part.
///
/// @param rating when they entered
/// @param withdrawn whether they don't any more
public record Entrant(String account, int rating, boolean withdrawn) {}
