package tianxia.server.table.command;

import java.util.Optional;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.store.Entry;
import tianxia.server.table.state.TableState;
import tianxia.server.table.state.clock.Clocks;

/// Decides the commands by which clocks stand: a pause that all agree to, a vacation.
final class ClockCommands {
  private ClockCommands() {}

  static Decision pause(TableState table, int seat, ClientMessage.Pause pause) {
    Optional<Clocks> live =
        table.clocks().filter(clocks -> table.playing() && !clocks.agreed().byDays());
    if (table.ofTournament()) {
      return Decision.notAllowed(pause, "a tournament waits for nobody's pause");
    }
    if (live.isEmpty()) {
      return Decision.notAllowed(pause, "only a game in play with a live clock can be paused");
    }
    if (pause.accept() && live.get().pause().contains(seat)) {
      return Decision.notAllowed(pause, "this seat has asked for a pause already");
    }
    if (!pause.accept() && live.get().pause().isEmpty()) {
      return Decision.notAllowed(pause, "there is no pause, and nobody has asked for one");
    }
    return new Decision.Write(new Entry.Paused(pause.id(), seat, pause.accept()));
  }

  static Decision vacation(TableState table, int seat, ClientMessage.Vacation vacation) {
    Optional<Clocks> byDays =
        table.clocks().filter(clocks -> table.playing() && clocks.agreed().byDays());
    if (byDays.isEmpty()) {
      return Decision.notAllowed(
          vacation, "a vacation can be taken only in a game in play whose turns have days");
    }
    int left = byDays.get().vacationLeft(seat);
    if (vacation.days() > left) {
      return Decision.notAllowed(vacation, "this seat has " + left + " days of vacation left");
    }
    if (vacation.days() == 0 && !byDays.get().away(seat, table.log().updated())) {
      return Decision.notAllowed(vacation, "this seat is not on vacation");
    }
    return new Decision.Write(new Entry.Away(vacation.id(), seat, vacation.days()));
  }

  static Decision nights(TableState table, int seat, ClientMessage.Nights nights) {
    Optional<Clocks> byDays =
        table.clocks().filter(clocks -> table.playing() && clocks.agreed().byDays());
    if (byDays.isEmpty()) {
      return Decision.notAllowed(nights, "only a game in play whose turns have days has nights");
    }
    if (!Clocks.knowsZone(nights.zone())) {
      return Decision.notAllowed(nights, "there is no such time zone");
    }
    if (byDays.get().nights(seat).equals(nights.zone())) {
      return Decision.notAllowed(nights, "this seat's nights are there already");
    }
    return new Decision.Write(new Entry.Nights(nights.id(), seat, nights.zone()));
  }
}
