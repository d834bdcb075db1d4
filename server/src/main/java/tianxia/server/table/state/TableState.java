package tianxia.server.table.state;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Moment;
import tianxia.kernel.Options;
import tianxia.kernel.Question;
import tianxia.kernel.State;
import tianxia.server.account.SeatKey;
import tianxia.server.digest.Shown;
import tianxia.server.fair.Draws;
import tianxia.server.fair.Secret;
import tianxia.server.message.table.ClockTerms;
import tianxia.server.store.Entry;
import tianxia.server.table.state.clock.Clocks;

/// A table as its log has it: a pure function of the log, so that a table that was loaded equals
/// one that stayed in memory. Immutable; [#after] gives the next state.
///
/// @param made the first entry: the game, its options, the secret
/// @param history the line of play that stands
/// @param commands what a new command is held against
/// @param takeback the request for one, while it is open
/// @param listed whether anybody may find the table, and sit down or watch without a code
/// @param clocks empty where time does not count
public record TableState(
    String id,
    Entry.Made made,
    GameHistory<?> history,
    Occupants occupants,
    LogPosition log,
    CommandHistory commands,
    Optional<TakebackRequest> takeback,
    RematchVotes rematch,
    HintsTaken hints,
    boolean listed,
    Optional<Clocks> clocks) {

  /// No token at all: what opens a listed table to everybody.
  private static final String NO_TOKEN = "";

  /// A table as its first entry makes it.
  public static <S extends State<S>> TableState made(
      String id, Game<S> game, Entry.Made made, long at) {
    List<String> before = made.from().map(Entry.Origin::events).orElse(List.of());
    GameHistory<S> history =
        GameHistory.start(game, Options.of(game.options(), made.options()), before);
    history.playLogged(made.events());
    return new TableState(
            id,
            made,
            history,
            Occupants.of(made),
            LogPosition.first(at, history.ply()),
            CommandHistory.start(made.seats().size()),
            Optional.empty(),
            RematchVotes.NONE,
            HintsTaken.NONE,
            made.listed().orElse(false),
            made.clock().map(terms -> Clocks.start(terms, made.seats().size())))
        .clocked();
  }

  /// The table after its next entry.
  public TableState after(Entry entry, long at) {
    return new StateTransition(this, at).by(entry);
  }

  /// The same, where the line of play after the entry is known already: its events played on this
  /// table's line.
  public TableState after(Entry entry, GameHistory<?> played, long at) {
    return new StateTransition(this, at).by(entry, played);
  }

  /// Entries so far.
  public int seq() {
    return log.seq();
  }

  /// How many seats there are.
  public int seats() {
    return occupants.count();
  }

  public Occupant occupant(int seat) {
    return occupants.of(seat);
  }

  /// Whether the game has not begun: a seat is open, or the draws still wait for nonces.
  public boolean waiting() {
    return open() || !unrevealed().isEmpty();
  }

  /// Whether a seat is open.
  public boolean open() {
    return occupants.open();
  }

  /// The seats whose nonces are awaited now, ascending: none while a seat is open, for until then
  /// not all have committed to theirs.
  public List<Integer> reveal() {
    return open() ? List.of() : unrevealed();
  }

  private List<Integer> unrevealed() {
    return history.match().game().chance() ? occupants.unrevealed() : List.of();
  }

  public boolean over() {
    return history.match().over();
  }

  public boolean playing() {
    return !waiting() && !over();
  }

  /// Who acts now, as a bit set; nobody while somebody is waited for.
  public int actors() {
    return waiting() ? 0 : history.match().actors();
  }

  /// The seats whose clocks run, as a bit set: persons who are to act.
  public int running() {
    if (clocks.isEmpty() || !playing() || clocks.get().paused(persons())) {
      return 0;
    }
    int running = 0;
    for (int seat : Actors.list(actors())) {
      running |= seat > 0 && occupant(seat) instanceof Occupant.Person ? 1 << seat : 0;
    }
    return running;
  }

  /// Whether the table itself counts the time that passes: where a turn has days, the time of day
  /// does.
  public boolean ticking() {
    return running() != 0 && !clocks.orElseThrow().agreed().byDays();
  }

  /// When somebody's time is up by the time of day, in milliseconds since 1970.
  public OptionalLong due() {
    return running() == 0 || ticking()
        ? OptionalLong.empty()
        : OptionalLong.of(log.updated() + clocks.orElseThrow().least(running(), log.updated()));
  }

  /// What is told of the clocks beside the times; empty where time does not count.
  public Optional<ClockTerms> clockTerms() {
    return clocks.map(all -> all.terms(persons()));
  }

  /// The same with the clocks of the turns that have begun.
  TableState clocked() {
    int running = running();
    if (running == 0) {
      return this;
    }
    Clocks all = clocks.orElseThrow();
    for (int seat : Actors.list(running)) {
      all = all.turn(seat, history.turn(seat), question(seat).isPresent());
    }
    return new TableState(
        id,
        made,
        history,
        occupants,
        log,
        commands,
        takeback,
        rematch,
        hints,
        listed,
        Optional.of(all));
  }

  /// The question open to a seat that it may decline in advance.
  public Optional<Question> question(int seat) {
    return playing() ? history.match().question(seat) : Optional.empty();
  }

  /// The moments ahead until which a viewer may put its questions off; none for one who watches.
  public List<Moment> moments(int viewer) {
    return playing() && viewer > 0 ? history.match().moments(viewer) : List.of();
  }

  /// The seats of persons, ascending.
  public List<Integer> persons() {
    return occupants.persons();
  }

  /// The viewer that a token makes of one: a seat, 0 for a spectator; empty for none.
  public OptionalInt viewer(Shown shown) {
    if (left(shown).isPresent() || shown.opens(made.watch()) || shownToAll(shown)) {
      return OptionalInt.of(0);
    }
    if (SeatKey.isPublic(shown)) {
      return over() && occupants.accounts() ? OptionalInt.of(0) : OptionalInt.empty();
    }
    OptionalInt seat = occupants.seated(shown);
    return seat.isEmpty() && SeatKey.looks(shown, made.watch()) ? OptionalInt.of(0) : seat;
  }

  /// The seat that was left by the one who shows this token.
  public OptionalInt left(Shown shown) {
    return occupants.left(shown);
  }

  /// Whether a seat may be asked for with this: the invitation, or the key of an account for which
  /// one is kept.
  public boolean invites(Shown shown) {
    return occupants.invitation().filter(shown::opens).isPresent()
        || opensToAll(shown)
        || occupants.kept(shown);
  }

  private boolean shownToAll(Shown shown) {
    return opensToAll(shown) || ofTournament() && shown.is(NO_TOKEN);
  }

  private boolean opensToAll(Shown shown) {
    return listed && shown.is(NO_TOKEN);
  }

  public Secret secret() {
    return new Secret(made.secret());
  }

  /// The draws, once all nonces are known.
  public Draws draws() {
    return new Draws(
        secret(),
        id,
        occupants.bySeat().stream().map(each -> each.share().nonce().orElseThrow()).toList());
  }

  /// Whether what a seat bases on this seq comes too late: it has acted, or has ceased to be an
  /// actor, or something was taken back since. That others act, or step back, within the same
  /// simultaneous decision does not count.
  public boolean stale(int seat, int based) {
    return based > seq() || based < commands.validFrom(seat);
  }

  /// Whether the game counts for the ratings of its players.
  public boolean rated() {
    return made.rated().orElse(false);
  }

  /// Whether a seat has been a computer's from the beginning.
  boolean computerFrom(int seat) {
    return Occupant.COMPUTER.equals(made.seats().get(seat - 1).kind());
  }

  /// Whether a program plays at a seat.
  boolean programs() {
    return occupants.programs();
  }

  /// Whether every seat is a person's with an account, or has been a computer's from the beginning.
  public boolean ratable() {
    return !programs()
        && IntStream.rangeClosed(1, seats())
            .allMatch(seat -> occupants.account(seat) || computerFrom(seat));
  }

  /// Whether its players need not be there on the same day: a turn has days, or a seat was kept for
  /// an account, which is challenged.
  public boolean unhurried() {
    return clocks.filter(all -> all.agreed().byDays()).isPresent()
        || made.seats().stream()
            .anyMatch(seat -> seat.kind().equals(Occupant.OPEN) && seat.account().isPresent());
  }

  /// Whether the table is a tournament's.
  public boolean ofTournament() {
    return made.tournament().isPresent();
  }

  /// What the players have agreed on beside the rules.
  public Entry.Allowed allowed() {
    return made.allowed().orElse(Entry.Allowed.USUAL);
  }

  /// The seq at which a seat that is to act took the hint that it has for this decision.
  public OptionalInt hinted(int seat) {
    OptionalInt last = Actors.contains(actors(), seat) ? hints.last(seat) : OptionalInt.empty();
    return last.isPresent() && !stale(seat, last.getAsInt()) ? last : OptionalInt.empty();
  }

  /// The seq that a command was answered with, if it was carried out.
  public Optional<Integer> answer(int seat, String commandId) {
    return commands.answer(seat, commandId);
  }
}
