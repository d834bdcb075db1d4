package tianxia.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The backup procedure of `docs/HOSTING.md`: a copy made while the server runs is complete.
final class BackupTest {
  @TempDir Path folder;

  @Test
  void aCopyThatWasMadeWhileTheServerRunsGoesOn() throws Exception {
    Path data = folder.resolve("data");
    Path other = Files.createDirectory(folder.resolve("other"));
    House.Table table;
    JsonNode before;
    try (House house = new House(data)) {
      table = house.table("contrees", "me", "me");
      RandomPlayer player = house.player(table, table.tokens().getFirst(), "a", 1);
      player.playUntil(frame -> frame.path("legal").isEmpty());
      try (Connection sqlite =
              DriverManager.getConnection("jdbc:sqlite:" + data.resolve("tianxia.db"));
          Statement statement = sqlite.createStatement()) {
        statement.execute("vacuum into '" + other.resolve("tianxia.db") + "'");
      }
      before = frame(house, table);
    }
    try (House house = new House(other)) {
      assertThat(frame(house, table).path("events")).isEqualTo(before.path("events")).isNotEmpty();
    }
  }

  private static JsonNode frame(House house, House.Table table) {
    String[] token = Client.token(table.tokens().getFirst());
    return Client.json(house.client().get(table.path("frame"), token));
  }
}
