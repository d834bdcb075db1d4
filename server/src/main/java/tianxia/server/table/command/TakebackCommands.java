package tianxia.server.table.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.store.Entry;
import tianxia.server.table.state.TableState;
import tianxia.server.table.state.TakebackRequest;
import tianxia.server.table.state.Takebacks;

/// Decides the commands that undo: stepping back, asking for a takeback, answering one.
final class TakebackCommands {
  private TakebackCommands() {}

  static Decision back(TableState table, int seat, ClientMessage.Back back) {
    if (table.stale(seat, back.seq())) {
      return Decision.stale(back);
    }
    OptionalInt dropped =
        table.playing() ? Takebacks.back(table.history(), seat) : OptionalInt.empty();
    return dropped.isPresent()
        ? new Decision.Write(new Entry.Back(back.id(), seat, dropped.getAsInt()))
        : Decision.notAllowed(back, "there is nothing to undo");
  }

  static Decision ask(TableState table, int seat, ClientMessage.Takeback ask) {
    if (!table.allowed().takebacks()) {
      return Decision.notAllowed(ask, "takebacks were ruled out when the table was made");
    }
    if (table.takeback().isPresent()) {
      return Decision.notAllowed(ask, "a takeback has already been requested");
    }
    if (table.stale(seat, ask.seq())) {
      return Decision.stale(ask);
    }
    if (table.playing() && Takebacks.back(table.history(), seat).isPresent()) {
      return Decision.notAllowed(ask, "the last action can be undone without asking");
    }
    OptionalInt to =
        table.playing() ? Takebacks.takeback(table.history(), seat) : OptionalInt.empty();
    if (to.isEmpty()) {
      return Decision.notAllowed(
          ask, "nothing can be taken back past a draw, or past information you have received");
    }
    boolean alone = table.persons().equals(List.of(seat));
    Optional<Integer> granted = alone ? Optional.of(to.getAsInt()) : Optional.empty();
    return new Decision.Write(new Entry.Asked(ask.id(), seat, granted));
  }

  static Decision answer(TableState table, int seat, ClientMessage.Answer answer) {
    Optional<TakebackRequest> open = table.takeback();
    if (open.isEmpty() || open.get().by() == seat || open.get().agreed().contains(seat)) {
      return Decision.notAllowed(answer, "nothing has been asked of this seat");
    }
    List<Integer> missing = new ArrayList<>(table.persons());
    missing.removeAll(open.get().agreed());
    missing.removeIf(person -> person == open.get().by());
    boolean last = missing.equals(List.of(seat));
    Optional<Integer> to =
        answer.accept() && last ? Optional.of(open.get().to()) : Optional.empty();
    return new Decision.Write(new Entry.Answered(answer.id(), seat, answer.accept(), to));
  }
}
