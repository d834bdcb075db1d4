package tianxia.server.tournament.league;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import tianxia.server.tournament.Kind;
import tianxia.server.tournament.Terms;
import tianxia.server.tournament.pairing.TieBreak;

/// What the maker of a league has chosen.
///
/// @param options of the game, by name
/// @param most how many play in one division
/// @param movers how many go up from a division after a season, and as many down
/// @param pause days between two seasons
/// @param tieBreaks what decides between equal points
@Json
public record LeagueTerms(
    String name,
    String game,
    Map<String, String> options,
    int most,
    int movers,
    int pause,
    List<TieBreak> tieBreaks) {
  private static final int MIN_DIVISION = 4;
  private static final int MAX_DIVISION = 12;
  private static final int MAX_MOVERS = 3;
  private static final int MAX_PAUSE = 90;

  public LeagueTerms {
    options = Map.copyOf(options);
    tieBreaks = List.copyOf(tieBreaks);
    require("most", most, MIN_DIVISION, MAX_DIVISION);
    require("movers", movers, 1, MAX_MOVERS);
    require("pause", pause, 1, MAX_PAUSE);
    if (tieBreaks.stream().distinct().count() != tieBreaks.size()) {
      throw new IllegalArgumentException("a tie-break counts only once");
    }
  }

  private static void require(String what, int value, int least, int greatest) {
    if (value < least || value > greatest) {
      throw new IllegalArgumentException("%s must be %d to %d".formatted(what, least, greatest));
    }
  }

  /// The terms of one division's tournament. S and D are the same letters in both languages of the
  /// page.
  ///
  /// @param division from 1, the highest
  public Terms of(int season, int division) {
    return new Terms(
        "%s S%d D%d".formatted(name, season, division),
        game,
        options,
        Kind.ROUND_ROBIN,
        1,
        true,
        0,
        tieBreaks,
        most);
  }
}
