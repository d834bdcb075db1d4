package tianxia.server.lobby;

import tianxia.server.message.Listing;

/// Where tables that anybody may find are entered, by whoever owns them. A table is listed as long
/// as somebody who sits there is present. Thread-safe; never waits for anything.
public interface Listings {
  /// A list that keeps nothing.
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

  /// Whether there is room for one more open table.
  boolean admits();

  /// Enters a table as it is.
  ///
  /// @param present whether somebody who sits there has a stream
  void show(Listing listing, boolean present);

  /// Somebody who sits at a table has made it, or asked something over HTTP.
  void heard(Listing listing);

  /// All streams of a table have ended.
  void left(String table);

  /// A table is not to be found any more.
  void remove(String table);
}
