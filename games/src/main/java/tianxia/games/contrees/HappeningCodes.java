package tianxia.games.contrees;

import java.util.List;
import tianxia.kernel.Happening;

/// Every happening: codes and parameters, in the order in which they occur within an action. `by`,
/// `from`, `to` are seats; `corners` names of corners, ascending; `contrees` letters, ascending;
/// `count` the length of `corners`; `held` the number of contrées that the seat then controls.
final class HappeningCodes {
  private HappeningCodes() {}

  /// CON-2. `place`: `q,r`; `laid`: which contrée it is, from 1; `of`: how many there will be.
  static Happening tileLaid(int by, String place, int laid, int of) {
    return Happening.of("tile-laid")
        .with("by", by)
        .with("place", place)
        .with("laid", laid)
        .with("of", of);
  }

  /// The last contrée is laid; letters and corners now have their names. `of`: number of contrées.
  static Happening territoryComplete(int of) {
    return Happening.of("territory-complete").with("of", of);
  }

  /// CON-4. `to`: the seat to which `corner` is closed.
  static Happening cornerForbidden(int by, int to, String corner) {
    return Happening.of("corner-forbidden").with("by", by).with("to", to).with("corner", corner);
  }

  /// CON-4: no corner is named. `to`: the seat that may start anywhere.
  static Happening nothingForbidden(int by, int to) {
    return Happening.of("nothing-forbidden").with("by", by).with("to", to);
  }

  /// CON-5.
  static Happening towerRaised(int by, String corner) {
    return Happening.of("tower-raised").with("by", by).with("corner", corner);
  }

  /// CON-6: all contrées conquered in this turn. `corner`: the tower.
  static Happening conquered(int by, List<String> contrees, int held, String corner) {
    return Happening.of("contree-conquered")
        .with("by", by)
        .with("contrees", contrees)
        .with("held", held)
        .with("corner", corner);
  }

  /// CON-7: all towers destroyed by this turn's conquests.
  static Happening cleaned(int by, int from, List<String> corners) {
    return destroyed("towers-cleaned", by, from, corners);
  }

  /// CON-8: one destroyed group; one happening for each.
  static Happening encircled(int by, int from, List<String> corners) {
    return destroyed("group-encircled", by, from, corners);
  }

  private static Happening destroyed(String code, int by, int from, List<String> corners) {
    return Happening.of(code)
        .with("by", by)
        .with("from", from)
        .with("count", corners.size())
        .with("corners", corners);
  }

  /// CON-6: `by` no longer controls these contrées.
  static Happening controlLost(int by, List<String> contrees, int held) {
    return Happening.of("control-lost")
        .with("by", by)
        .with("contrees", contrees)
        .with("held", held);
  }

  /// CON-10: `to` may not build on these corners in its next turn. Omitted when the game is over.
  static Happening cornersClosed(int to, List<String> corners) {
    return Happening.of("corners-closed").with("to", to).with("corners", corners);
  }

  /// CON-12.
  static Happening passed(int by) {
    return Happening.of("turn-passed").with("by", by);
  }

  /// CON-11.
  static Happening wonByNine(int by, int held) {
    return Happening.of("won-by-nine").with("by", by).with("held", held);
  }

  /// CON-13: more contrées. `other`: the number that `from` controls.
  static Happening wonByCount(int by, int held, int from, int other) {
    return Happening.of("won-by-count")
        .with("by", by)
        .with("held", held)
        .with("from", from)
        .with("other", other);
  }

  /// CON-13: the same number of contrées (`held`), but more towers destroyed; `other`: those
  /// destroyed by `from`.
  static Happening wonByDestroyed(int by, int held, int destroyed, int from, int other) {
    return Happening.of("won-by-destroyed")
        .with("by", by)
        .with("held", held)
        .with("destroyed", destroyed)
        .with("from", from)
        .with("other", other);
  }

  /// CON-13: the same number of contrées (`held`) and of destroyed towers (`destroyed`).
  static Happening shared(int held, int destroyed) {
    return Happening.of("victory-shared")
        .with("seats", List.of("1", "2"))
        .with("held", held)
        .with("destroyed", destroyed);
  }
}
