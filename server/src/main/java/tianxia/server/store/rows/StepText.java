package tianxia.server.store.rows;

import io.avaje.json.JsonException;
import io.avaje.jsonb.JsonType;
import tianxia.server.json.JsonBindings;
import tianxia.server.store.Store;
import tianxia.server.tournament.TournamentEntry;
import tianxia.server.tournament.league.LeagueEntry;

/// Entries of tournaments and leagues as JSON text.
///
/// @param what whose entries they are, for whoever can't read one
record StepText<E>(JsonType<E> type, String what) {
  static final StepText<TournamentEntry> TOURNAMENTS =
      new StepText<>(type(TournamentEntry.class), "a tournament");
  static final StepText<LeagueEntry> LEAGUES = new StepText<>(type(LeagueEntry.class), "a league");

  private static <E> JsonType<E> type(Class<E> entry) {
    return JsonBindings.STORED.type(entry);
  }

  /// The text of an entry.
  public String write(E entry) {
    return type.toJson(entry);
  }

  /// The entry that a text is.
  ///
  /// @throws Store.Broken if it is no entry: the store is damaged, or of a later version
  public E read(String text) {
    try {
      return type.fromJson(text);
    } catch (JsonException | IllegalStateException | IllegalArgumentException e) {
      throw new Store.Broken("an entry of " + what + " cannot be read", e);
    }
  }
}
