package tianxia.server.table.state;

import java.util.List;
import java.util.Optional;
import tianxia.kernel.Actors;
import tianxia.search.Level;
import tianxia.server.fair.Share;
import tianxia.server.store.Entry;
import tianxia.server.table.state.clock.Clocks;

/// The step of a table from one entry of its log to the next.
final class StateTransition {
  private final TableState from;
  private final long at;
  private final int seq;
  private GameHistory<?> history;
  private Optional<GameHistory<?>> played = Optional.empty();
  private Occupants occupants;
  private CommandHistory commands;
  private Optional<TakebackRequest> takeback;
  private RematchVotes rematch;
  private HintsTaken hints;
  private boolean listed;
  private Optional<Clocks> clocks;
  private boolean removing;
  private boolean tookBack;
  private int acted;

  StateTransition(TableState from, long at) {
    this.from = from;
    this.at = at;
    seq = from.seq() + 1;
    history = from.history();
    occupants = from.occupants();
    commands = from.commands();
    takeback = from.takeback();
    rematch = from.rematch();
    hints = from.hints();
    listed = from.listed();
    clocks = from.clocks().map(all -> all.written(from.log().updated(), at, from.running()));
  }

  /// The table with the entry, whose events were played already.
  TableState by(Entry entry, GameHistory<?> line) {
    played = Optional.of(line);
    return by(entry);
  }

  /// The table with the entry.
  TableState by(Entry entry) {
    switch (entry) {
      case Entry.Made again -> throw new IllegalStateException("made twice: " + from.id());
      case Entry.Joined e -> {
        seat(e.seat(), joined(e));
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
        takeback = Optional.empty();
        play(e.events());
        acted(e.seat());
        answered(e.seat(), e.id());
        if (!e.id().isEmpty()) {
          resume(e.seat());
        }
      }
      case Entry.Back e -> {
        takeback = Optional.empty();
        resume(e.seat());
        rewrite(history.without(e.dropped()).orElseThrow());
        acted(e.seat());
        answered(e.seat(), e.id());
      }
      case Entry.Asked e -> {
        int to = Takebacks.takeback(history, e.seat()).orElseThrow();
        takeback = Optional.of(new TakebackRequest(e.seat(), List.of(), to));
        e.to().ifPresent(this::takeBack);
        clocks = clocks.map(all -> all.asked(from.persons(), e.seat()));
        answered(e.seat(), e.id());
      }
      case Entry.Answered e -> {
        agree(e);
        answered(e.seat(), e.id());
      }
      case Entry.Resigned e -> {
        takeback = Optional.empty();
        resign(e.seat());
        answered(e.seat(), e.id());
      }
      case Entry.Left e -> {
        leave(e.seat(), Level.of(e.level()).orElseThrow());
        answered(e.seat(), e.id());
      }
      case Entry.Wished e -> {
        rematch = rematch.with(e.seat(), new Share(e.commitment(), e.nonce()), e.stands());
        answered(e.seat(), e.id());
      }
      case Entry.Linked e -> {
        if (from.occupant(e.seat()) instanceof Occupant.Person person) {
          seat(e.seat(), person.linked(e.account(), e.name()));
        }
      }
      case Entry.Hinted e -> {
        hints = hints.with(e.seat(), history.ply(), seq);
        answered(e.seat(), e.id());
      }
      case Entry.Unlisted e -> {
        listed = false;
        answered(e.seat(), e.id());
      }
      case Entry.Elapsed e -> clocks = clocks.map(all -> all.elapsed(e.millis(), from.running()));
      case Entry.TimeUp e -> timeUp(e);
      case Entry.Paused e -> {
        if (e.stands()) {
          clocks = clocks.map(all -> all.pausing(e.seat()));
        } else {
          resume(e.seat());
        }
        answered(e.seat(), e.id());
      }
      case Entry.Away e -> {
        clocks = clocks.map(all -> all.vacation(e.seat(), e.days(), at));
        answered(e.seat(), e.id());
      }
      case Entry.Nights e -> {
        clocks = clocks.map(all -> all.nights(e.seat(), e.zone()));
        answered(e.seat(), e.id());
      }
      case Entry.Renewed e -> occupants = occupants.renewed(e.seat(), e.token());
      case Entry.Spared e -> clocks = clocks.map(all -> all.spared(e.seat(), e.millis()));
    }
    return state();
  }

  /// A person who acts ends the pause.
  private void resume(int seat) {
    clocks = clocks.map(all -> all.resumed(from.persons(), seat));
  }

  private void play(List<String> events) {
    history = played.orElseGet(() -> replayed(events));
  }

  private GameHistory<?> replayed(List<String> events) {
    GameHistory<?> line = history.copy();
    line.playLogged(events);
    return line;
  }

  private void acted(int seat) {
    acted = seat;
  }

  private void answered(int seat, String commandId) {
    commands = commands.answering(seat, commandId, seq);
  }

  private void seat(int seat, Occupant occupant) {
    occupants = occupants.with(seat, occupant);
  }

  /// A seat that was kept for an account is the account's at once.
  private Occupant joined(Entry.Joined e) {
    Occupant.Person person =
        new Occupant.Person(
            e.name(), new Share(e.commitment(), e.nonce()), e.token(), e.program().orElse(false));
    return from.occupant(e.seat()) instanceof Occupant.Nobody nobody
        ? nobody.account().map(id -> person.linked(id, e.name())).orElse(person)
        : person;
  }

  private void rewrite(GameHistory<?> other) {
    history = other;
    hints = hints.upTo(other.ply());
    removing = true;
  }

  private void takeBack(int ply) {
    takeback = Optional.empty();
    tookBack = true;
    clocks = clocks.map(Clocks::tookBack);
    rewrite(from.history().upTo(ply));
  }

  private void agree(Entry.Answered answer) {
    if (!answer.accept()) {
      takeback = Optional.empty();
    } else if (answer.to().isPresent()) {
      takeBack(answer.to().get());
    } else {
      takeback = takeback.map(open -> open.agreedBy(answer.seat()));
    }
  }

  private void resign(int seat) {
    history = history.copy();
    history.resign(seat);
  }

  private void leave(int seat, Level level) {
    if (from.occupant(seat) instanceof Occupant.Person person) {
      seat(
          seat,
          new Occupant.Computer(
              level, person.share(), Optional.of(person.token()), person.account()));
    }
    // A request to someone who has left is dropped: a computer must not grant it.
    takeback = Optional.empty();
  }

  private void timeUp(Entry.TimeUp e) {
    clocks = clocks.map(all -> all.up(e.seat()));
    takeback = Optional.empty();
    e.computer()
        .ifPresentOrElse(
            level -> leave(e.seat(), Level.of(level).orElseThrow()), () -> resign(e.seat()));
  }

  private TableState state() {
    int ceased = from.history().match().actors() & ~history.match().actors();
    return new TableState(
            from.id(),
            from.made(),
            history,
            occupants,
            from.log().next(at, history.ply(), removing),
            commands.invalidating(
                seat -> acted == seat || Actors.contains(ceased, seat) || tookBack, seq),
            takeback,
            rematch,
            hints,
            listed,
            clocks)
        .clocked();
  }
}
