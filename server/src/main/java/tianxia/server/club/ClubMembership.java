package tianxia.server.club;

/// An account that stands to a club in some way.
///
/// @param since when it has asked, or come in, in milliseconds since 1970
public record ClubMembership(String account, Role role, long since) {}
