package tianxia.arena;

import java.io.IOException;
import java.util.Map;

/// Where the games of a match are kept.
public interface Shelf {
  /// The games kept so far, by number.
  Map<Integer, Played> played() throws IOException;

  /// Keeps one more. Never called by two threads at once.
  ///
  /// @param record the game as text
  void save(Played played, String record) throws IOException;

  /// Keeps nothing.
  Shelf NONE =
      new Shelf() {
        @Override
        public Map<Integer, Played> played() {
          return Map.of();
        }

        @Override
        public void save(Played played, String record) {}
      };
}
