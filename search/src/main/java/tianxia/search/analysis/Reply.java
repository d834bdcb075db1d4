package tianxia.search.analysis;

import java.util.List;
import tianxia.kernel.Happening;

/// What is to be expected of the others after a seat's choice, by what that seat knows.
public sealed interface Reply {

  /// The next seat to choose does the same in most of the imagined worlds.
  ///
  /// @param after how many events there are before it, from the choice on, in one of them
  /// @param action its first action in that one, as the seat would see it
  /// @param happenings what its turn does in that one, as far as it happens in most
  record Typical(int after, int actor, String action, List<Happening> happenings) implements Reply {
    public Typical {
      happenings = List.copyOf(happenings);
    }
  }

  /// Another seat chooses, and what depends on what the seat can't see.
  record Unforeseen() implements Reply {}

  /// The game ends before another seat chooses.
  record None() implements Reply {}
}
