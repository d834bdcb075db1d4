package tianxia.server.message.tournament;

import io.avaje.jsonb.Json;
import java.util.Map;
import java.util.Optional;
import tianxia.server.message.Listing;

/// A tournament as lists show it.
///
/// @param options all options of the game
/// @param seats of its tables; 4 where they have three or four
/// @param kind `round-robin`, `double-round-robin`, `swiss`, `knock-out` or `groups`
/// @param rounds how many there will be; 0 where that is not known yet
/// @param startsAt milliseconds since 1970; empty where its maker lets it begin
/// @param phase `open`, `running` or `closed`
/// @param round how many are paired
/// @param entered how many take part
/// @param maker empty for a deleted account, and for whoever runs the server
/// @param you whether the reader takes part (`in`), or does not any more (`out`)
/// @param table the reader's own of this round, while it is played
/// @param rank the reader's own
/// @param club whose members alone may enter; empty where everybody may
/// @param league of which it is a division
@Json
public record TournamentRow(
    String id,
    String name,
    String game,
    Map<String, String> options,
    int seats,
    String kind,
    int rounds,
    Listing.Clock clock,
    boolean rated,
    Optional<Long> startsAt,
    String phase,
    int round,
    int entered,
    int most,
    String maker,
    Optional<String> you,
    Optional<String> table,
    Optional<Integer> rank,
    Optional<OfClub> club,
    Optional<League> league) {

  /// A club.
  @Json
  public record OfClub(String id, String name) {}

  /// Which division of which league.
  ///
  /// @param division from 1, the highest
  @Json
  public record League(String id, String name, int season, int division) {}
}
