package tianxia.arena;

import java.util.List;
import java.util.Optional;
import tianxia.arena.player.Entrant;
import tianxia.arena.player.ThinkingLimit;
import tianxia.kernel.Game;
import tianxia.kernel.Options;

/// The definition of a match.
///
/// @param entrants as named on the command line; a name may occur twice
/// @param games for each line-up ([Schedule])
/// @param limit for all players
public record Contest(
    Game<?> game,
    Options options,
    List<Entrant> entrants,
    int games,
    ThinkingLimit limit,
    long seed) {
  public Contest {
    entrants = List.copyOf(entrants);
  }

  /// A player without any limit, if there is one.
  public Optional<Entrant> boundless() {
    return entrants.stream().filter(entrant -> entrant.boundless(limit)).findFirst();
  }

  public Schedule schedule() {
    return Schedule.of(entrants.size(), game.seats(options), games);
  }
}
