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
import tianxia.search.Analysis;
import tianxia.search.AnalysisListener;
import tianxia.search.Analyst;
import tianxia.search.Candidate;
import tianxia.search.SearchBudget;
import tianxia.search.puzzle.Clearness;
import tianxia.search.puzzle.Puzzle;
import tianxia.search.puzzle.PuzzleKind;

/// Finds puzzles in games between computer players: decisions in which a choice stands clear at a
/// quick look, and stays clear the closer one looks, with every seed. Reproducible by its seed.
///
/// @param game the rules
/// @param options of the games
/// @param iterations of a quick look; closer ones take a multiple
/// @param seed of everything
public record PuzzleSearch<S extends State<S>>(
    Game<S> game, Options options, int iterations, long seed) {
  /// The best choice is ahead of all that are not as good by this at a quick look.
  private static final double PROMISING = 0.05;

  /// The same at every closer look.
  private static final double CLEAR = 0.08;

  /// The closer looks, as multiples of a quick one; the last is the one that is told.
  private static final List<Integer> CLOSER = List.of(10, 30, 60);

  private static final int MOST_OF_A_GAME = 3;

  /// Events between two puzzles of a game.
  private static final int APART = 8;

  /// Choices told; of the others only that they are worse is known.
  private static final int TOLD = 12;

  /// What determines the puzzles, in one line.
  public String description() {
    return String.join(
        " ", game.id(), options.toString(), iterations + " iterations,", "seed " + seed);
  }

  /// Plays a game and finds its puzzles.
  ///
  /// @param number of the game; each depends on its number and the seed only
  public List<Puzzle> of(int number) {
    SearchBudget choice = SearchBudget.iterations(Math.max(1, iterations));
    Xoroshiro random = new Xoroshiro(Seeds.of(seed, number));
    List<Moment<S>> moments = new MixedGame<>(game, options, choice, random).played();
    Analyst<S> analyst = Analysts.of(game, options);
    List<Puzzle> found = new ArrayList<>();
    int next = 0;
    for (Moment<S> moment : moments) {
      int ply = moment.events().size();
      if (ply < next || found.size() == MOST_OF_A_GAME) {
        continue;
      }
      Optional<Puzzle> puzzle = puzzle(analyst, moment, Seeds.of(seed, number, ply));
      if (puzzle.isPresent()) {
        found.add(puzzle.get());
        next = ply + APART;
      }
    }
    return found;
  }

  private Optional<Puzzle> puzzle(Analyst<S> analyst, Moment<S> at, long stream) {
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

  private Analysis look(Analyst<S> analyst, Moment<S> at, int times, long stream) {
    return analyst.analyse(
        at.forgotten().copy(),
        at.seen(),
        at.seat(),
        SearchBudget.iterations(iterations * times),
        new Xoroshiro(stream),
        AnalysisListener.NONE);
  }

  /// What every level finds is a puzzle only if much depends on it.
  private Optional<Puzzle> made(
      Moment<S> at, Analysis said, Clearness clear, PuzzleKind kind, long stream) {
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
