package tianxia.arena;

import java.util.List;
import java.util.Optional;
import tianxia.arena.player.Entrant;
import tianxia.arena.player.ThinkingLimit;
import tianxia.kernel.Game;
import tianxia.kernel.Options;

/// What is to be played.
///
/// @param entrants as they were named; the same one may be named twice
/// @param games for each line-up ([Schedule])
/// @param limit for everybody
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

  /// One who could think for ever, if there is one.
  public Optional<Entrant> boundless() {
    return entrants.stream().filter(entrant -> entrant.boundless(limit)).findFirst();
  }

  public Schedule schedule() {
    return Schedule.of(entrants.size(), game.seats(options), games);
  }
}
