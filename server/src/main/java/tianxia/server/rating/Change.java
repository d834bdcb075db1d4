package tianxia.server.rating;

/// What one game did to one rating.
///
/// @param order in which games were rated, from 1; the same for all seats of a game
/// @param account its id; empty if it is deleted, and of a computer
/// @param at when the game ended, in milliseconds since 1970
public record Change(
    long order,
    String table,
    int seat,
    String account,
    String ladder,
    int place,
    Rating before,
    Rating after,
    long at) {}
