package tianxia.server.table.state;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tianxia.kernel.Moment;
import tianxia.server.message.table.Questions;
import tianxia.server.message.table.RawJson;
import tianxia.server.store.Store;

/// Until which moment each seat of a table has put its questions off. Stored beside the log, since
/// an entry in it would show the others that something was put off. Immutable; [#with] gives the
/// next.
///
/// @param bySeat the moments, of those that have put anything off
public record DeferredQuestions(Map<Integer, Integer> bySeat) {
  public DeferredQuestions {
    bySeat = Map.copyOf(bySeat);
  }

  public static DeferredQuestions of(List<Store.PutOff> rows) {
    Map<Integer, Integer> bySeat = new TreeMap<>();
    rows.forEach(row -> bySeat.put(row.seat(), row.until()));
    return new DeferredQuestions(bySeat);
  }

  public DeferredQuestions with(int seat, int until) {
    Map<Integer, Integer> all = new TreeMap<>(bySeat);
    all.put(seat, until);
    return new DeferredQuestions(all);
  }

  /// The moment until which a seat is not asked; 0 if it is.
  public int until(int seat) {
    return bySeat.getOrDefault(seat, 0);
  }

  /// What a viewer is told of its own questions.
  public Optional<Questions> questions(TableState table, int viewer) {
    List<Moment> ahead = table.moments(viewer);
    if (ahead.isEmpty()) {
      return Optional.empty();
    }
    int until = until(viewer);
    // What was put off until a moment that has passed is no longer put off.
    boolean still = ahead.stream().anyMatch(moment -> moment.at() == until);
    return Optional.of(
        new Questions(
            still ? until : 0,
            ahead.stream()
                .map(moment -> new Questions.Ahead(moment.at(), RawJson.of(moment.name())))
                .toList()));
  }
}
