package tianxia.server.table.state;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tianxia.kernel.Actors;
import tianxia.server.tournament.TableEnd;

/// What the end of a table tells its tournament. Whoever left, or ran out of time, has lost, even
/// if the computer that played on has won; then those share the win who stayed. When the last one
/// has left nobody has won: computers alone may never come to an end.
public final class TournamentEnd {
  private TournamentEnd() {}

  /// How it ended, at the moment when it does.
  public static Optional<TableEnd> between(TableState before, TableState after) {
    boolean ends = after.over() || after.persons().isEmpty() && !before.persons().isEmpty();
    return before.over() || !ends || after.waiting()
        ? Optional.empty()
        : after.made().tournament().map(its -> new TableEnd(its.id(), after.id(), winners(after)));
  }

  private static Set<Integer> winners(TableState table) {
    Set<Integer> stayed =
        IntStream.rangeClosed(1, table.seats())
            .filter(seat -> table.occupant(seat) instanceof Occupant.Person)
            .boxed()
            .collect(Collectors.toSet());
    Set<Integer> won =
        stayed.stream()
            .filter(seat -> Actors.contains(table.history().match().winners(), seat))
            .collect(Collectors.toSet());
    return won.isEmpty() ? stayed : won;
  }
}
