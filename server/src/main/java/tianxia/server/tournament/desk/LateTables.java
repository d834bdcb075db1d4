package tianxia.server.tournament.desk;

import java.time.Duration;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tianxia.server.message.Problem;
import tianxia.server.message.TableInfo;
import tianxia.server.message.table.SeatInfo;
import tianxia.server.table.Tables;
import tianxia.server.tournament.Round;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.desk.log.TournamentLog;

/// The tables of a round to which somebody has not come in time, or that are gone.
sealed interface LateTables {
  /// After how long something is tried again that could not be done.
  Duration TROUBLE = Duration.ofMinutes(1);

  /// How often a round is looked at that is played: a table may have been deleted.
  Duration PLAYED = Duration.ofHours(1);

  /// One that was decided: there is no table any more.
  ///
  /// @param told whom it concerns
  record Found(TournamentEntry.Ended ended, Set<String> told) implements LateTables {}

  /// All are played.
  ///
  /// @param pause after how long to look again
  record None(Duration pause) implements LateTables {}

  /// The first one. Where somebody is late the table is deleted before anything is written, so that
  /// nobody sits down at one that is decided.
  static LateTables first(TournamentLog log, Tables tables) {
    Duration pause = PLAYED;
    for (Round.Game game : log.playing()) {
      switch (tables.inspect(game.table())) {
        case TableInfo info when info.phase().equals(TableInfo.WAITING) -> {
          if (tables.withdraw(game.table())) {
            return found(game, absent(info));
          }
          pause = TROUBLE;
        }
        case Problem problem when problem.code().equals(Problem.UNKNOWN_TABLE) -> {
          // The host has deleted it: nobody is to blame.
          return found(game, Set.of());
        }
        case Problem _ -> pause = TROUBLE;
        case TableInfo _ -> {}
      }
    }
    return new None(pause);
  }

  /// Who has not taken their seat; if all have, who has not revealed their nonce.
  private static Set<Integer> absent(TableInfo info) {
    Set<Integer> open =
        info.seats().stream()
            .filter(seat -> seat.kind().equals("open"))
            .map(SeatInfo::seat)
            .collect(Collectors.toSet());
    return open.isEmpty() ? Set.copyOf(info.reveal()) : open;
  }

  private static Found found(Round.Game game, Set<Integer> absent) {
    Set<Integer> winners =
        IntStream.rangeClosed(1, game.accounts().size())
            .filter(seat -> !absent.contains(seat))
            .boxed()
            .collect(Collectors.toSet());
    return new Found(
        new TournamentEntry.Ended(game.table(), winners, absent), Set.copyOf(game.accounts()));
  }
}
