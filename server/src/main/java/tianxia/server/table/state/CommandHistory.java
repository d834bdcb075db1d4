package tianxia.server.table.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/// What a new command is held against: which were carried out already, and since when each seat's
/// view of the table holds. Immutable.
///
/// @param validFrom by seat, in order: the first seq that a command of the seat may be based on
/// @param answered the commands that were carried out
public record CommandHistory(List<Integer> validFrom, AnsweredCommands answered) {
  public CommandHistory {
    validFrom = List.copyOf(validFrom);
  }

  static CommandHistory start(int seats) {
    return new CommandHistory(Collections.nCopies(seats, 1), AnsweredCommands.NONE);
  }

  /// With one more command that was carried out.
  ///
  /// @param id the command's; empty for what no client asked for, which is not remembered
  CommandHistory answering(int seat, String id, int seq) {
    return id.isEmpty() ? this : new CommandHistory(validFrom, answered.with(seat, id, seq));
  }

  /// Where what some seats base on less than `seq` comes too late.
  CommandHistory invalidating(IntPredicate seats, int seq) {
    List<Integer> all = new ArrayList<>(validFrom);
    for (int seat = 1; seat <= all.size(); seat++) {
      if (seats.test(seat)) {
        all.set(seat - 1, seq);
      }
    }
    return new CommandHistory(all, answered);
  }

  /// The first seq that a command of a seat may be based on.
  int validFrom(int seat) {
    return validFrom.get(seat - 1);
  }

  Optional<Integer> answer(int seat, String id) {
    return answered.seq(seat, id);
  }
}
