package tianxia.server.http.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;
import tianxia.server.fair.Verification;
import tianxia.server.http.Client;
import tianxia.server.http.House;
import tianxia.server.http.RandomPlayer;
import tianxia.server.http.SocketClient;
import tools.jackson.databind.JsonNode;

/// Whole games of the real catalogue, through the real server.
final class GamesTest {
  private static final Executor THREADS = task -> Thread.ofVirtual().start(task);

  @TempDir Path data;
  private House house;

  @BeforeEach
  void start() {
    house = new House(data);
  }

  @AfterEach
  void stop() {
    house.close();
  }

  private static Stream<String> games() {
    return Games.CATALOGUE.games().stream().map(Game::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aPersonPlaysAgainstTheComputer(String game) {
    House.Table table = house.table(game, "me", "easy");
    String token = table.tokens().getFirst();
    RandomPlayer player = house.player(table, token, "a", 1).play();
    assertThat(player.done).isPositive();
    assertThat(player.frame().path("info").path("winners")).isNotEmpty();
    assertVerified(table, token);
  }

  @ParameterizedTest
  @MethodSource("games")
  void twoPlayAndAThirdWatches(String game) {
    House.Table table = house.table(game, "me", "open");
    RandomPlayer watcher = house.player(table, table.watch(), "w", 0);
    String second = house.join(table);
    List<RandomPlayer> all =
        List.of(
            house.player(table, table.tokens().getFirst(), "a", 2),
            house.player(table, second, "b", 3),
            watcher);
    together(all, RandomPlayer::play);
    assertThat(all.getFirst().frame().path("winners")).isEqualTo(watcher.frame().path("winners"));
    for (String raw : watcher.socket.raw) {
      assertHidesAll(Client.json(raw), raw);
    }
    assertThat(watcher.events).hasSameSizeAs(all.getFirst().events);
    assertVerified(table, second);
  }

  private static void together(List<RandomPlayer> players, Consumer<RandomPlayer> task) {
    List<CompletableFuture<Void>> games = new ArrayList<>();
    for (RandomPlayer player : players) {
      games.add(CompletableFuture.runAsync(() -> task.accept(player), THREADS));
    }
    games.forEach(CompletableFuture::join);
  }

  /// A spectator's messages contain no hand and no draw, parsed or as raw text.
  private static void assertHidesAll(JsonNode message, String raw) {
    if (!message.path("type").asString().equals("frame")
        || message.path("info").path("phase").asString().equals("over")) {
      return;
    }
    assertThat(message.path("legal")).isEmpty();
    assertThat(message.path("can")).allMatch(can -> !can.asBoolean());
    if (message.path("info").path("game").asString().equals("qin")) {
      assertThat(raw).doesNotContainPattern("draw [A-Z]");
      assertThat(message.path("view").path("bag").isInt()).isTrue();
      assertThat(message.path("view").path("hands")).allMatch(JsonNode::isInt);
      for (JsonNode event : message.path("events")) {
        if (event.path("actor").asInt() == 0) {
          assertThat(event.path("action").asString()).isEqualTo("draw ?");
          assertThat(event.path("happenings").toString()).doesNotContainPattern("\"[RYB]{2}\"");
        }
      }
    }
  }

  @Test
  void whoComesBackGetsWhatItMissedOrAll() {
    House.Table table = house.table("qin", "me", "me");
    List<RandomPlayer> both =
        List.of(
            house.player(table, table.tokens().getFirst(), "a", 4),
            house.player(table, table.tokens().get(1), "b", 5));
    together(
        both,
        player ->
            player.playUntil(frame ->
                frame.path("ply").asInt() >= 8 && frame.path("actors").path(0).asInt() > 0));
    int moving = both.getFirst().frame().path("actors").path(0).asInt() - 1;
    RandomPlayer mover = both.get(moving);
    RandomPlayer leaver = both.get(1 - moving);
    leaver.socket.close();
    mover.socket.send(mover.command(mover.frame().path("legal").path(0).asString()));
    mover.socket.next("done");
    RandomPlayer back = leaver.back(house.client().socket(table.id()));
    back.enter(table.tokens().get(1 - moving));
    JsonNode gap = back.socket.next("frame");
    assertThat(gap.path("whole").asBoolean()).isFalse();
    assertThat(gap.path("events")).isNotEmpty();
    assertThat(gap.path("events").path(0).path("ply").asInt())
        .isEqualTo(leaver.frame().path("ply").asInt() + 1);
    // A client that claims to have seen events that do not exist gets the whole game.
    SocketClient liar = house.client().socket(table.id());
    liar.send(
        "{\"type\":\"hello\",\"token\":\"" + table.tokens().getFirst() + "\",\"since\":99999}");
    JsonNode whole = liar.next("frame");
    assertThat(whole.path("whole").asBoolean()).isTrue();
    assertThat(whole.path("events")).hasSize(whole.path("ply").asInt());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aProgramPlaysOverHttpAlone(String game) {
    House.Table table = house.table(game, "me", "me");
    SplittableRandom random = new SplittableRandom(6);
    JsonNode frame = frame(table, 0);
    for (int n = 0; !frame.path("info").path("phase").asString().equals("over"); n++) {
      int seat = frame.path("actors").path(0).asInt() - 1;
      frame = frame(table, seat);
      JsonNode legal = frame.path("legal");
      String body =
          "{\"type\":\"play\",\"id\":\"n%d\",\"seq\":%d,\"actions\":[\"%s\"]}"
              .formatted(
                  n, frame.path("seq").asInt(), legal.get(random.nextInt(legal.size())).asString());
      String[] token = Client.token(table.tokens().get(seat));
      JsonNode done = Client.json(house.client().post(table.path("commands"), body, token));
      assertThat(done.path("type").asString()).as(done.toString()).isEqualTo("done");
      // A repeated command is answered again, but not executed again.
      assertThat(Client.json(house.client().post(table.path("commands"), body, token)))
          .isEqualTo(done);
      frame = frame(table, seat);
    }
    assertVerified(table, table.tokens().getFirst());
  }

  private JsonNode frame(House.Table table, int seat) {
    String[] token = Client.token(table.tokens().get(seat));
    return Client.json(house.client().get(table.path("frame"), token));
  }

  @ParameterizedTest
  @MethodSource("games")
  void aRestartInMidGameGoesOnAtTheSamePlace(String game) {
    House.Table table = house.table(game, "me", "easy");
    String token = table.tokens().getFirst();
    RandomPlayer player = house.player(table, token, "a", 7);
    // Nothing else is to happen before the restart: it would be missing here.
    player.playUntil(frame ->
        frame.path("ply").asInt() >= 10
            && player.answered()
            && !frame.path("legal").isEmpty()
            && frame.path("actors").size() == 1);
    house.restart();
    RandomPlayer again = player.back(house.client().socket(table.id())).enter(token);
    again.playUntil(frame -> true);
    assertThat(again.frame().path("ply")).isEqualTo(player.frame().path("ply"));
    assertThat(again.frame().path("view")).isEqualTo(player.frame().path("view"));
    assertThat(again.frame().path("legal")).isEqualTo(player.frame().path("legal"));
    again.socket.close();
    house.player(table, token, "c", 8).play();
    assertVerified(table, token);
  }

  @Test
  void aComputerThatWasThinkingWhenTheServerStoppedThinksAgain() {
    House.Table table = house.table("qin", "me", "hard");
    String token = table.tokens().getFirst();
    RandomPlayer player = house.player(table, token, "a", 9);
    player.playUntil(frame -> !frame.path("legal").isEmpty());
    player.socket.send(player.command(player.frame().path("legal").path(0).asString()));
    player.socket.next("thinking");
    house.restart();
    RandomPlayer again = house.player(table, token, "b", 10);
    again.playUntil(frame -> !frame.path("legal").isEmpty());
    assertThat(again.frame().path("ply").asInt())
        .isGreaterThan(player.frame().path("ply").asInt() + 1);
  }

  private void assertVerified(House.Table table, String token) {
    String record = house.client().get(table.path("record"), Client.token(token)).body();
    RecordReader.Result result = RecordReader.read(Games.CATALOGUE, record);
    assertThat(result).as(record).isInstanceOf(RecordReader.Result.Read.class);
    RecordReader.Result.Read read = (RecordReader.Result.Read) result;
    assertThat(verified(read.game(), read.record()))
        .as(record)
        .isInstanceOf(Verification.Right.class);
  }

  private static <S extends State<S>> Verification verified(Game<S> game, GameRecord record) {
    return Verification.of(game, record);
  }
}
