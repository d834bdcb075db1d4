package tianxia.server.tournament.league;

import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;

/// What a league does by itself, as soon as it can.
public sealed interface SeasonStep {
  /// How often a season is looked at that is played, should the news of its end be lost.
  Duration PLAYED = Duration.ofHours(1);

  /// How often is looked whether enough play.
  Duration AGAIN = Duration.ofDays(1);

  /// How long a league waits for enough to play.
  Duration PATIENCE = Duration.ofDays(60);

  /// Nothing.
  ///
  /// @param until when to look again; empty for never
  record Wait(OptionalLong until) implements SeasonStep {}

  /// The next season, with these divisions.
  record Begin(List<List<String>> divisions) implements SeasonStep {
    public Begin {
      divisions = divisions.stream().map(List::copyOf).toList();
    }
  }

  /// All divisions are over: the season is.
  record Finish() implements SeasonStep {}

  /// There will be no more seasons.
  record Close() implements SeasonStep {}

  /// What is to be done at a moment: the same for everybody who asks.
  ///
  /// @param over whether all tournaments of the season are
  static SeasonStep of(League league, boolean over, long now) {
    return switch (league.phase()) {
      case CLOSED -> new Wait(OptionalLong.empty());
      case RUNNING -> over ? new Finish() : new Wait(OptionalLong.of(now + PLAYED.toMillis()));
      case WAITING -> waiting(league, now);
    };
  }

  private static SeasonStep waiting(League league, long now) {
    if (!league.called() && now < league.next()) {
      return new Wait(OptionalLong.of(league.next()));
    }
    List<List<String>> divisions = NextDivisions.of(league);
    if (!divisions.isEmpty()) {
      return new Begin(divisions);
    }
    long end = league.next() + PATIENCE.toMillis();
    return now >= end
        ? new Close()
        : new Wait(OptionalLong.of(Math.min(end, now + AGAIN.toMillis())));
  }
}
