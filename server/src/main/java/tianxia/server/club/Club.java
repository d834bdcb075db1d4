package tianxia.server.club;

/// A club, apart from who belongs to it.
///
/// @param about what it says of itself; may have several lines
/// @param listed whether anybody may find it; any other is seen by those alone who belong to it
/// @param made milliseconds since 1970
/// @param invitation the code by which whoever has it may join; empty if there is none. It is kept
///   in clear, since organisers pass it on again and again; it opens nothing but this
public record Club(
    String id,
    String name,
    String about,
    Joining joining,
    boolean listed,
    long made,
    String invitation) {

  /// The same by another invitation.
  public Club invitingBy(String code) {
    return new Club(id, name, about, joining, listed, made, code);
  }
}
