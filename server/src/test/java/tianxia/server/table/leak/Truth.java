package tianxia.server.table.leak;

import java.util.ArrayList;
import java.util.List;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.json.CanonicalJson;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.json.JsonValue.Members;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.table.state.TableState;

/// The true events and states of a table, reconstructed from its log: for each seq, the events that
/// stood then and the canonical states before and after each of them.
///
/// @param events by seq, from 1
/// @param states by seq, from 1, and ply, from 0
record Truth(List<List<Event>> events, List<List<Members>> states) {

  static <S extends State<S>> Truth of(Game<S> game, Options options, List<Store.Row> rows) {
    Truth truth = new Truth(new ArrayList<>(), new ArrayList<>());
    Entry.Made made = (Entry.Made) rows.getFirst().entry();
    TableState table = TableState.made(rows.getFirst().table(), game, made, 0);
    truth.add(game, options, table.history().events());
    for (Store.Row row : rows.subList(1, rows.size())) {
      table = table.after(row.entry(), 0);
      truth.add(game, options, table.history().events());
    }
    return truth;
  }

  private <S extends State<S>> void add(Game<S> game, Options options, List<Event> now) {
    int same = 0;
    if (!events.isEmpty()) {
      List<Event> before = events.getLast();
      while (same < Math.min(before.size(), now.size()) && before.get(same).equals(now.get(same))) {
        same++;
      }
    }
    List<Members> along = new ArrayList<>();
    if (!states.isEmpty()) {
      along.addAll(states.getLast().subList(0, same + 1));
    }
    S state = game.start(options);
    for (int ply = 0; ply <= now.size(); ply++) {
      if (ply >= along.size()) {
        along.add(json(game, state));
      }
      if (ply < now.size()) {
        Event event = now.get(ply);
        state.apply(event.actor(), game.read(state, event.actor(), event.action()));
      }
    }
    events.add(now);
    states.add(along);
  }

  private static <S extends State<S>> Members json(Game<S> game, S state) {
    CanonicalJson out = new CanonicalJson();
    game.writeState(state, out);
    return (Members) JsonValue.parse(out.toString());
  }

  Event event(int seq, int ply) {
    return events.get(seq - 1).get(ply - 1);
  }

  /// The state after `ply` events of the game as of `seq`.
  Members state(int seq, int ply) {
    return states.get(seq - 1).get(ply);
  }
}
