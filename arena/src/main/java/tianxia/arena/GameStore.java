package tianxia.arena;

import java.io.IOException;
import java.util.Map;

/// Storage for the games of a match.
public interface GameStore {
  /// The stored games, by number.
  Map<Integer, GameResult> played() throws IOException;

  /// Stores a game. Never called by two threads at once.
  ///
  /// @param record the game as text
  void save(GameResult played, String record) throws IOException;

  /// Stores nothing.
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
