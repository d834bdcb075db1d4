package tianxia.server.table.state;

import java.util.Map;
import java.util.TreeMap;
import tianxia.server.fair.Share;

/// Who wants a rematch, or the next game of a series. Immutable.
///
/// @param shares of those who do, by seat: their shares in the next table's draws
/// @param agreed whether all persons do, so that the next table exists
public record RematchVotes(Map<Integer, Share> shares, boolean agreed) {
  static final RematchVotes NONE = new RematchVotes(Map.of(), false);

  public RematchVotes {
    shares = Map.copyOf(shares);
  }

  RematchVotes with(int seat, Share share, boolean all) {
    Map<Integer, Share> more = new TreeMap<>(shares);
    more.put(seat, share);
    return new RematchVotes(more, agreed || all);
  }

  /// Whether a seat wants one.
  public boolean has(int seat) {
    return shares.containsKey(seat);
  }

  /// A seat's share; none where it gave none.
  public Share share(int seat) {
    return shares.getOrDefault(seat, Share.NONE);
  }
}
