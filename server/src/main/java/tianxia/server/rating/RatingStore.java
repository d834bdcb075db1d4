package tianxia.server.rating;

import java.util.List;
import java.util.Optional;

/// What is kept of ratings. They are written with the end of a game
/// ([tianxia.server.store.Store#end]). Thread-safe; all methods throw when the store fails.
public interface RatingStore {

  /// How somebody stands on all ladders that they have played on.
  List<Standing> standings(String account);

  /// What the games of an account did to its rating on a ladder, newest first.
  List<Change> course(String account, String ladder, int most);

  /// What one game did.
  List<Change> game(String table);

  /// Somebody's place on a ladder.
  record Placed(String name, Standing standing) {}

  /// Those who have played on a ladder since a moment: the best first, and those whose ratings are
  /// provisional after all others.
  ///
  /// @param club whose members alone are wanted; empty for all
  List<Placed> best(String ladder, Optional<String> club, long since, int most);

  /// All that games did, in their order and by seat: those after one of them, for whole games.
  List<Change> changes(long after, int games);

  /// Puts others in the place of all that there is.
  void replace(List<Change> changes);
}
