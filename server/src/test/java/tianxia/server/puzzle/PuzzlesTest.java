package tianxia.server.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Preview;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.search.puzzle.Puzzle;
import tianxia.search.puzzle.PuzzleText;
import tianxia.server.message.PositionReply;
import tianxia.server.message.Problem;
import tianxia.server.message.PuzzleJudged;
import tianxia.server.message.PuzzleShown;
import tianxia.server.message.request.PuzzleTry;
import tianxia.server.position.Positions;

class PuzzlesTest {
  /// By how much the right choices are ahead of all others, at least; chances are rounded.
  private static final double CLEAR = 0.0799;

  /// Of each game, so many puzzles are looked at closely; in a deep run all.
  private static final int SAMPLE = 12;

  private static final boolean DEEP = Boolean.getBoolean("tianxia.deep");

  private static final Puzzles PUZZLES = new Puzzles(new Positions(Games.CATALOGUE));

  @Test
  void everyPuzzlePlaysAndHasAClearAnswer() {
    for (Game<?> game : Games.CATALOGUE.games()) {
      PuzzleBook book = PuzzleBook.of(game);
      assertThat(book.lines()).hasSizeGreaterThanOrEqualTo(200).doesNotHaveDuplicates();
      Set<Integer> closely = sample(game, book.lines().size());
      for (int number = 1; number <= book.lines().size(); number++) {
        Puzzle puzzle = book.puzzle(number).orElseThrow();
        assertThat(PuzzleText.write(puzzle)).isEqualTo(book.lines().get(number - 1));
        assertThat(puzzle.difficulty())
            .isBetween(Puzzle.EASIEST, Puzzle.HARDEST)
            .isEqualTo(book.difficulties().get(number - 1));
        check(game, puzzle, closely.contains(number));
      }
    }
  }

  /// The numbers of those of which every choice is played, not only the answer.
  private static Set<Integer> sample(Game<?> game, int puzzles) {
    Xoroshiro random = new Xoroshiro(game.id().hashCode());
    return IntStream.range(0, DEEP ? puzzles : SAMPLE)
        .map(k -> DEEP ? k + 1 : 1 + random.nextInt(puzzles))
        .boxed()
        .collect(Collectors.toSet());
  }

  private static <S extends State<S>> void check(Game<S> game, Puzzle puzzle, boolean closely) {
    Match<S> match = new Match<>(game, puzzle.options());
    assertThat(puzzle.events()).allMatch(event -> plays(match, event));
    assertThat(Actors.contains(match.actors(), puzzle.seat())).isTrue();
    assertThat(puzzle.best().right()).isTrue();
    assertThat(puzzle.isDistinct()).isTrue();
    assertThat(puzzle.best().chance() - puzzle.second()).isGreaterThanOrEqualTo(CLEAR);
    for (Puzzle.Choice choice : closely ? puzzle.choices() : List.of(puzzle.best())) {
      assertThat(match.preview(puzzle.seat(), choice.actions())).isInstanceOf(Preview.Shown.class);
      assertThat(puzzle.choice(choice.actions())).contains(choice);
    }
  }

  private static boolean plays(Match<?> match, Event event) {
    return match.play(event.actor(), event.action()) instanceof Match.Result.Played;
  }

  @Test
  void onlyWhoTriesIsToldTheAnswer() {
    for (Game<?> game : Games.CATALOGUE.games()) {
      Puzzle puzzle = PuzzleBook.of(game).puzzle(1).orElseThrow();
      Match<?> match = new Match<>(game, puzzle.options());
      puzzle.events().forEach(event -> match.play(event.actor(), event.action()));
      assertThat(PUZZLES.show(game.id(), 1))
          .isInstanceOfSatisfying(
              PuzzleShown.class,
              shown ->
                  assertThat(shown.position())
                      .isInstanceOfSatisfying(
                          PositionReply.Shown.class,
                          position ->
                              assertThat(position.view().text())
                                  .isEqualTo(match.view(puzzle.seat()))));
      List<String> right = puzzle.best().actions();
      List<String> wrong = puzzle.choices().getLast().actions();
      assertThat(judged(game, Optional.of(new PuzzleTry(right))).solved()).isTrue();
      assertThat(judged(game, Optional.of(new PuzzleTry(wrong))).solved()).isFalse();
      PuzzleJudged given = judged(game, Optional.empty());
      assertThat(given.solved()).isFalse();
      assertThat(given.best().actions()).isEqualTo(right);
      assertThat(given.best().turn()).isNotEmpty();
      assertThat(PUZZLES.preview(game.id(), 1, new PuzzleTry(right)))
          .isInstanceOf(PositionReply.Foreseen.class);
    }
  }

  private static PuzzleJudged judged(Game<?> game, Optional<PuzzleTry> tried) {
    return (PuzzleJudged) PUZZLES.judge(game.id(), 1, tried);
  }

  @Test
  void otherPuzzlesAreUnknown() {
    assertThat(PUZZLES.show("qin", 0)).isInstanceOf(Problem.class);
    assertThat(PUZZLES.show("chess", 1)).isInstanceOf(Problem.class);
    assertThat(PUZZLES.list().games()).hasSize(Games.CATALOGUE.games().size());
  }
}
