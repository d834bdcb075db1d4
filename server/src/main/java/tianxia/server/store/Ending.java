package tianxia.server.store;

import java.util.Optional;
import tianxia.server.rating.RatedGame;
import tianxia.server.tournament.TableEnd;

/// What the end of a table tells others, in the transaction in which it is written.
///
/// @param rated a game that counts
/// @param tournament how it ended for the tournament whose table it is
public record Ending(Optional<RatedGame> rated, Optional<TableEnd> tournament) {
  /// Nothing.
  public static final Ending NONE = new Ending(Optional.empty(), Optional.empty());

  /// A game that counts for ratings alone.
  public static Ending of(RatedGame game) {
    return new Ending(Optional.of(game), Optional.empty());
  }
}
