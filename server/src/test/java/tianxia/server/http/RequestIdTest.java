package tianxia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.logging.Level;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.server.log.Recorded;
import tianxia.server.supervision.Unbroken;
import tianxia.server.table.TableLimits;

/// Whoever is answered a fault can be told what was logged about it.
final class RequestIdTest {
  private static final String CRASH = "{\"type\":\"back\",\"id\":\"crash\",\"seq\":1}";
  private static final Pattern ID = Pattern.compile("internal error ([0-9a-f]{8}),");

  @TempDir Path folder;
  private final StubTables tables = new StubTables();
  private HttpServer web;
  private Client client;

  @BeforeEach
  void start() throws IOException {
    Files.writeString(folder.resolve("index.html"), "T");
    Settings settings =
        new Settings(
            "127.0.0.1",
            0,
            Set.of(),
            false,
            Page.in(folder),
            TestLimits.none(),
            TableLimits.standard());
    web = HttpServer.start(settings, StubTables.services(tables), new Unbroken());
    client = new Client(web.port());
  }

  @AfterEach
  void stop() throws InterruptedException {
    client.close();
    web.closing();
    tables.close();
    web.stop();
  }

  private static List<String> told(String answer) {
    return ID.matcher(answer).results().map(found -> found.group(1)).toList();
  }

  @Test
  void anAnswerAndWhatIsLoggedOfItsRequestHaveTheSameId() {
    try (Recorded log = Recorded.from(Level.WARNING)) {
      String first = client.post("/api/tables/t1/commands", CRASH, Client.token("good")).body();
      String second = client.post("/api/tables/t1/commands", CRASH, Client.token("good")).body();
      assertThat(log.requests())
          .isEqualTo(List.of(told(first).getFirst(), told(second).getFirst()));
      assertThat(log.requests()).doesNotHaveDuplicates();
    }
  }

  @Test
  void aSocketHasOneToo() throws InterruptedException {
    try (Recorded log = Recorded.from(Level.WARNING);
        SocketClient socket = client.socket("t1").hello("good").send(CRASH)) {
      String answer = socket.next("error").toString();
      assertThat(log.requests()).isEqualTo(told(answer)).hasSize(1);
    }
  }
}
