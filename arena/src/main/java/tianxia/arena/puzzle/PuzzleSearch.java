package tianxia.arena.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tianxia.arena.Seeds;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.Xoroshiro;
import tianxia.opponents.Analysts;
import tianxia.search.SearchBudget;
import tianxia.search.analysis.Analysis;
import tianxia.search.analysis.AnalysisListener;
import tianxia.search.analysis.Analyst;
import tianxia.search.analysis.Candidate;
import tianxia.search.puzzle.Clearness;
import tianxia.search.puzzle.Puzzle;
import tianxia.search.puzzle.PuzzleKind;

/// Finds puzzles in games between computer players: decisions in which one choice is clearly best
/// in a quick analysis, and remains so in deeper ones, each with another seed. Deterministic for a
/// given seed.
///
/// @param game the rules
/// @param options of the games
/// @param iterations of a quick analysis; deeper ones use a multiple
/// @param seed of all random numbers
public record PuzzleSearch<S extends State<S>>(
    Game<S> game, Options options, int iterations, long seed) {
  /// Minimum lead of the best choices over all others in the quick analysis.
  private static final double PROMISING = 0.05;

  /// The same in every deeper analysis.
  private static final double CLEAR = 0.08;

  /// The deeper analyses, as multiples of the quick one; the puzzle reports the last.
  private static final List<Integer> CLOSER = List.of(10, 30, 60);

  private static final int MOST_OF_A_GAME = 3;

  /// Minimum number of events between two puzzles of a game.
  private static final int APART = 8;

  /// Maximum number of choices reported; the others are only known to be worse.
  private static final int TOLD = 12;

  /// The parameters that determine the puzzles, in one line.
  public String description() {
    return String.join(
        " ", game.id(), options.toString(), iterations + " iterations,", "seed " + seed);
  }

  /// Plays a game and finds its puzzles.
  ///
  /// @param number of the game, which depends only on this number and the seed
  public List<Puzzle> of(int number) {
    SearchBudget choice = SearchBudget.iterations(Math.max(1, iterations));
    Xoroshiro random = new Xoroshiro(Seeds.of(seed, number));
    List<DecisionPoint<S>> points = new MixedGame<>(game, options, choice, random).played();
    Analyst<S> analyst = Analysts.of(game, options);
    List<Puzzle> found = new ArrayList<>();
    int next = 0;
    for (DecisionPoint<S> point : points) {
      int ply = point.events().size();
      if (ply < next || found.size() == MOST_OF_A_GAME) {
        continue;
      }
      Optional<Puzzle> puzzle = puzzle(analyst, point, Seeds.of(seed, number, ply));
      if (puzzle.isPresent()) {
        found.add(puzzle.get());
        next = ply + APART;
      }
    }
    return found;
  }

  private Optional<Puzzle> puzzle(Analyst<S> analyst, DecisionPoint<S> at, long stream) {
    Sight<S> sight = new Sight<>(game, game.seats(options));
    Analysis said = look(analyst, at, 1, stream);
    Optional<Clearness> clear = Clearness.of(said, PROMISING);
    if (clear.isEmpty() || sight.kind(at, said, clear.get()).isEmpty()) {
      return Optional.empty();
    }
    Optional<Clearness> before = Optional.empty();
    for (int closer : CLOSER) {
      said = look(analyst, at, closer, Seeds.of(stream, closer));
      clear = Clearness.of(said, CLEAR);
      boolean same =
          clear.isPresent()
              && (before.isEmpty() || before.get().right().equals(clear.get().right()));
      if (!same) {
        return Optional.empty();
      }
      before = clear;
    }
    Clearness stands = clear.orElseThrow();
    Analysis last = said;
    return sight.kind(at, last, stands).flatMap(kind -> made(at, last, stands, kind, stream));
  }

  private Analysis look(Analyst<S> analyst, DecisionPoint<S> at, int times, long stream) {
    return analyst.analyse(
        at.forgotten().copy(),
        at.seen(),
        at.seat(),
        SearchBudget.iterations(iterations * times),
        new Xoroshiro(stream),
        AnalysisListener.NONE);
  }

  /// A choice that every level finds makes a puzzle only if much depends on it.
  private Optional<Puzzle> made(
      DecisionPoint<S> at, Analysis said, Clearness clear, PuzzleKind kind, long stream) {
    int difficulty = new Difficulty<>(game, stream).of(at, clear.right());
    if (difficulty == Puzzle.EASIEST && kind != PuzzleKind.SWING) {
      return Optional.empty();
    }
    List<Puzzle.Choice> choices =
        said.candidates().stream()
            .map(each -> choice(each, clear.right().contains(each.action())))
            .sorted(
                Comparator.comparing(Puzzle.Choice::right)
                    .thenComparingDouble(Puzzle.Choice::chance)
                    .reversed())
            .limit(TOLD)
            .toList();
    Puzzle made = new Puzzle(game.id(), options, at.events(), at.seat(), kind, difficulty, choices);
    return made.isDistinct() ? Optional.of(made) : Optional.empty();
  }

  private static Puzzle.Choice choice(Candidate each, boolean right) {
    return new Puzzle.Choice(List.of(each.notation()), right, each.value(), each.line());
  }
}
