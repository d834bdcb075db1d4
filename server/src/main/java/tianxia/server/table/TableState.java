package tianxia.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.Refusal;
import tianxia.kernel.State;
import tianxia.search.Level;
import tianxia.server.fair.Draws;
import tianxia.server.fair.Secret;
import tianxia.server.store.Entry;

/// All of a table that its log tells: a pure function of it, so that what was loaded and what went
/// on living are the same. Never changes; [#after] gives the next one.
///
/// @param seq entries so far
/// @param plies how many events stood after each entry
/// @param rewritten the last entry that took events of the line away; what was known before it is
///   not a beginning of what stands
/// @param fresh by seat (from index 1): the first seq that a command of the seat may be based on
/// @param answered the commands carried out: seat and id, and the seq each was answered with
record TableState(
    String id,
    Entry.Made made,
    Line<?> line,
    List<Occupant> occupants,
    int seq,
    List<Integer> plies,
    int rewritten,
    List<Integer> fresh,
    Optional<Request> request,
    Map<Integer, String> wishes,
    boolean nextStands,
    Map<String, Integer> answered,
    long created,
    long updated) {

  /// An open request for a takeback.
  ///
  /// @param to how many events would stand
  record Request(int by, List<Integer> agreed, int to) {}

  /// A table as its first entry makes it.
  static <S extends State<S>> TableState made(String id, Game<S> game, Entry.Made made, long at) {
    Line<S> line = Line.start(game, Options.of(game.options(), made.options()));
    play(line, made.events());
    List<Integer> fresh = new ArrayList<>();
    for (int seat = 0; seat <= line.match().seats(); seat++) {
      fresh.add(1);
    }
    return new TableState(
        id,
        made,
        line,
        made.seats().stream().map(Occupant::of).toList(),
        1,
        List.of(line.ply()),
        1,
        List.copyOf(fresh),
        Optional.empty(),
        Map.of(),
        false,
        Map.of(),
        at,
        at);
  }

  /// The table after its next entry.
  TableState after(Entry entry, long at) {
    Next next = new Next(this, at);
    switch (entry) {
      case Entry.Made again -> throw new IllegalStateException("made twice: " + id);
      case Entry.Joined e -> {
        next.seat(e.seat(), new Occupant.Person(e.name(), e.nonce(), e.token()));
        next.play(e.events());
      }
      case Entry.Played e -> {
        next.request = Optional.empty();
        next.play(e.events());
        next.acted(e.seat());
        next.answered(e.seat(), e.id());
      }
      case Entry.Back e -> {
        next.request = Optional.empty();
        next.rewrite(line.without(e.dropped()).orElseThrow());
        next.acted(e.seat());
        next.answered(e.seat(), e.id());
      }
      case Entry.Asked e -> {
        next.request =
            Optional.of(
                new Request(e.seat(), List.of(), Retreat.takeback(line, e.seat()).orElseThrow()));
        e.to().ifPresent(next::takeBack);
        next.answered(e.seat(), e.id());
      }
      case Entry.Answered e -> {
        next.agree(e);
        next.answered(e.seat(), e.id());
      }
      case Entry.Resigned e -> {
        next.request = Optional.empty();
        next.resign(e.seat());
        next.answered(e.seat(), e.id());
      }
      case Entry.Left e -> {
        next.leave(e.seat(), Level.of(e.level()).orElseThrow());
        next.answered(e.seat(), e.id());
      }
      case Entry.Wished e -> {
        next.wishes.put(e.seat(), e.nonce());
        next.nextStands |= e.stands();
        next.answered(e.seat(), e.id());
      }
    }
    return next.state();
  }

  private static void play(Line<?> line, List<String> events) {
    for (String text : events) {
      Event event = event(text);
      Optional<Refusal> refusal = line.play(event);
      if (refusal.isPresent()) {
        throw new IllegalStateException("the log holds " + text + ": " + refusal.get());
      }
    }
  }

  private static Event event(String text) {
    int space = text.indexOf(' ');
    String actor = text.substring(0, space);
    return new Event(
        actor.equals("*") ? Actors.CHANCE : Integer.parseInt(actor), text.substring(space + 1));
  }

  int seats() {
    return occupants.size();
  }

  Occupant occupant(int seat) {
    return occupants.get(seat - 1);
  }

  boolean waiting() {
    return occupants.stream().anyMatch(Occupant.Nobody.class::isInstance);
  }

  boolean over() {
    return line.match().over();
  }

  boolean playing() {
    return !waiting() && !over();
  }

  /// Who acts now, as a bit set; nobody while somebody is waited for.
  int actors() {
    return waiting() ? 0 : line.match().actors();
  }

  /// The seats of persons.
  List<Integer> persons() {
    List<Integer> all = new ArrayList<>();
    for (int seat = 1; seat <= seats(); seat++) {
      if (occupant(seat) instanceof Occupant.Person) {
        all.add(seat);
      }
    }
    return all;
  }

  /// The viewer that a token's hash opens this table to: a seat, 0 to watch; empty for none.
  OptionalInt viewer(String hash) {
    for (int seat = 1; seat <= seats(); seat++) {
      if (occupant(seat) instanceof Occupant.Person p && p.token().equals(hash)) {
        return OptionalInt.of(seat);
      }
    }
    return left(hash).isPresent() || made.watch().equals(hash)
        ? OptionalInt.of(0)
        : OptionalInt.empty();
  }

  /// The seat that was left by the one whose token has this hash.
  OptionalInt left(String hash) {
    for (int seat = 1; seat <= seats(); seat++) {
      if (occupant(seat) instanceof Occupant.Computer c
          && c.left().filter(hash::equals).isPresent()) {
        return OptionalInt.of(seat);
      }
    }
    return OptionalInt.empty();
  }

  boolean invites(String hash) {
    return made.invitation().filter(hash::equals).isPresent();
  }

  Secret secret() {
    return new Secret(made.secret());
  }

  Draws draws() {
    return new Draws(secret(), id, occupants.stream().map(Occupant::nonce).toList());
  }

  /// Whether what a seat bases on this seq comes too late: it has acted, or has ceased to be an
  /// actor, or something was taken back since. That others act, or step back, within the same
  /// simultaneous decision does not count.
  boolean stale(int seat, int based) {
    return based > seq || based < fresh.get(seat);
  }

  /// The seq that a command was answered with, if it was carried out.
  Optional<Integer> answer(int seat, String commandId) {
    return Optional.ofNullable(answered.get(key(seat, commandId)));
  }

  private static String key(int seat, String commandId) {
    return seat + " " + commandId;
  }

  /// The table being changed by one entry.
  private static final class Next {
    private final TableState from;
    private final long at;
    private Line<?> line;
    private final List<Occupant> occupants;
    private int rewritten;
    private int acted;
    private boolean tookBack;
    private Optional<Request> request;
    private final Map<Integer, String> wishes;
    private boolean nextStands;
    private final Map<String, Integer> answered;

    Next(TableState from, long at) {
      this.from = from;
      this.at = at;
      line = from.line;
      occupants = new ArrayList<>(from.occupants);
      rewritten = from.rewritten;
      request = from.request;
      wishes = new TreeMap<>(from.wishes);
      nextStands = from.nextStands;
      answered = new HashMap<>(from.answered);
    }

    void play(List<String> events) {
      line = line.copy();
      TableState.play(line, events);
    }

    void acted(int seat) {
      acted = seat;
    }

    void answered(int seat, String commandId) {
      if (!commandId.isEmpty()) {
        answered.put(key(seat, commandId), from.seq + 1);
      }
    }

    void seat(int seat, Occupant occupant) {
      occupants.set(seat - 1, occupant);
    }

    void rewrite(Line<?> other) {
      line = other;
      rewritten = from.seq + 1;
    }

    void takeBack(int ply) {
      request = Optional.empty();
      tookBack = true;
      rewrite(from.line.upTo(ply));
    }

    void agree(Entry.Answered answer) {
      if (!answer.accept()) {
        request = Optional.empty();
      } else if (answer.to().isPresent()) {
        takeBack(answer.to().get());
      } else {
        Request open = request.orElseThrow();
        List<Integer> agreed = new ArrayList<>(open.agreed());
        agreed.add(answer.seat());
        agreed.sort(null);
        request = Optional.of(new Request(open.by(), List.copyOf(agreed), open.to()));
      }
    }

    void resign(int seat) {
      line = line.copy();
      line.resign(seat);
    }

    void leave(int seat, Level level) {
      if (from.occupant(seat) instanceof Occupant.Person(String name, String nonce, String token)) {
        seat(seat, new Occupant.Computer(level, nonce, Optional.of(token)));
      }
      // What was asked of one who is gone is not granted by a computer in passing: it is dropped.
      request = Optional.empty();
    }

    TableState state() {
      List<Integer> plies = new ArrayList<>(from.plies);
      plies.add(line.ply());
      return new TableState(
          from.id,
          from.made,
          line,
          List.copyOf(occupants),
          from.seq + 1,
          List.copyOf(plies),
          rewritten,
          fresh(),
          request,
          Map.copyOf(wishes),
          nextStands,
          Map.copyOf(answered),
          from.created,
          at);
    }

    private List<Integer> fresh() {
      List<Integer> fresh = new ArrayList<>(from.fresh);
      int ceased = from.line.match().actors() & ~line.match().actors();
      for (int seat = 1; seat < fresh.size(); seat++) {
        if (acted == seat || Actors.contains(ceased, seat) || tookBack) {
          fresh.set(seat, from.seq + 1);
        }
      }
      return List.copyOf(fresh);
    }
  }
}
