package tianxia.server.table.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Moment;
import tianxia.kernel.Options;
import tianxia.kernel.Question;
import tianxia.kernel.Refusal;
import tianxia.kernel.State;
import tianxia.server.fair.Draws;
import tianxia.server.fair.Secret;
import tianxia.server.fair.Share;
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
public record TableState(
    String id,
    Entry.Made made,
    GameHistory<?> line,
    List<Occupant> occupants,
    int seq,
    List<Integer> plies,
    int rewritten,
    List<Integer> fresh,
    Optional<Request> request,
    Map<Integer, Share> wishes,
    boolean nextStands,
    Map<String, Integer> answered,
    long created,
    long updated) {

  /// An open request for a takeback.
  ///
  /// @param to how many events would stand
  public record Request(int by, List<Integer> agreed, int to) {}

  /// A table as its first entry makes it.
  public static <S extends State<S>> TableState made(
      String id, Game<S> game, Entry.Made made, long at) {
    GameHistory<S> line = GameHistory.start(game, Options.of(game.options(), made.options()));
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
  public TableState after(Entry entry, long at) {
    return new StateTransition(this, at).by(entry);
  }

  /// Plays what a log holds.
  public static void play(GameHistory<?> line, List<String> events) {
    for (String text : events) {
      Event event = event(text);
      Optional<Refusal> refusal = line.play(event);
      if (refusal.isPresent()) {
        throw new IllegalStateException("the log holds " + text + ": " + refusal.get());
      }
    }
  }

  public static Event event(String text) {
    int space = text.indexOf(' ');
    String actor = text.substring(0, space);
    return new Event(
        actor.equals("*") ? Actors.CHANCE : Integer.parseInt(actor), text.substring(space + 1));
  }

  public int seats() {
    return occupants.size();
  }

  public Occupant occupant(int seat) {
    return occupants.get(seat - 1);
  }

  /// Whether the game has not begun: a seat is open, or the draws still wait for nonces.
  public boolean waiting() {
    return open() || !unrevealed().isEmpty();
  }

  /// Whether a seat is open.
  public boolean open() {
    return occupants.stream().anyMatch(Occupant.Nobody.class::isInstance);
  }

  /// The seats whose nonces are awaited now, ascending: none while a seat is open, for until then
  /// not all have committed to theirs.
  public List<Integer> reveal() {
    return open() ? List.of() : unrevealed();
  }

  private List<Integer> unrevealed() {
    if (!line.match().game().chance()) {
      return List.of();
    }
    return IntStream.rangeClosed(1, seats())
        .filter(seat -> !occupant(seat).share().revealed())
        .boxed()
        .toList();
  }

  public boolean over() {
    return line.match().over();
  }

  public boolean playing() {
    return !waiting() && !over();
  }

  /// Who acts now, as a bit set; nobody while somebody is waited for.
  public int actors() {
    return waiting() ? 0 : line.match().actors();
  }

  /// The question open to a seat that it may decline in advance.
  public Optional<Question> question(int seat) {
    return playing() ? line.match().question(seat) : Optional.empty();
  }

  /// The moments ahead until which a viewer may put its questions off; none for one who watches.
  public List<Moment> moments(int viewer) {
    return playing() && viewer > 0 ? line.match().moments(viewer) : List.of();
  }

  /// The seats of persons.
  public List<Integer> persons() {
    List<Integer> all = new ArrayList<>();
    for (int seat = 1; seat <= seats(); seat++) {
      if (occupant(seat) instanceof Occupant.Person) {
        all.add(seat);
      }
    }
    return all;
  }

  /// The viewer that a token's hash opens this table to: a seat, 0 to watch; empty for none.
  public OptionalInt viewer(String hash) {
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
  public OptionalInt left(String hash) {
    for (int seat = 1; seat <= seats(); seat++) {
      if (occupant(seat) instanceof Occupant.Computer c
          && c.left().filter(hash::equals).isPresent()) {
        return OptionalInt.of(seat);
      }
    }
    return OptionalInt.empty();
  }

  public boolean invites(String hash) {
    return made.invitation().filter(hash::equals).isPresent();
  }

  public Secret secret() {
    return new Secret(made.secret());
  }

  /// The draws, once all nonces are known.
  public Draws draws() {
    return new Draws(
        secret(), id, occupants.stream().map(each -> each.share().nonce().orElseThrow()).toList());
  }

  /// Whether what a seat bases on this seq comes too late: it has acted, or has ceased to be an
  /// actor, or something was taken back since. That others act, or step back, within the same
  /// simultaneous decision does not count.
  public boolean stale(int seat, int based) {
    return based > seq || based < fresh.get(seat);
  }

  /// The seq that a command was answered with, if it was carried out.
  public Optional<Integer> answer(int seat, String commandId) {
    return Optional.ofNullable(answered.get(key(seat, commandId)));
  }

  static String key(int seat, String commandId) {
    return seat + " " + commandId;
  }
}
