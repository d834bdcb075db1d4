package tianxia.server.table.node;

import java.security.SecureRandom;
import java.util.Optional;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Game;
import tianxia.server.fair.Secret;
import tianxia.server.message.Answers.MakeAnswer;
import tianxia.server.message.Answers.ReserveAnswer;
import tianxia.server.message.Commitment;
import tianxia.server.message.Problem;
import tianxia.server.message.TableMade;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.Entry;
import tianxia.server.store.Store;
import tianxia.server.table.command.FirstRow;
import tianxia.server.table.command.Reservations;
import tianxia.server.table.command.TableCreation;
import tianxia.server.table.worker.TableContext;

/// Makes tables: reserves their ids, checks what is wished for, and writes the first row.
final class NewTables {
  private final Catalogue catalogue;
  private final TableContext context;
  private final TableCache loaded;
  private final UnstartedTables unstarted;
  private final StoreRoom room;
  private final SecureRandom random;
  private final Reservations reservations;

  NewTables(
      Catalogue catalogue,
      TableContext context,
      TableCache loaded,
      UnstartedTables unstarted,
      StoreRoom room,
      SecureRandom random) {
    this.catalogue = catalogue;
    this.context = context;
    this.loaded = loaded;
    this.unstarted = unstarted;
    this.room = room;
    this.random = random;
    this.reservations = new Reservations(random, context.clock());
  }

  /// Reserves the id and the secret of a table to come.
  ReserveAnswer reserve(String table) {
    Entry.Next next = reservations.reserve(table);
    return new Commitment(next.table(), new Secret(next.secret()).commitment());
  }

  /// Makes a table, or says why not.
  ///
  /// @param fresh its id, unless the wish names a reserved one
  /// @param record of the game that the wish names, from which the table is to play on
  MakeAnswer make(NewTable wish, String fresh, Optional<String> record) {
    if (!room.admits()) {
      return new Problem(Problem.NO_NEW_TABLES, "the store is nearly full");
    }
    return switch (Start.of(catalogue, wish, record)) {
      case Start.Refused(Problem why) -> why;
      case Start.Found(NewTable full, Optional<Entry.Origin> from) -> begin(full, fresh, from);
    };
  }

  private MakeAnswer begin(NewTable wish, String fresh, Optional<Entry.Origin> from) {
    boolean listed = wish.listed().orElse(false);
    if (listed && !context.listings().admits()) {
      return new Problem(Problem.SLOW_DOWN, "too many tables are open to all: try again later");
    }
    Optional<Problem> problem = TableCreation.problem(catalogue, wish);
    if (problem.isPresent()) {
      return problem.get();
    }
    Optional<Entry.Next> id =
        wish.table().isPresent()
            ? reservations.take(wish.table().get())
            : Optional.of(Reservations.next(fresh, random));
    if (id.isEmpty()) {
      return new Problem(Problem.EXPIRED, "this table id is not reserved, or no longer");
    }
    Game<?> game = catalogue.game(wish.game()).orElseThrow();
    long now = context.clock().millis();
    return make(TableCreation.of(game, wish, from, id.get(), random, now), listed, now);
  }

  private MakeAnswer make(TableCreation creation, boolean listed, long now) {
    FirstRow first = creation.first();
    if (first.waits() && !unstarted.admits()) {
      return new Problem(
          Problem.SLOW_DOWN, "too many tables have not started: try again in a few minutes");
    }
    try {
      return loaded
          .begun(context.store().begin(first.row(), first.waiting(), now))
          .<MakeAnswer>map(table -> {
            if (listed) {
              table.heard(1);
            }
            return new TableMade(
                table.snapshot().info(),
                creation.tokens(),
                creation.invitation(),
                creation.watch());
          })
          .orElseThrow();
    } catch (Store.Failure e) {
      return TableAccess.unavailable(e);
    }
  }
}
