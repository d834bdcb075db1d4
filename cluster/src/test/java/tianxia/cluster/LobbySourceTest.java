package tianxia.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tianxia.server.message.Listing;
import tianxia.server.message.LobbyShown;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TableInfo;
import tianxia.server.message.json.Messages;

/// However long the list is, its messages fit between nodes.
class LobbySourceTest {
  private static final List<String> GONE = List.of("g");

  /// With the longest names, of characters that take most room.
  private static Listing table(int number) {
    Listing.Sitter person =
        new Listing.Sitter(
            "person",
            Character.toString(0x2A6D0).repeat(40),
            Optional.of("master"),
            Optional.of(true),
            Optional.of(true));
    return new Listing(
        "%016d".formatted(number),
        "pebbles",
        Map.of("one", "x".repeat(40), "two", "y".repeat(40), "three", "z".repeat(40)),
        List.of(person, person, person, person),
        TableInfo.PLAYING,
        99,
        true,
        true,
        true,
        Optional.empty(),
        Optional.empty(),
        Long.MAX_VALUE,
        Optional.of("c".repeat(16)));
  }

  private static LobbyShown shown(boolean whole, int tables) {
    return new LobbyShown(
        whole,
        IntStream.range(0, tables).mapToObj(LobbySourceTest::table).toList(),
        whole ? List.of() : GONE);
  }

  @Test
  void whatIsShortIsOneMessage() {
    LobbyShown most = shown(false, LobbySource.MOST);
    assertThat(LobbySource.parts(most)).containsExactly(most);
    ServerMessage end = new ServerMessage.Failure("closing", "later");
    assertThat(LobbySource.parts(end)).containsExactly(end);
  }

  @Test
  void whatIsLongIsSeveral() {
    for (boolean whole : new boolean[] {true, false}) {
      LobbyShown all = shown(whole, 2 * LobbySource.MOST + 1);
      List<LobbyShown> parts = LobbySource.parts(all).stream().map(LobbyShown.class::cast).toList();
      assertThat(parts).extracting(LobbyShown::whole).containsExactly(whole, false, false);
      assertThat(parts)
          .extracting(LobbyShown::gone)
          .containsExactly(all.gone(), List.of(), List.of());
      assertThat(parts.stream().flatMap(part -> part.tables().stream()).toList())
          .isEqualTo(all.tables());
    }
  }

  @Test
  void eachFitsIntoAFrameOfTheTransport() {
    long frame =
        ConfigFactory.parseResources("tianxia-cluster.conf")
            .getBytes("pekko.remote.artery.advanced.maximum-frame-size");
    String longest = Messages.write(shown(true, LobbySource.MOST));
    assertThat(longest.getBytes(StandardCharsets.UTF_8).length).isLessThan((int) (frame * 9 / 10));
  }
}
