package tianxia.server.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.server.digest.KeptHash;
import tianxia.server.fair.Share;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.message.table.Permissions;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.table.command.Commands;
import tianxia.server.table.command.Decision;
import tianxia.server.table.command.FirstRow;
import tianxia.server.table.command.ViewerPermissions;
import tianxia.server.table.state.GameHistory;
import tianxia.server.table.state.Occupant;
import tianxia.server.table.state.TableState;

/// A table's log made of random commands of persons: one action or several at once, steps back,
/// requested and answered takebacks. Its secret is fixed, so that it depends on the seed only.
public final class RandomLog {
  public static final String TABLE = "twins";
  public static final long AT = 1_795_000_000_000L;

  private static final int MAX_ENTRIES = 400;
  private static final int MAX_AT_ONCE = 3;

  /// Every so many commands a hint is taken.
  private static final int HINT_EVERY = 24;

  public final List<Entry> entries = new ArrayList<>();

  /// The table after each entry.
  public final List<TableState> tables = new ArrayList<>();

  /// By days, so that answers can be prepared.
  private static final Optional<Entry.Clock> DAYS =
      Optional.of(new Entry.Clock(Entry.Clock.DAYS, 1L << 32, 0, Entry.Clock.LOST));

  private final RandomGenerator random;
  private int commands;

  public <S extends State<S>> RandomLog(Game<S> game, Options options, RandomGenerator random) {
    this.random = random;
    Store.Row made =
        FirstRow.of(TABLE, game, made(game, options, random.nextLong(), DAYS), AT).row();
    entries.add(made.entry());
    tables.add(TableState.made(TABLE, game, (Entry.Made) made.entry(), AT));
    while (table().playing() && entries.size() < MAX_ENTRIES) {
      if (decide() instanceof Decision.Write write) {
        Entry entry = write.entry();
        entries.add(entry);
        tables.add(table().after(entry, AT + entries.size()));
      }
    }
  }

  /// The token of a seat; the watch code for 0.
  public static String token(int viewer) {
    return "token-" + viewer;
  }

  /// Without a clock.
  public static Entry.Made made(Game<?> game, Options options, long seed) {
    return made(game, options, seed, Optional.empty());
  }

  private static Entry.Made made(
      Game<?> game, Options options, long seed, Optional<Entry.Clock> clock) {
    List<Entry.Sitter> seats = new ArrayList<>();
    for (int seat = 1; seat <= game.seats(options); seat++) {
      NewTable.Me me = (NewTable.Me) House.me(seat);
      Occupant person =
          new Occupant.Person(
              me.name(), Share.open(me.nonce().orElseThrow()), KeptHash.of(token(seat)), seat == 2);
      seats.add(person.sitter());
    }
    return new Entry.Made(
        game.id(),
        options.asMap(),
        seats,
        "%064x".formatted(seed),
        new Entry.Next("next", "%064x".formatted(~seed)),
        Optional.empty(),
        KeptHash.of(token(0)),
        Optional.empty(),
        Optional.of(new Entry.Allowed(true, true)),
        Optional.empty(),
        Optional.empty(),
        clock,
        Optional.empty(),
        List.of());
  }

  private TableState table() {
    return tables.getLast();
  }

  private Decision decide() {
    TableState table = table();
    String id = "c" + ++commands;
    if (commands % HINT_EVERY == 0) {
      int first = Actors.first(table.actors());
      return Commands.decide(table, first, new ClientMessage.Hint(id, table.seq()));
    }
    int seat = 1 + random.nextInt(table.seats());
    Permissions can = ViewerPermissions.of(table, seat);
    if (table.takeback().isPresent() && random.nextInt(3) > 0) {
      boolean accept = random.nextBoolean();
      return Commands.decide(table, seat, new ClientMessage.Answer(id, table.seq(), accept));
    }
    if (can.back() && random.nextInt(8) == 0) {
      return Commands.decide(table, seat, new ClientMessage.Back(id, table.seq()));
    }
    if (can.takeback() && random.nextInt(16) == 0) {
      return Commands.decide(table, seat, new ClientMessage.Takeback(id, table.seq()));
    }
    List<Integer> actors = new ArrayList<>(Actors.list(table.actors()));
    Collections.shuffle(actors, random);
    int actor = actors.getFirst();
    return Commands.decide(
        table, actor, new ClientMessage.Play(id, table.seq(), actions(table.history(), actor)));
  }

  private <S extends State<S>> List<String> actions(GameHistory<S> from, int seat) {
    GameHistory<S> line = from.copy();
    List<String> actions = new ArrayList<>();
    for (int more = random.nextInt(MAX_AT_ONCE); more >= 0; more--) {
      List<String> legal = line.match().legal(seat);
      if (legal.isEmpty()) {
        break;
      }
      actions.add(legal.get(random.nextInt(legal.size())));
      if (line.match().why(seat, actions.getLast()).isPresent()) {
        throw new AssertionError(actions.getLast() + " is legal, and not");
      }
      line.match().play(seat, actions.getLast());
    }
    return actions;
  }
}
