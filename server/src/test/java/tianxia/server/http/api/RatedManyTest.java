package tianxia.server.http.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tianxia.games.Games;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.check.RatingCheck;
import tianxia.server.fair.Share;
import tianxia.server.http.Client;
import tianxia.server.http.Member;
import tianxia.server.http.TestLimits;
import tianxia.server.store.TableLogs;
import tianxia.server.store.sqlite.SqliteLogs;
import tools.jackson.databind.JsonNode;

/// A rated game of three people, played to its end over HTTP.
@Timeout(value = 5, unit = TimeUnit.MINUTES)
final class RatedManyTest {
  @TempDir Path data;
  private Server server;
  private Client client;
  private final List<Member> members = new ArrayList<>();

  @BeforeEach
  void start() {
    server = Server.start(ServerConfig.local(data).withPort(0).withLimits(TestLimits.none()));
    client = new Client(server.port());
    for (String name : List.of("Ada", "Bea", "Cleo")) {
      members.add(Member.enrolled(client, server.port(), name));
    }
  }

  @AfterEach
  void stop() {
    client.close();
    server.close();
  }

  private static String nonce(int seat) {
    return "%032x".formatted(seat);
  }

  private static String commitment(int seat) {
    return Share.open(nonce(seat)).commitment().orElseThrow();
  }

  private Member member(int seat) {
    return members.get(seat - 1);
  }

  /// Makes a table at which all three sit, in their order, with their nonces revealed.
  private String begun() {
    String wish =
        """
        {"game":"qin","rated":true,"options":{"players":"3"},"seats":[
        {"kind":"me","name":"x","commitment":"%s"},{"kind":"open"},{"kind":"open"}]}
        """
            .formatted(commitment(1));
    HttpResponse<String> made = member(1).post("/api/tables", wish);
    assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
    JsonNode table = Client.json(made);
    String path = "/api/tables/" + table.path("info").path("table").asString();
    for (int seat = 2; seat <= 3; seat++) {
      String join = "{\"name\":\"x\",\"commitment\":\"" + commitment(seat) + "\"}";
      String code = table.path("invitation").asString();
      HttpResponse<String> joined = member(seat).send("POST", path + "/join", code, join);
      assertThat(joined.statusCode()).as(joined.body()).isEqualTo(200);
    }
    for (int seat = 1; seat <= 3; seat++) {
      command(path, seat, "\"type\":\"reveal\",\"seq\":1,\"nonce\":\"" + nonce(seat) + "\"");
    }
    return path;
  }

  private void command(String path, int seat, String what) {
    String command = "{\"id\":\"" + System.nanoTime() + "\"," + what + "}";
    HttpResponse<String> done = member(seat).send("POST", path + "/commands", "session", command);
    assertThat(done.body()).contains("\"done\"");
  }

  /// Everybody plays the first action that is legal, to the end.
  private void playOut(String path) {
    JsonNode frame = member(1).get(path + "/frame");
    while (!frame.path("actors").isEmpty()) {
      int seat = frame.path("actors").get(0).asInt();
      JsonNode own = member(seat).get(path + "/frame");
      String play = "\"type\":\"play\",\"seq\":" + own.path("seq").asInt();
      command(path, seat, play + ",\"actions\":[" + own.path("legal").get(0) + "]");
      frame = member(1).get(path + "/frame");
    }
  }

  private JsonNode ratings(int seat) {
    return Client.json(client.get("/api/people/" + member(seat).name())).path("ratings");
  }

  @Test
  void aGameOfThreeChangesTheLadderOfManyAndNoOther() {
    String path = begun();
    playOut(path);
    JsonNode over = member(1).get(path);
    assertThat(over.path("phase").asString()).isEqualTo("over");
    List<Integer> winners = new ArrayList<>();
    over.path("winners").forEach(seat -> winners.add(seat.asInt()));
    JsonNode changes = member(1).get(path + "/ratings").path("seats");
    assertThat(changes).hasSize(3);
    int shares = winners.size();
    for (int seat = 1; seat <= 3; seat++) {
      JsonNode rating = ratings(seat);
      assertThat(rating).as("no other ladder").hasSize(1);
      assertThat(rating.get(0).path("ladder").asString()).isEqualTo("qin-many");
      assertThat(rating.get(0).path("games").asInt()).isEqualTo(1);
      int change = changes.get(seat - 1).path("change").asInt();
      assertThat(rating.get(0).path("rating").asInt() - 1500).isEqualTo(change);
      if (shares < 3) {
        assertThat(Integer.signum(change)).isEqualTo(winners.contains(seat) ? 1 : -1);
      }
    }
    JsonNode ladder = Client.json(client.get("/api/ladders/qin-many")).path("rows");
    assertThat(ladder).hasSize(3);
    assertThat(winners)
        .extracting(seat -> member(seat).name())
        .contains(ladder.get(0).path("name").asString());
    assertThat(Client.json(client.get("/api/ladders/qin")).path("rows")).isEmpty();
    assertSameAgain(winners);
  }

  /// Those who have lost, and those who have won, share a place: their ratings are the same. And
  /// the records give the same.
  private void assertSameAgain(List<Integer> winners) {
    for (boolean won : new boolean[] {true, false}) {
      assertThat(
              IntStream.rangeClosed(1, 3)
                  .filter(seat -> winners.contains(seat) == won)
                  .map(seat -> ratings(seat).get(0).path("rating").asInt())
                  .distinct()
                  .count())
          .isLessThanOrEqualTo(1);
    }
    try (TableLogs logs = SqliteLogs.in(data)) {
      RatingCheck.Report report = RatingCheck.of(Games.CATALOGUE, logs);
      assertThat(report.games()).isEqualTo(1);
      assertThat(report.different()).isEmpty();
    }
  }
}
