package tianxia.search.review;

import java.util.Arrays;
import tianxia.kernel.Actors;
import tianxia.kernel.State;

/// When a seat learns of the others' choices: immediately, or, if it can't see them, at the end of
/// the simultaneous decision to which they belong.
final class Disclosure {
  /// By choice: the event at which the seat learns of it.
  private final int[] plies;

  /// By event: whether choices that the seat had not seen become known at it.
  private final boolean[] revealing;

  private Disclosure(int plies) {
    this.plies = new int[plies];
    revealing = new boolean[plies];
  }

  static <S extends State<S>> Disclosure of(PlayedGame<S> game, int seat) {
    Disclosure made = new Disclosure(game.plies());
    int[] plies = made.plies;
    int waiting = -1;
    for (int ply = 0; ply < plies.length; ply++) {
      plies[ply] = ply;
      int actor = game.actor(ply);
      boolean unseen = actor != seat && actor != Actors.CHANCE && !game.isSeenBy(ply, seat);
      waiting = unseen && waiting < 0 ? ply : waiting;
      if (waiting >= 0 && (isOver(game, ply) || ply == plies.length - 1)) {
        Arrays.fill(plies, waiting, ply, ply);
        made.revealing[ply] = true;
        waiting = -1;
      }
    }
    return made;
  }

  /// Whether an event ends a simultaneous decision, so that hidden choices become known: the actors
  /// afterwards are not just a subset of those before, or a draw or a public choice follows.
  static <S extends State<S>> boolean isOver(PlayedGame<S> game, int ply) {
    int after = game.position(ply + 1).actors();
    return after == 0
        || (after & ~game.position(ply).actors()) != 0
        || ply + 1 < game.plies() && game.isPublic(ply + 1);
  }

  /// The next choice of the seat that chooses at a ply if it learns nothing in between; −1
  /// otherwise.
  static <S extends State<S>> int nextChoice(PlayedGame<S> game, int ply) {
    int seat = game.actor(ply);
    boolean hidden = !game.isPublic(ply);
    int next = ply;
    boolean over;
    do {
      over = hidden ? isOver(game, next) : passes(game, next);
      next++;
    } while (!over && next < game.plies() && game.actor(next) != seat);
    return !over && next < game.plies() && game.isChoice(next) ? next : -1;
  }

  /// Whether somebody else acts after an event.
  private static <S extends State<S>> boolean passes(PlayedGame<S> game, int ply) {
    return game.position(ply + 1).actors() != game.position(ply).actors();
  }

  int of(int ply) {
    return plies[ply];
  }

  boolean isAt(int ply) {
    return revealing[ply];
  }
}
