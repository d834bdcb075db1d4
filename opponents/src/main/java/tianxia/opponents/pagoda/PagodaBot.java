package tianxia.opponents.pagoda;

import java.util.List;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import tianxia.games.pagoda.PagodaReader;
import tianxia.games.pagoda.PagodaState;
import tianxia.kernel.Event;
import tianxia.kernel.Xoroshiro;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.search.SearchBudget;
import tianxia.search.TimeAllocation;

/// Plays Pagoda. An iteration of its budget is a trial: a turn in an imagined world, two more by
/// the networks' choice, and their evaluation of the result.
public final class PagodaBot implements Bot<PagodaState> {
  private final BiFunction<Integer, Boolean, Networks> networks;
  private final double doubt;

  /// With the trained networks.
  public PagodaBot() {
    this(Weights::of, 0);
  }

  /// The player of a level. The lower ones choose with noise, so much that each wins about eight or
  /// nine games of ten against the one below it, and `easy` two or three against the greedy player
  /// (`docs/STRENGTH.md`).
  public static PagodaBot of(Level level) {
    return switch (level) {
      case EASY -> new PagodaBot(3.5);
      case MEDIUM -> new PagodaBot(0.6);
      case HARD -> new PagodaBot(0.2);
      case MASTER -> new PagodaBot();
    };
  }

  /// A weaker player: no search, and the turn is drawn from the softmax of the networks' logits
  /// divided by `doubt`.
  ///
  /// @param doubt the temperature, above 0
  public PagodaBot(double doubt) {
    this(Weights::of, doubt);
  }

  /// @param networks by floors and whether abilities are on
  PagodaBot(BiFunction<Integer, Boolean, Networks> networks, double doubt) {
    this.networks = networks;
    this.doubt = doubt;
  }

  @Override
  public int choose(
      PagodaState forgotten,
      List<Event> seen,
      int seat,
      SearchBudget effort,
      RandomGenerator random) {
    return plan(forgotten, seen, seat, effort, random)[0];
  }

  /// Chooses all that the seat does until chance or the other seat acts.
  @Override
  public int[] plan(
      PagodaState forgotten,
      List<Event> seen,
      int seat,
      SearchBudget effort,
      RandomGenerator random) {
    SearchState root = StateReader.of(forgotten);
    int covered = PagodaReader.handSize(forgotten, 3 - seat);
    int known = known(seen, seat, covered, root);
    Networks trained = networks.apply(root.floors, root.abilities);
    TurnSearch planner = new TurnSearch(root, known, covered, trained, doubt, effort, random);
    if (PagodaReader.atFan(forgotten)) {
      return planner.fan();
    }
    return PagodaReader.atFreeColumn(forgotten) ? planner.freeColumn() : planner.act();
  }

  /// The known cards of the other hand; none without the complete history.
  static int known(List<Event> seen, int seat, int covered, SearchState root) {
    int known = KnownCards.of(seen, seat - 1);
    boolean fits =
        ColourCounts.sum(known) <= covered && ColourCounts.least(known, root.pile) == known;
    return fits ? known : 0;
  }

  /// A plan is the whole turn, even if chance interrupts it: [TurnSearch] leaves time for that. A
  /// player without search needs none.
  @Override
  public int ahead(PagodaState forgotten, int seat) {
    return doubt > 0
        ? 1
        : (int) Math.ceil(TimeAllocation.decisions(forgotten, seat, new Xoroshiro(0)));
  }
}
