package tianxia.server.table.state;

import java.util.List;
import java.util.OptionalInt;
import tianxia.kernel.PersistentList;

/// The hints that were taken, in order. Immutable.
///
/// @param all also those at positions that were taken back
public record HintsTaken(PersistentList<Taken> all) {
  static final HintsTaken NONE = new HintsTaken(PersistentList.empty());

  /// A hint that was taken.
  ///
  /// @param ply how many events there were; if some of them were taken back, how many are left
  /// @param seq its place in the log
  public record Taken(int seat, int ply, int seq) {}

  HintsTaken with(int seat, int ply, int seq) {
    return new HintsTaken(all.plus(new Taken(seat, ply, seq)));
  }

  /// The same, where no more than this many events stand.
  HintsTaken upTo(int ply) {
    PersistentList<Taken> kept = PersistentList.empty();
    for (Taken taken : all) {
      kept = kept.plus(new Taken(taken.seat(), Math.min(taken.ply(), ply), taken.seq()));
    }
    return new HintsTaken(kept);
  }

  /// The plies at which a seat took hints, ascending.
  public List<Integer> plies(int seat) {
    return all.stream().filter(taken -> taken.seat() == seat).map(Taken::ply).distinct().toList();
  }

  /// The seq of a seat's last hint.
  OptionalInt last(int seat) {
    return all.stream().filter(taken -> taken.seat() == seat).mapToInt(Taken::seq).max();
  }
}
