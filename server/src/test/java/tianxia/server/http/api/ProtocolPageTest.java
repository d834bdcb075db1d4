package tianxia.server.http.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tianxia.server.http.Client;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.http.limit.ServerLimits;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.WrittenMessage;
import tianxia.server.message.json.Messages;
import tianxia.server.message.request.ClientMessage;

/// The examples in `docs/PROTOCOL.md` are valid messages, and every message has one.
final class ProtocolPageTest {
  @Test
  void everyExampleIsAMessageOfAClient() throws IOException {
    Set<String> types = new TreeSet<>();
    for (String example : examples("client")) {
      Messages.Parsed<ClientMessage> parsed = Messages.receive(ClientMessage.class, example);
      assertThat(parsed).as(example).isInstanceOf(Messages.Parsed.Read.class);
      types.add(Client.json(example).path("type").asString());
    }
    assertThat(types)
        .hasSameSizeAs(List.of(leaves(ClientMessage.class).toArray()))
        .contains("hello", "play", "preview", "ping");
  }

  @Test
  void everyExampleIsAMessageOfAServer() throws IOException {
    Set<String> types = new TreeSet<>();
    for (String example : examples("server")) {
      Messages.Parsed<ServerMessage> parsed = Messages.read(ServerMessage.class, example);
      assertThat(parsed).as(example).isInstanceOf(Messages.Parsed.Read.class);
      if (parsed instanceof Messages.Parsed.Read<ServerMessage>(ServerMessage message)) {
        // The round trip neither loses nor adds anything.
        assertThat(Client.json(Messages.write(message))).isEqualTo(Client.json(example));
      }
      types.add(Client.json(example).path("type").asString());
    }
    List<Class<?>> kinds = new ArrayList<>(leaves(ServerMessage.class));
    // Another node's message, which is one of the others.
    kinds.remove(WrittenMessage.class);
    assertThat(types).hasSameSizeAs(kinds);
  }

  @Test
  void theLimitsAreThoseOfTheServer() throws IOException {
    ClientLimits limits = ServerLimits.STANDARD.limits();
    String page = page();
    assertThat(page)
        .contains(limits.messages().burst() + " messages in 10 seconds")
        .contains("%,d commands and previews in 10 seconds".formatted(limits.commands().burst()))
        .contains(limits.hints().burst() + " hints a minute")
        .contains("%,d HTTP requests a minute".formatted(limits.requests().burst()))
        .contains(limits.joins().burst() + " joins a minute")
        .contains(limits.tables().burst() + " tables in five minutes")
        .contains(limits.sockets() + " open sockets")
        .contains(limits.connections() + " connections")
        .contains("%,d a minute for files".formatted(limits.pages().burst()))
        .contains("%,d frames on all its sockets in 10".formatted(limits.frames().burst()))
        .contains("%,d new connections a minute".formatted(limits.arrivals().burst()))
        .contains("at most %,d connections".formatted(limits.networkConnections()))
        .contains("all together %,d".formatted(limits.allConnections()))
        .contains("within %d seconds".formatted(limits.head().toSeconds()))
        .contains("%,d characters".formatted(ClientLimits.MESSAGE));
  }

  /// The concrete records of a sealed type, recursively.
  private static List<Class<?>> leaves(Class<?> type) {
    List<Class<?>> all = new ArrayList<>();
    if (type.isSealed()) {
      for (Class<?> permitted : type.getPermittedSubclasses()) {
        all.addAll(leaves(permitted));
      }
    } else {
      all.add(type);
    }
    return all;
  }

  private static List<String> examples(String side) throws IOException {
    List<String> all = new ArrayList<>();
    String mark = "```json " + side + "\n";
    String page = page();
    for (int at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, at + 1)) {
      int from = at + mark.length();
      all.add(page.substring(from, page.indexOf("\n```", from)));
    }
    return all;
  }

  private static String page() throws IOException {
    return Files.readString(Path.of("..", "docs", "PROTOCOL.md"));
  }
}
