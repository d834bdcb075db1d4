package tianxia.server.tournament.league;

/// Somebody who plays in a league.
///
/// @param rating when they joined; 0 of those who have a place
/// @param placed whether they are in a division, or were in the season before
/// @param left whether they don't play after this season
public record Member(String account, int rating, boolean placed, boolean left) {}
