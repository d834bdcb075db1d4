package tianxia.server.table.state;

import java.util.List;

/// What an event revealed, and to whom: on this depends how far a seat may take back.
///
/// @param actors who could act before it
/// @param hiding the seats from which something was hidden before it, as a bit set
/// @param telling whether it told its own seat something that the seat could not foresee
/// @param simultaneous whether it belongs to a decision of several seats
/// @param staged whether it has intermediate positions ([GameHistory#stages])
record Step(int actors, int hiding, boolean telling, boolean simultaneous, boolean staged) {

  /// Whether the next event belongs to a decision of several seats. The last seats to act in such a
  /// decision still belong to it; it ends with an event that tells its own seat what it could not
  /// foresee.
  ///
  /// @param steps those before it
  /// @param actors who can act now
  static boolean simultaneous(List<Step> steps, int actors) {
    if (Integer.bitCount(actors) > 1) {
      return true;
    }
    if (steps.isEmpty() || !steps.getLast().simultaneous() || steps.getLast().telling()) {
      return false;
    }
    return (actors & ~steps.getLast().actors()) == 0;
  }
}
