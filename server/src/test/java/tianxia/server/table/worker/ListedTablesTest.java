package tianxia.server.table.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tianxia.server.computer.Computers;
import tianxia.server.game.SmallGames;
import tianxia.server.lobby.Listings;
import tianxia.server.message.Answers.CommandAnswer;
import tianxia.server.message.Answers.JoinAnswer;
import tianxia.server.message.Joined;
import tianxia.server.message.Listing;
import tianxia.server.message.Problem;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TableInfo;
import tianxia.server.message.TableMade;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.message.request.NewTable;
import tianxia.server.store.MemoryStore;
import tianxia.server.table.House;
import tianxia.server.table.TableLimits;
import tianxia.server.table.node.LocalTables;

/// A listed table is entered where anybody may find it, and opens to everybody; no other does.
final class ListedTablesTest {
  private static final String NOBODY = "";

  private final MemoryStore store = new MemoryStore();
  private final Computers computers = new Computers(1, House.AT_RANDOM);
  private final Noted noted = new Noted();
  private LocalTables tables = open();

  private LocalTables open() {
    return new LocalTables(
        SmallGames.CATALOGUE,
        store,
        computers,
        LocalTables.PAUSE,
        TableLimits.standard(),
        noted,
        (part, cause) -> {
          throw new AssertionError(part, cause);
        });
  }

  @AfterEach
  void close() {
    tables.close();
    computers.close();
  }

  /// A list that forgets nobody by itself.
  private static final class Noted implements Listings {
    private final Map<String, Listing> all = new ConcurrentHashMap<>();
    private boolean full;

    @Override
    public boolean admits() {
      return !full;
    }

    @Override
    public void show(Listing listing, boolean present) {
      all.put(listing.table(), listing);
    }

    @Override
    public void heard(Listing listing) {
      all.put(listing.table(), listing);
    }

    @Override
    public void left(String table) {
      all.remove(table);
    }

    @Override
    public void remove(String table) {
      all.remove(table);
    }
  }

  private TableMade make(String game, boolean listed) {
    NewTable plain =
        House.wish(game, Map.of("players", "2"), List.of(House.me(1), NewTable.Open.TO_ALL), 1);
    NewTable wish =
        new NewTable(
            Optional.empty(),
            game,
            plain.options(),
            plain.seats(),
            plain.games(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(listed),
            Optional.empty(),
            Optional.empty());
    return (TableMade) tables.make(wish);
  }

  private JoinAnswer join(String table, String name) {
    return tables.join(table, NOBODY, House.joining(name, House.nonce(7), Optional.empty()));
  }

  private CommandAnswer unlist(TableMade made) {
    return tables.command(made.info().table(), token(made), new ClientMessage.Unlist("u", 1));
  }

  private static String token(TableMade made) {
    return Optional.ofNullable(made.tokens().get("1")).orElseThrow();
  }

  private Optional<Listing> listed(TableMade made) {
    return Optional.ofNullable(noted.all.get(made.info().table()));
  }

  @Test
  void anybodySitsDownWithoutACode() {
    TableMade made = make("pebbles", true);
    String table = made.info().table();
    assertThat(made.info().listed()).contains(true);
    assertThat(listed(made)).hasValueSatisfying(row -> assertThat(row.open()).isTrue());
    assertThat(tables.info(table, NOBODY)).isInstanceOf(TableInfo.class);
    assertThat(join(table, "Bo")).isInstanceOf(Joined.class);
    assertThat(listed(made))
        .hasValueSatisfying(row -> assertThat(row.phase()).isEqualTo(TableInfo.PLAYING));
    problem(join(table, "Cleo"), Problem.TAKEN);
  }

  @Test
  void ofManyWhoSitDownAtOnceOneSits() throws InterruptedException, ExecutionException {
    String table = make("pebbles", true).info().table();
    List<Callable<JoinAnswer>> all = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      String name = "Guest " + i;
      all.add(() -> join(table, name));
    }
    int seated = 0;
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (Future<JoinAnswer> answer : threads.invokeAll(all)) {
        if (answer.get() instanceof Joined) {
          seated++;
        } else {
          problem(answer.get(), Problem.TAKEN);
        }
      }
    }
    assertThat(seated).isEqualTo(1);
  }

  @Test
  void aTableThatIsNotListedOpensToNobody() {
    TableMade made = make("pebbles", false);
    String table = made.info().table();
    assertThat(listed(made)).isEmpty();
    problem(join(table, "Bo"), Problem.UNKNOWN_TOKEN);
    assertThat(tables.info(table, NOBODY)).isInstanceOf(Problem.class);
    assertThat(tables.frame(table, NOBODY)).isInstanceOf(Problem.class);
  }

  @Test
  void whoeverWaitsNoMoreTakesItOffTheList() {
    TableMade made = make("pebbles", true);
    String table = made.info().table();
    assertThat(unlist(made)).isInstanceOf(ServerMessage.Done.class);
    assertThat(listed(made)).isEmpty();
    problem(join(table, "Bo"), Problem.UNKNOWN_TOKEN);
    // The invitation goes on working.
    assertThat(
            tables.join(
                table, made.invitation(), House.joining("Bo", House.nonce(7), Optional.empty())))
        .isInstanceOf(Joined.class);
    assertThat(unlist(made)).isInstanceOf(ServerMessage.Done.class);
  }

  @Test
  void oneWhoHasSatDownIsNotSentAway() {
    TableMade made = make("pebbles", true);
    join(made.info().table(), "Bo");
    assertThat(unlist(made)).isInstanceOf(ServerMessage.Refused.class);
  }

  @Test
  void afterARestartATableIsListedAgainWhenItsMakerIsBack() {
    TableMade made = make("pebbles", true);
    tables.close();
    assertThat(listed(made)).isEmpty();
    tables = open();
    assertThat(listed(made)).isEmpty();
    tables.subscribe(made.info().table(), NOBODY, Optional.empty());
    assertThat(listed(made)).isEmpty();
    tables.subscribe(made.info().table(), token(made), Optional.empty());
    assertThat(listed(made)).isPresent();
    assertThat(join(made.info().table(), "Bo")).isInstanceOf(Joined.class);
  }

  @Test
  void theListTellsNothingThatOpensASeat() {
    TableMade made = make("cards", true);
    assertThat(listed(made))
        .hasValueSatisfying(row ->
            assertThat(Messages.write(Listing.class, row))
                .doesNotContain(
                    token(made), made.invitation(), made.watch(), made.info().commitment()));
  }

  @Test
  void noMoreAreMadeThanThereIsRoomFor() {
    noted.full = true;
    NewTable plain = House.wish("pebbles", Map.of(), List.of(House.me(1), NewTable.Open.TO_ALL), 1);
    assertThat(
            tables.make(
                new NewTable(
                    plain.table(),
                    plain.game(),
                    plain.options(),
                    plain.seats(),
                    plain.games(),
                    plain.gameOptions(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(true),
                    Optional.empty(),
                    Optional.empty())))
        .isInstanceOfSatisfying(
            Problem.class, p -> assertThat(p.code()).isEqualTo(Problem.SLOW_DOWN));
    assertThat(tables.make(plain)).isInstanceOf(TableMade.class);
  }

  private static void problem(JoinAnswer answer, String code) {
    assertThat(answer)
        .isInstanceOfSatisfying(Problem.class, p -> assertThat(p.code()).isEqualTo(code));
  }
}
