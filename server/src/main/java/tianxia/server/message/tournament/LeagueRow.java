package tianxia.server.message.tournament;

import io.avaje.jsonb.Json;
import java.util.Map;
import java.util.Optional;
import tianxia.server.message.Listing;

/// A league as lists show it.
///
/// @param options all options of the game
/// @param most how many play in one division
/// @param movers how many go up from a division, and as many down
/// @param pause days between two seasons
/// @param phase `waiting`, `running` or `closed`
/// @param season the one that is played, or the last one; 0 before the first
/// @param next when the next season begins by itself, in milliseconds since 1970; empty where its
///   maker lets it begin, while one is played, and where none will
/// @param members how many play in the next season
/// @param maker empty for a deleted account, and for whoever runs the server
/// @param you whether the reader plays on (`in`), or does not after this season (`out`)
/// @param division the reader's own, from 1
@Json
public record LeagueRow(
    String id,
    String name,
    String game,
    Map<String, String> options,
    Listing.Clock clock,
    boolean rated,
    int most,
    int movers,
    int pause,
    String phase,
    int season,
    Optional<Long> next,
    int members,
    String maker,
    Optional<String> you,
    Optional<Integer> division) {}
