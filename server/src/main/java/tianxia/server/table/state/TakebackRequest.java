package tianxia.server.table.state;

import java.util.ArrayList;
import java.util.List;

/// An open request for a takeback.
///
/// @param by the seat that asks
/// @param agreed the seats that have agreed so far, ascending
/// @param to how many events would remain
public record TakebackRequest(int by, List<Integer> agreed, int to) {
  public TakebackRequest {
    agreed = List.copyOf(agreed);
  }

  TakebackRequest agreedBy(int seat) {
    List<Integer> all = new ArrayList<>(agreed);
    all.add(seat);
    all.sort(null);
    return new TakebackRequest(by, all, to);
  }
}
