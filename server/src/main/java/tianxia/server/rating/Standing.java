package tianxia.server.rating;

/// How somebody stands on a ladder.
///
/// @param games that were rated
/// @param last when the last of them ended, in milliseconds since 1970
public record Standing(String account, String ladder, Rating rating, int games, long last) {}
