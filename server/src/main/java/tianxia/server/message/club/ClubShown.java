package tianxia.server.message.club;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Optional;
import tianxia.server.message.tournament.TournamentRow;

/// A club as it is for one reader.
///
/// @param made milliseconds since 1970
/// @param owner the name of an account
/// @param members the owner, organisers, others, each by how long they have belonged to it
/// @param mine how the reader stands to it; `out` for one who is kept out of it
/// @param waiting who has asked to join: for organisers
/// @param keptOut who may not come: for organisers
/// @param invitation a code, if one was made: for organisers
/// @param may what the reader may do: `join`, `ask`, `leave`, `organise`, `own`
@Json
public record ClubShown(
    String id,
    String name,
    String about,
    String joining,
    boolean listed,
    long made,
    String owner,
    List<Member> members,
    String mine,
    List<TournamentRow> tournaments,
    Optional<List<Asking>> waiting,
    Optional<List<Asking>> keptOut,
    Optional<String> invitation,
    List<String> may) {
  public ClubShown {
    members = List.copyOf(members);
    tournaments = List.copyOf(tournaments);
    waiting = waiting.map(List::copyOf);
    keptOut = keptOut.map(List::copyOf);
    may = List.copyOf(may);
  }

  /// Somebody who belongs to it.
  ///
  /// @param role `owner`, `organiser` or `member`
  @Json
  public record Member(String name, String role, long since) {}

  /// Somebody who has asked to, or is kept out.
  ///
  /// @param since when that was
  @Json
  public record Asking(String name, long since) {}
}
