package tianxia.kernel;

import java.util.List;

/// What a series of actions would do, as far as their seat may know.
public sealed interface Preview {

  /// All actions are legal, one after the other.
  ///
  /// @param happenings what they do, in order
  /// @param view the seat's view after them, canonical JSON; where chance or something hidden comes
  ///   next, the view just before it (`turn` may still be the seat's)
  /// @param legal the seat's legal actions there, sorted by code point; empty if it is not to act
  record Shown(List<Happening> happenings, String view, List<String> legal) implements Preview {
    public Shown {
      happenings = List.copyOf(happenings);
      legal = List.copyOf(legal);
    }
  }

  /// An action is not legal.
  ///
  /// @param index which one, from 0
  record Refused(int index, Refusal refusal) implements Preview {}
}
