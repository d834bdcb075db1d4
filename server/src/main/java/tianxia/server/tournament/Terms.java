package tianxia.server.tournament;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import tianxia.server.tournament.pairing.TieBreak;
import tianxia.server.tournament.pairing.swiss.DutchSwiss;

/// What the maker of a tournament has chosen.
///
/// @param options of the game, by name
/// @param rounds how many, where they don't follow from the field
/// @param seatsMatter whether having the first seat is worth something in this game
/// @param replays how often a shared win is played again in a knock-out
/// @param tieBreaks what decides between equal points
/// @param most how many may enter
@Json
public record Terms(
    String name,
    String game,
    Map<String, String> options,
    Kind kind,
    int rounds,
    boolean seatsMatter,
    int replays,
    List<TieBreak> tieBreaks,
    int most) {
  /// Everybody meets everybody: more rounds than these would be none that anybody finishes.
  private static final int MAX_ROUND_ROBIN = 32;

  private static final int MAX_ROUNDS = 30;
  private static final int MAX_REPLAYS = 4;

  public Terms {
    options = Map.copyOf(options);
    tieBreaks = List.copyOf(tieBreaks);
    int field = kind.name().endsWith("ROBIN") ? MAX_ROUND_ROBIN : DutchSwiss.MAX_PLAYERS;
    require(most >= 2 && most <= field, "the field must be 2 to " + field);
    require(rounds >= 1 && rounds <= MAX_ROUNDS, "rounds must be 1 to " + MAX_ROUNDS);
    require(replays >= 0 && replays <= MAX_REPLAYS, "replays must be 0 to " + MAX_REPLAYS);
    require(
        tieBreaks.stream().distinct().count() == tieBreaks.size(), "a tie-break counts only once");
  }

  private static void require(boolean met, String what) {
    if (!met) {
      throw new IllegalArgumentException(what);
    }
  }
}
