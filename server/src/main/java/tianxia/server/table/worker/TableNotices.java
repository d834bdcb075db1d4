package tianxia.server.table.worker;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tianxia.kernel.Actors;
import tianxia.server.message.table.EventShown;
import tianxia.server.night.NightHours;
import tianxia.server.notice.Notices;
import tianxia.server.notice.TableMoment;
import tianxia.server.notice.TableMoment.Seat;
import tianxia.server.notice.TableMoment.Stage;
import tianxia.server.table.state.Occupant;
import tianxia.server.table.state.TableState;

/// Tells of one table what those are told who don't look at it. Safe to call from any thread.
///
/// @param notices of all tables
public record TableNotices(Notices notices) {
  /// Shows a table as it is.
  ///
  /// @param looking the seats through which somebody looks, as a bit set
  public void show(TableState state, int looking) {
    if (!notices.on()) {
      return;
    }
    List<Seat> seats = new ArrayList<>();
    for (int seat = 1; seat <= state.seats(); seat++) {
      switch (state.occupant(seat)) {
        case Occupant.Person person ->
            seats.add(
                new Seat(
                    seat,
                    person.name(),
                    person.token(),
                    person.account(),
                    state.playing() && Actors.contains(state.actors(), seat),
                    Actors.contains(looking, seat),
                    quiet(state, seat)));
        case Occupant.Nobody nobody when state.ofTournament() ->
            seats.add(new Seat(seat, nobody.name(), "", nobody.account(), true, false));
        case Occupant.Nobody _, Occupant.Computer _ -> {}
      }
    }
    if (!seats.isEmpty()) {
      notices.show(
          new TableMoment(
              state.id(), state.seq(), state.made().game(), stage(state), last(state), seats));
    }
  }

  private static Optional<NightHours> quiet(TableState state, int seat) {
    return state.clocks().flatMap(clocks -> clocks.quiet(seat));
  }

  private static Stage stage(TableState state) {
    return state.waiting() ? Stage.WAITING : state.over() ? Stage.OVER : Stage.PLAYING;
  }

  /// The name of the person who acted last, as every spectator sees it.
  private static String last(TableState state) {
    List<EventShown> events = state.history().shown(0);
    for (int i = events.size() - 1; i >= 0; i--) {
      int actor = events.get(i).actor();
      if (actor > 0) {
        return state.occupant(actor) instanceof Occupant.Person person ? person.name() : "";
      }
    }
    return "";
  }

  /// Somebody has looked at a table through a seat, over HTTP.
  public void heard(String table, int viewer) {
    if (viewer > 0) {
      notices.heard(table, viewer);
    }
  }

  /// A client that shows a table to a viewer was heard so long ago.
  void confirm(String table, int viewer, Duration ago) {
    if (viewer > 0) {
      notices.confirm(table, viewer, ago);
    }
  }

  /// The table is not in memory any more.
  void unloaded(TableState state) {
    notices.left(state.id());
  }
}
