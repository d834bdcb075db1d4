package tianxia.server.lobby;

import tianxia.server.message.Listing;

/// The interface through which owners of tables enter them in the public list. A table is listed as
/// long as one of its players is present. Thread-safe and non-blocking.
public interface Listings {
  /// A list that stores nothing.
  Listings NONE =
      new Listings() {
        @Override
        public boolean admits() {
          return true;
        }

        @Override
        public void show(Listing listing, boolean present) {}

        @Override
        public void heard(Listing listing) {}

        @Override
        public void left(String table) {}

        @Override
        public void remove(String table) {}
      };

  /// Whether there is room for another open table.
  boolean admits();

  /// Enters a table, or replaces its entry.
  ///
  /// @param present whether one of its players has a stream
  void show(Listing listing, boolean present);

  /// A player of a table has made it, or has sent a request over HTTP.
  void heard(Listing listing);

  /// All streams of a table have ended.
  void left(String table);

  /// Removes a table from the list.
  void remove(String table);
}
