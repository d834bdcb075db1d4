package tianxia.arena;

import java.io.IOException;
import java.util.Map;

/// Where the games of a match are kept.
public interface GameStore {
  /// The games kept so far, by number.
  Map<Integer, GameResult> played() throws IOException;

  /// Keeps one more. Never called by two threads at once.
  ///
  /// @param record the game as text
  void save(GameResult played, String record) throws IOException;

  /// Keeps nothing.
  GameStore NONE =
      new GameStore() {
        @Override
        public Map<Integer, GameResult> played() {
          return Map.of();
        }

        @Override
        public void save(GameResult played, String record) {}
      };
}
