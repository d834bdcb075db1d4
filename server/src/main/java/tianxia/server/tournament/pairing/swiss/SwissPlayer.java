package tianxia.server.tournament.pairing.swiss;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import tianxia.server.tournament.pairing.Crosstable;
import tianxia.server.tournament.pairing.Player;
import tianxia.server.tournament.pairing.RoundResult;

/// What the Dutch system asks of a player before a round.
///
/// @param rank the pairing number, not counting those who are only expected later
/// @param score points in halves
/// @param met whom the player has already played
/// @param byeAllowed whether the player may be left over: neither had a bye nor won by forfeit
/// @param lastFloat in the round before
/// @param earlierFloat two rounds before
record SwissPlayer(
    int number,
    int rank,
    int score,
    Set<Integer> met,
    boolean byeAllowed,
    int games,
    List<RoundResult.Played> seats,
    SeatPreference preference,
    Floating lastFloat,
    Floating earlierFloat) {
  /// Whom a player met in a round, or that there was nobody (FIDE C.04.3, 1.4).
  enum Floating {
    NONE,
    /// Somebody with fewer points; or points without a game.
    DOWN,
    /// Somebody with more points.
    UP
  }

  /// By points, then by pairing number.
  static final Comparator<SwissPlayer> ORDER =
      Comparator.comparingInt(SwissPlayer::score).reversed().thenComparingInt(SwissPlayer::number);

  /// @param seatsMatter whether the game has a first seat; if not, nobody prefers any
  static SwissPlayer of(Player player, Crosstable table, boolean seatsMatter) {
    List<RoundResult.Played> games = player.games();
    return new SwissPlayer(
        player.number(),
        rank(player, table),
        player.halves(),
        games.stream().map(RoundResult.Played::opponent).collect(Collectors.toUnmodifiableSet()),
        player.results().stream().allMatch(SwissPlayer::leavesByeOpen),
        games.size(),
        games,
        seatsMatter ? SeatPreference.after(games) : SeatPreference.NONE,
        floated(player, table, table.rounds() - 1),
        floated(player, table, table.rounds() - 2));
  }

  private static int rank(Player player, Crosstable table) {
    return (int) table.players().stream().limit(player.number()).filter(Player::entered).count();
  }

  private static boolean leavesByeOpen(RoundResult result) {
    return switch (result) {
      case RoundResult.Played _, RoundResult.Absent _ -> true;
      case RoundResult.Forfeit forfeit -> !forfeit.won();
      case RoundResult.Bye _ -> false;
    };
  }

  private static Floating floated(Player player, Crosstable table, int round) {
    if (round < 0) {
      return Floating.NONE;
    }
    RoundResult result = player.results().get(round);
    if (!(result instanceof RoundResult.Played game)) {
      return result.halves() > 0 ? Floating.DOWN : Floating.NONE;
    }
    int difference = player.halvesAfter(round) - table.player(game.opponent()).halvesAfter(round);
    return difference > 0 ? Floating.DOWN : difference < 0 ? Floating.UP : Floating.NONE;
  }
}
