package tianxia.server.table;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.LongSupplier;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.search.Bot;
import tianxia.search.Level;
import tianxia.server.computer.BotFactory;
import tianxia.server.computer.Computers;
import tianxia.server.computer.Listener;
import tianxia.server.computer.MoveRequest;
import tianxia.server.computer.Priority;
import tianxia.server.fair.Share;
import tianxia.server.game.Pebbles;
import tianxia.server.game.SmallGames;
import tianxia.server.lobby.Listings;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Answers.MakeAnswer;
import tianxia.server.message.Joined;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.Join;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.request.NewTable.SeatWish;
import tianxia.server.store.MemoryStore;
import tianxia.server.store.Store;
import tianxia.server.table.clock.OneShotTimer;
import tianxia.server.table.node.LocalTables;
import tianxia.server.table.worker.TableContext;

/// Tables for a test, behind a port that serialises everything, with computers that play at random.
public final class House implements AutoCloseable {
  public static final BotFactory AT_RANDOM =
      new BotFactory() {
        @Override
        public <S extends State<S>> Bot<S> of(Game<S> game, Level level) {
          return (forgotten, seen, seat, effort, random) -> forgotten.sample(seat, random);
        }
      };

  /// They choose the first legal action.
  public static final BotFactory THE_FIRST =
      new BotFactory() {
        @Override
        public <S extends State<S>> Bot<S> of(Game<S> game, Level level) {
          return (forgotten, seen, seat, effort, random) -> {
            int[] legal = new int[forgotten.maxLegalNow()];
            forgotten.legalActions(seat, legal);
            return legal[0];
          };
        }
      };

  private final Catalogue catalogue;
  private final Store store;
  private final InstantSource clock;
  private final LongSupplier nanos;
  private final OneShotTimer alarm;
  private final Duration idle;
  private Computers computers;
  private Tables tables;

  public House(Catalogue catalogue, Store store, BotFactory players, Duration idle) {
    this(
        catalogue,
        store,
        players,
        InstantSource.system(),
        System::nanoTime,
        OneShotTimer.SYSTEM,
        idle);
  }

  /// Tables on a manual clock.
  public House(Catalogue catalogue, Store store, BotFactory players, Hourglass time) {
    this(catalogue, store, players, time, time::nanos, time, Duration.ofMinutes(5));
  }

  private House(
      Catalogue catalogue,
      Store store,
      BotFactory players,
      InstantSource clock,
      LongSupplier nanos,
      OneShotTimer alarm,
      Duration idle) {
    this.catalogue = catalogue;
    this.store = store;
    this.clock = clock;
    this.nanos = nanos;
    this.alarm = alarm;
    this.idle = idle;
    this.computers = new Computers(1, players);
    this.tables = open();
  }

  public House(Store store) {
    this(SmallGames.CATALOGUE, store, AT_RANDOM, Duration.ofMinutes(5));
  }

  public House() {
    this(new MemoryStore());
  }

  private Tables open() {
    LocalTables local =
        new LocalTables(
            catalogue,
            new TableContext(
                store, computers, clock, nanos, alarm, LocalTables.PAUSE, 8, idle, Listings.NONE));
    return new SerialisingTables(store instanceof Spread spread ? spread.over(local) : local);
  }

  /// Waits until a table has processed everything queued: opening a stream is queued after it.
  public void settle(String table, String token) {
    tables.subscribe(table, token, Optional.empty()).close();
  }

  /// Waits until the computers have answered all timed questions asked so far.
  public void thoughtOver() throws InterruptedException {
    CountDownLatch done = new CountDownLatch(1);
    Pebbles game = new Pebbles();
    var question =
        new MoveRequest<>(
            game,
            game.start(Options.of(game.options(), Map.of())),
            List.of(),
            1,
            Level.EASY,
            0,
            true);
    // Their only thread takes this up after delivering the earlier answers: nothing has lower
    // priority.
    computers.ask(
        question,
        new Listener("thought-over") {
          @Override
          public Priority urgency() {
            return Priority.AWAY;
          }

          @Override
          public void chooses(List<String> actions, long nanos) {
            done.countDown();
          }
        });
    done.await();
  }

  public Tables tables() {
    return tables;
  }

  /// Closes the tables and opens others on the same store.
  public void restart(BotFactory players) {
    tables.close();
    computers.close();
    computers = new Computers(1, players);
    tables = open();
  }

  public void restart() {
    restart(AT_RANDOM);
  }

  /// A table with a person at every seat.
  public Party persons(String game, Map<String, String> options, int seats) {
    List<SeatWish> wishes = new ArrayList<>();
    for (int seat = 1; seat <= seats; seat++) {
      wishes.add(me(seat));
    }
    return party(wish(game, options, wishes, 1));
  }

  /// A person who gives the nonce in clear; at a table with open seats [#wish] commits to it.
  public static SeatWish me(int seat) {
    return new NewTable.Me("Player " + seat, Optional.empty(), Optional.of(nonce(seat)));
  }

  public static SeatWish committed(SeatWish wish) {
    return wish instanceof NewTable.Me me
        ? new NewTable.Me(
            me.name(), Share.open(me.nonce().orElseThrow()).commitment(), Optional.empty())
        : wish;
  }

  public static String nonce(int seat) {
    return "%032x".formatted(seat);
  }

  public static NewTable wish(
      String game, Map<String, String> options, List<SeatWish> seats, int games) {
    boolean open = seats.stream().anyMatch(NewTable.Open.class::isInstance);
    List<SeatWish> wishes = open ? seats.stream().map(House::committed).toList() : seats;
    return new NewTable(
        Optional.empty(), game, Optional.of(options), wishes, Optional.of(games), Optional.empty());
  }

  /// A game with clocks; all seats are taken by whoever makes it.
  public static NewTable timed(
      String game, Map<String, String> options, NewTable.Clock clock, List<SeatWish> seats) {
    return timed(game, options, Optional.of(clock), seats);
  }

  /// The same, or one without clocks.
  public static NewTable timed(
      String game,
      Map<String, String> options,
      Optional<NewTable.Clock> clock,
      List<SeatWish> seats) {
    return new NewTable(
        Optional.empty(),
        game,
        Optional.of(options),
        seats,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        clock);
  }

  public Party party(NewTable wish) {
    MakeAnswer answer = tables.make(wish);
    if (answer instanceof TableMade made) {
      return new Party(this, made);
    }
    throw new AssertionError(answer);
  }

  /// Joins with the invitation; if that was the last open seat, all reveal their nonces.
  public Joined join(Party party) {
    Joined guest =
        (Joined)
            tables.join(
                party.table(),
                party.made().invitation(),
                joining("Guest", nonce(77), Optional.empty()));
    reveal(party, guest.token(), nonce(77));
    for (int seat : party.info().reveal()) {
      Party.done(reveal(party, party.token(seat), nonce(seat)));
    }
    return guest;
  }

  CommandAnswer reveal(Party party, String token, String nonce) {
    return tables.command(
        party.table(), token, new ClientMessage.Reveal(party.id(), 1, Optional.of(nonce)));
  }

  public static Optional<String> commitment(int seat) {
    return Share.open(nonce(seat)).commitment();
  }

  /// A request for an open seat that commits to a nonce.
  public static Join joining(String name, String nonce, Optional<String> token) {
    return new Join(
        Optional.empty(), name, Share.open(nonce).commitment(), Optional.empty(), token);
  }

  @Override
  public void close() {
    tables.close();
    computers.close();
  }
}
