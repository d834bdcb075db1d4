package tianxia.server.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.search.Level;

class AnchorsTest {
  private static final Rating HARD = Anchors.of("qin-many", Level.HARD).orElseThrow();

  @Test
  void everyLadderThatIsPlayedHasAllLevelsInTheirOrder() {
    for (Game<?> game : Games.CATALOGUE.games()) {
      for (String ladder : Ladders.of(game.id())) {
        List<Integer> shown = Anchors.of(ladder).values().stream().map(Rating::shown).toList();
        if (ladder.equals(game.id()) || seats(game, "3")) {
          assertThat(shown).as(ladder).hasSize(Level.values().length).isSorted().contains(1500);
        } else {
          assertThat(shown).as(ladder).isEmpty();
        }
      }
    }
    assertThat(Anchors.of("go", Level.EASY)).isEmpty();
  }

  private static boolean seats(Game<?> game, String players) {
    return Options.problem(game.options(), Map.of("players", players)).isEmpty();
  }

  @Test
  void anAnchorShowsAsItIsWrittenAndNoGameMovesIt() {
    assertThat(HARD.shown()).isEqualTo(1683);
    assertThat(HARD.uncertainty()).isZero();
    List<Rating> before = List.of(HARD, Rating.INITIAL, Rating.INITIAL);
    List<Rating> after = PlackettLuce.after(before, List.of(2, 1, 2), PlackettLuce.DRIFT);
    assertThat(after.getFirst()).isEqualTo(HARD);
    assertThat(after.get(1).mean()).isGreaterThan(Rating.INITIAL.mean());
    assertThat(after.get(2).mean()).isLessThan(Rating.INITIAL.mean());
  }

  /// Whoever plays often against anchors gets where these say: half of the games against one of
  /// two, and two in three for a hundred points more.
  @Test
  void whoPlaysAgainstAnAnchorComesToItsScale() {
    Rating rating = Rating.INITIAL;
    for (int game = 0; game < 3_000; game++) {
      List<Integer> places = game % 25 < 16 ? List.of(1, 2) : List.of(2, 1);
      rating = PlackettLuce.after(List.of(rating, HARD), places, PlackettLuce.DRIFT).getFirst();
    }
    assertThat(rating.shown()).isBetween(1683 + 70, 1683 + 130);
  }

  @Test
  void aComputerIsInTheChangesUnderNoAccountWithTheRatingOfThatTime() {
    RatedGame game = game(HARD);
    assertThat(game.known()).isTrue();
    List<Change> first = new Ledger().rate(game, List.of());
    assertThat(first.stream().map(Change::account)).containsExactly("ada", "bea", "");
    assertThat(first.getLast().before()).isEqualTo(HARD).isEqualTo(first.getLast().after());
    // Measured again, it is another one; what was rated stays.
    Rating measured = Rating.certain(1700);
    assertThat(new Ledger().rate(game(measured), first)).isEqualTo(first);
    assertThat(new Ledger().rate(game(measured), List.of())).isNotEqualTo(first);
  }

  private static RatedGame game(Rating anchor) {
    List<RatedGame.Player> players = new ArrayList<>();
    players.add(new RatedGame.Player(1, "ada", 1));
    players.add(new RatedGame.Player(2, "bea", 2));
    players.add(new RatedGame.Player(3, "", 2, Optional.of(anchor)));
    return new RatedGame("t", "qin-many", 0, players);
  }
}
