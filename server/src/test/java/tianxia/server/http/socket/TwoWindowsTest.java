package tianxia.server.http.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.http.Client;
import tianxia.server.http.House;
import tianxia.server.http.SocketClient;
import tools.jackson.databind.JsonNode;

/// One seat open in two browser windows.
final class TwoWindowsTest {
  private static final String PLAY =
      "{\"type\":\"play\",\"id\":\"%s\",\"seq\":%d,\"actions\":[\"%s\"]}";

  @TempDir Path data;

  @Test
  void aStaleCommandOfOneDoesNotMakeTheOtherForgetWhatItKnew() {
    try (House house = new House(data)) {
      House.Table table = house.table("contrees", "me", "me");
      List<SocketClient> seats =
          table.tokens().stream()
              .map(token -> house.client().socket(table.id()).hello(token))
              .toList();
      SocketClient one = seats.getFirst();
      try (SocketClient other = house.client().socket(table.id())) {
        JsonNode first = one.next("frame");
        other.hello(table.tokens().getFirst()).next("frame");
        play(one, "a", first);
        JsonNode second = one.next("frame");
        for (String late :
            new String[] {
              PLAY.formatted("b", first.path("seq").asInt(), "x"),
              "{\"type\":\"preview\",\"id\":\"c\",\"seq\":1,\"actions\":[\"x\"]}"
            }) {
          one.send(late);
          assertThat(one.next("refused").path("code").asString()).isEqualTo("stale");
          JsonNode whole = one.next("frame");
          assertThat(whole.path("whole").asBoolean()).isTrue();
          assertThat(whole.path("seq")).isEqualTo(second.path("seq"));
        }
        int mover = second.path("actors").path(0).asInt();
        int seq = second.path("seq").asInt();
        JsonNode due =
            mover == 1 ? second : seats.get(mover - 1).next(m -> m.path("seq").asInt() == seq);
        play(seats.get(mover - 1), "d", due);
        other.next(message -> message.path("seq").asInt() == seq + 1);
        assertThat(other.raw.stream().map(Client::json))
            .filteredOn(message -> message.path("type").asString().equals("frame"))
            .extracting(frame -> frame.path("whole").asBoolean())
            .startsWith(true)
            .endsWith(false)
            .containsOnlyOnce(true);
      }
      seats.forEach(SocketClient::close);
    }
  }

  private static void play(SocketClient socket, String id, JsonNode frame) {
    String action = frame.path("legal").path(0).asString();
    socket.send(PLAY.formatted(id, frame.path("seq").asInt(), action));
    assertThat(socket.next("done").path("id").asString()).isEqualTo(id);
  }
}
