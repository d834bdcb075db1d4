package tianxia.server.table.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tianxia.kernel.Actors;
import tianxia.search.Level;
import tianxia.server.fair.Share;
import tianxia.server.store.Entry;

/// A table being changed by one entry of its log.
final class StateTransition {
  private final TableState from;
  private final long at;
  private GameHistory<?> line;
  private final List<Occupant> occupants;
  private int rewritten;
  private int acted;
  private boolean tookBack;
  private Optional<TableState.Request> request;
  private final Map<Integer, Share> wishes;
  private boolean nextStands;
  private final Map<String, Integer> answered;

  StateTransition(TableState from, long at) {
    this.from = from;
    this.at = at;
    line = from.line();
    occupants = new ArrayList<>(from.occupants());
    rewritten = from.rewritten();
    request = from.request();
    wishes = new TreeMap<>(from.wishes());
    nextStands = from.nextStands();
    answered = new HashMap<>(from.answered());
  }

  /// The table with the entry.
  TableState by(Entry entry) {
    switch (entry) {
      case Entry.Made again -> throw new IllegalStateException("made twice: " + from.id());
      case Entry.Joined e -> {
        seat(
            e.seat(),
            new Occupant.Person(e.name(), new Share(e.commitment(), e.nonce()), e.token()));
        play(e.events());
      }
      case Entry.Revealed e -> {
        if (from.occupant(e.seat()) instanceof Occupant.Person person) {
          seat(e.seat(), person.revealing(e.opening()));
        }
        play(e.events());
        answered(e.seat(), e.id());
      }
      case Entry.Played e -> {
        request = Optional.empty();
        play(e.events());
        acted(e.seat());
        answered(e.seat(), e.id());
      }
      case Entry.Back e -> {
        request = Optional.empty();
        rewrite(line.without(e.dropped()).orElseThrow());
        acted(e.seat());
        answered(e.seat(), e.id());
      }
      case Entry.Asked e -> {
        request =
            Optional.of(
                new TableState.Request(
                    e.seat(), List.of(), Takebacks.takeback(line, e.seat()).orElseThrow()));
        e.to().ifPresent(this::takeBack);
        answered(e.seat(), e.id());
      }
      case Entry.Answered e -> {
        agree(e);
        answered(e.seat(), e.id());
      }
      case Entry.Resigned e -> {
        request = Optional.empty();
        resign(e.seat());
        answered(e.seat(), e.id());
      }
      case Entry.Left e -> {
        leave(e.seat(), Level.of(e.level()).orElseThrow());
        answered(e.seat(), e.id());
      }
      case Entry.Wished e -> {
        wishes.put(e.seat(), new Share(e.commitment(), e.nonce()));
        nextStands |= e.stands();
        answered(e.seat(), e.id());
      }
    }
    return state();
  }

  private void play(List<String> events) {
    line = line.copy();
    TableState.play(line, events);
  }

  private void acted(int seat) {
    acted = seat;
  }

  private void answered(int seat, String commandId) {
    if (!commandId.isEmpty()) {
      answered.put(TableState.key(seat, commandId), from.seq() + 1);
    }
  }

  private void seat(int seat, Occupant occupant) {
    occupants.set(seat - 1, occupant);
  }

  private void rewrite(GameHistory<?> other) {
    line = other;
    rewritten = from.seq() + 1;
  }

  private void takeBack(int ply) {
    request = Optional.empty();
    tookBack = true;
    rewrite(from.line().upTo(ply));
  }

  private void agree(Entry.Answered answer) {
    if (!answer.accept()) {
      request = Optional.empty();
    } else if (answer.to().isPresent()) {
      takeBack(answer.to().get());
    } else {
      TableState.Request open = request.orElseThrow();
      List<Integer> agreed = new ArrayList<>(open.agreed());
      agreed.add(answer.seat());
      agreed.sort(null);
      request = Optional.of(new TableState.Request(open.by(), List.copyOf(agreed), open.to()));
    }
  }

  private void resign(int seat) {
    line = line.copy();
    line.resign(seat);
  }

  private void leave(int seat, Level level) {
    if (from.occupant(seat) instanceof Occupant.Person(String name, Share share, String token)) {
      seat(seat, new Occupant.Computer(level, share, Optional.of(token)));
    }
    // What was asked of one who is gone is not granted by a computer in passing: it is dropped.
    request = Optional.empty();
  }

  private TableState state() {
    List<Integer> plies = new ArrayList<>(from.plies());
    plies.add(line.ply());
    return new TableState(
        from.id(),
        from.made(),
        line,
        List.copyOf(occupants),
        from.seq() + 1,
        List.copyOf(plies),
        rewritten,
        fresh(),
        request,
        Map.copyOf(wishes),
        nextStands,
        Map.copyOf(answered),
        from.created(),
        at);
  }

  private List<Integer> fresh() {
    List<Integer> fresh = new ArrayList<>(from.fresh());
    int ceased = from.line().match().actors() & ~line.match().actors();
    for (int seat = 1; seat < fresh.size(); seat++) {
      if (acted == seat || Actors.contains(ceased, seat) || tookBack) {
        fresh.set(seat, from.seq() + 1);
      }
    }
    return List.copyOf(fresh);
  }
}
