package tianxia.server.table.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;

/// What a new command is held against: which were carried out already, and since when each seat's
/// view of the table holds. Immutable.
///
/// @param validFrom by seat, in order: the first seq that a command of the seat may be based on
/// @param answered the seq that each command was answered with, but for the latest
/// @param latest the same of the latest, so that only these few are copied for one more
public record CommandHistory(
    List<Integer> validFrom, Map<Key, Integer> answered, Map<Key, Integer> latest) {
  private static final int MAX_LATEST = 32;

  /// A seat's command.
  record Key(int seat, String id) {}

  public CommandHistory {
    validFrom = List.copyOf(validFrom);
  }

  static CommandHistory start(int seats) {
    return new CommandHistory(Collections.nCopies(seats, 1), Map.of(), Map.of());
  }

  /// With one more command that was carried out.
  ///
  /// @param id the command's; empty for what no client asked for, which is not remembered
  CommandHistory answering(int seat, String id, int seq) {
    if (id.isEmpty()) {
      return this;
    }
    boolean full = latest.size() == MAX_LATEST;
    Map<Key, Integer> more = new HashMap<>(full ? Map.of() : latest);
    more.put(new Key(seat, id), seq);
    return new CommandHistory(
        validFrom, full ? together() : answered, Collections.unmodifiableMap(more));
  }

  private Map<Key, Integer> together() {
    Map<Key, Integer> all = new HashMap<>(answered);
    all.putAll(latest);
    return Collections.unmodifiableMap(all);
  }

  /// Where what some seats base on less than `seq` comes too late.
  CommandHistory invalidating(IntPredicate seats, int seq) {
    List<Integer> all = new ArrayList<>(validFrom);
    for (int seat = 1; seat <= all.size(); seat++) {
      if (seats.test(seat)) {
        all.set(seat - 1, seq);
      }
    }
    return new CommandHistory(all, answered, latest);
  }

  /// The first seq that a command of a seat may be based on.
  int validFrom(int seat) {
    return validFrom.get(seat - 1);
  }

  Optional<Integer> answer(int seat, String id) {
    Key key = new Key(seat, id);
    return Optional.ofNullable(latest.get(key)).or(() -> Optional.ofNullable(answered.get(key)));
  }
}
