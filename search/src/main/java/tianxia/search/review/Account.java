package tianxia.search.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Hidden;
import tianxia.kernel.State;

/// Attributes the changes of a seat's chance to events. The chance is known where an analysis was
/// made for the seat: at the start, at its own choices (if nothing is hidden, at all choices), and
/// at the end. The change between two such positions consists of the luck of draws and the errors
/// of others' choices; the remainder is attributed to what the last of these choices revealed, or
/// to the rest if nothing was hidden or nobody else chose.
final class Account<S extends State<S>> {
  private final PlayedGame<S> game;
  private final Findings found;
  private final int seat;
  private final Disclosure disclosure;
  private final Errors<S> errors;
  private final double[] luck;
  private final double[] reveal;
  private final double[] error;
  private final double[] others;
  private final double[] rest;
  private final double[] chances;
  private final List<Decision> own = new ArrayList<>();
  private final List<Integer> lucky = new ArrayList<>();

  private Account(PlayedGame<S> game, Findings found, int seat) {
    this.game = game;
    this.found = found;
    this.seat = seat;
    disclosure = Disclosure.of(game, seat);
    errors = new Errors<>(game, found);
    int plies = game.plies();
    luck = new double[plies];
    reveal = new double[plies];
    error = new double[plies];
    others = new double[plies];
    rest = new double[plies];
    chances = new double[plies + 1];
  }

  /// @param found the judged decisions and draws
  static <S extends State<S>> SeatReview of(PlayedGame<S> game, Findings found, int seat) {
    return new Account<>(game, found, seat).review();
  }

  private SeatReview review() {
    parts();
    int from = game.first();
    double start = known(from) ? value(from) : found.start(seat);
    Arrays.fill(chances, 0, from, start);
    double value = start;
    for (int ply = from + 1; ply <= game.plies(); ply++) {
      if (known(ply)) {
        double next = value(ply);
        between(from, ply, value, next);
        from = ply;
        value = next;
      }
    }
    chances[game.plies()] = value;
    List<Step> steps = new ArrayList<>();
    for (int ply = 0; ply < game.plies(); ply++) {
      steps.add(step(ply));
    }
    if (game.resigned() > 0) {
      steps.add(resignation());
    }
    return new SeatReview(seat, start, game.result(seat), steps, own, lucky);
  }

  private Step step(int ply) {
    return new Step(
        ply,
        game.event(ply),
        chances[ply],
        luck[ply],
        reveal[ply],
        error[ply],
        others[ply],
        rest[ply]);
  }

  /// A resignation is a decision that costs the remaining chance.
  private Step resignation() {
    double chance = found.end(seat);
    int resigned = game.resigned();
    Event event = new Event(resigned, "resign");
    if (resigned == seat) {
      return new Step(game.plies(), event, chance, 0, 0, chance, 0, 0);
    }
    double gift = found.end(resigned) / (game.seats() - 1);
    double left = game.result(seat) - chance - gift;
    boolean hiding = isHiding();
    return new Step(game.plies(), event, chance, 0, hiding ? left : 0, 0, gift, hiding ? 0 : left);
  }

  /// Assigns luck and errors to the events at which the seat learned of them.
  private void parts() {
    for (int ply = 0; ply < game.plies(); ply++) {
      luck[ply] = found.luck(ply, seat);
      if (game.isChoice(ply)) {
        Decision decision = errors.decision(ply);
        if (decision.seat() == seat) {
          error[ply] = decision.error();
          own.add(decision);
        } else {
          // The loss of one seat is shared by the others.
          others[disclosure.of(ply)] += decision.error() / (game.seats() - 1);
        }
      }
    }
  }

  private boolean known(int ply) {
    return ply == game.plies() || game.isChoice(ply) && (game.actor(ply) == seat || !isHiding());
  }

  private boolean isHiding() {
    return game.game().hides() != Hidden.NOTHING;
  }

  private double value(int ply) {
    return ply == game.plies() ? found.end(seat) : errors.shares(ply).get(seat - 1);
  }

  /// Accounts for the change between two positions with known chances.
  private void between(int from, int to, double before, double after) {
    double sum = before;
    int revealing = -1;
    for (int ply = from; ply < to; ply++) {
      sum += luck[ply] - error[ply] + others[ply];
      int actor = game.actor(ply);
      boolean other = actor != seat && actor != Actors.CHANCE && game.isSeenBy(ply, seat);
      revealing = other || disclosure.isAt(ply) ? ply : revealing;
    }
    double left = after - sum;
    if (revealing >= 0 && isHiding()) {
      reveal[revealing] += left;
    } else {
      rest[to - 1] += left;
    }
    double at = before;
    for (int ply = from; ply < to; ply++) {
      chances[ply] = at;
      at = step(ply).after();
    }
    if (error[from] >= Decision.ERROR && after >= before) {
      lucky.add(from);
    }
  }
}
