package tianxia.server.table.leak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.ClientMessage;
import tianxia.server.table.House;
import tianxia.server.table.Party;
import tianxia.server.table.Streams;
import tianxia.server.table.Tables;

/// No viewer is sent what it may not know, in any message or by any endpoint. On the wire a card is
/// a capital letter after `draw ` or in a `card` member; other players' tokens never appear.
class HiddenTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void nobodyIsSentAnothersCards(int seats) throws InterruptedException {
    try (House house = new House()) {
      Party party = house.persons("cards", Map.of("players", Integer.toString(seats)), seats);
      Map<Integer, Tables.Subscription> streams = new HashMap<>();
      for (int viewer = 0; viewer <= seats; viewer++) {
        streams.put(viewer, party.stream(viewer, Optional.empty()));
      }
      Map<Integer, List<String>> raw = new HashMap<>();
      for (Frame now = party.frame(0); !now.actors().isEmpty(); now = party.frame(0)) {
        int seat = now.actors().getFirst();
        String action = party.frame(seat).legal().getFirst();
        for (int viewer = 0; viewer <= seats; viewer++) {
          List<String> got = raw.computeIfAbsent(viewer, v -> new ArrayList<>());
          Party.refused(
              viewer == seat
                  ? party.play(viewer, "show Z")
                  : party.send(viewer, new ClientMessage.Preview("p", now.seq(), List.of(action))),
              viewer == 0 ? "not-allowed" : "illegal");
          got.add(Messages.write(Frame.class, party.frame(viewer)));
          got.add(Messages.write(Frame.class, position(house, party, viewer, now.ply())));
          got.add(party.record(viewer));
          collect(streams.getOrDefault(viewer, Streams.NOTHING), now.seq(), got);
        }
        Party.done(party.play(seat, action));
      }
      raw.forEach((viewer, texts) -> texts.forEach(text -> holds(party, viewer, seats, text)));
      for (Tables.Subscription stream : streams.values()) {
        stream.close();
      }
    }
  }

  private static Frame position(House house, Party party, int viewer, int ply) {
    return (Frame) house.tables().position(party.table(), party.token(viewer), ply);
  }

  private static void collect(Tables.Subscription stream, int seq, List<String> got)
      throws InterruptedException {
    Frame[] last = new Frame[1];
    while (last[0] == null || last[0].seq() < seq) {
      ServerMessage message = stream.next();
      got.add(Messages.write(message));
      if (message instanceof Frame frame) {
        last[0] = frame;
      }
    }
  }

  private static void holds(Party party, int viewer, int seats, String text) {
    for (int seat = 0; seat <= seats; seat++) {
      assertThat(text).doesNotContain(party.token(seat));
    }
    assertThat(text).doesNotContain("\"secret\"").doesNotContain("\nsecret ");
    // Only the drawing seat is told the card.
    int at = text.indexOf("\"code\":\"drawn\"");
    while (at >= 0) {
      int from = text.lastIndexOf('{', at);
      String happening = text.substring(from, text.indexOf('}', at));
      assertThat(happening.contains("\"card\""))
          .isEqualTo(happening.contains("\"by\":" + viewer + ","));
      at = text.indexOf("\"code\":\"drawn\"", at + 1);
    }
    int hands = text.indexOf("\"hands\":[");
    if (hands >= 0) {
      String list = text.substring(hands + 9, text.indexOf(']', hands));
      String[] each = list.split(",", -1);
      for (int seat = 1; seat <= seats; seat++) {
        assertThat(each[seat - 1].startsWith("\"")).isEqualTo(seat == viewer);
      }
    }
    if (viewer == 0) {
      assertThat(text).doesNotContainPattern("draw [ABC]");
    }
  }
}
