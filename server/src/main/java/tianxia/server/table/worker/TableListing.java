package tianxia.server.table.worker;

import tianxia.server.lobby.Listings;
import tianxia.server.message.Listing;
import tianxia.server.table.state.TableState;
import tianxia.server.table.viewer.Snapshot;

/// Enters one table where anybody may find it, as long as it is listed and there is something to
/// find: an open seat, or a game in play. Safe to call from any thread.
///
/// @param listings of all tables
record TableListing(Listings listings) {
  /// Shows a table as it is.
  ///
  /// @param present the seats with a stream, as a bit set
  void show(Snapshot snapshot, int present) {
    if (found(snapshot.state())) {
      listings.show(Listing.of(snapshot.info()), present != 0);
    } else if (wasFound(snapshot.state())) {
      listings.remove(snapshot.state().id());
    }
  }

  /// Somebody who sits there has asked something over HTTP.
  void heard(Snapshot snapshot) {
    if (found(snapshot.state())) {
      listings.heard(Listing.of(snapshot.info()));
    }
  }

  /// The table is not in memory any more.
  void unloaded(TableState state) {
    if (wasFound(state)) {
      listings.left(state.id());
    }
  }

  /// The table is deleted.
  void gone(TableState state) {
    if (wasFound(state)) {
      listings.remove(state.id());
    }
  }

  private static boolean found(TableState state) {
    return state.listed() && (state.open() || state.playing());
  }

  /// Whether it may have been found before.
  private static boolean wasFound(TableState state) {
    return state.made().listed().orElse(false);
  }
}
