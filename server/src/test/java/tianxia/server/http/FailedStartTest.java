package tianxia.server.http;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.games.Games;
import tianxia.server.Server;
import tianxia.server.ServerConfig;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;

/// A server that could not start has closed what it had opened: nothing keeps its process, and
/// another can start on its data.
class FailedStartTest {
  @TempDir Path data;

  @Test
  void anErrorEndsWhatWasBegun() {
    ServerConfig config = ServerConfig.local(data).withPort(0).withLimits(TestLimits.none());
    assertThatThrownBy(() ->
            Server.start(
                config,
                Games.CATALOGUE,
                failures -> new SqliteStore(DataFolder.open(data), failures),
                (local, lobby, store, failures) -> {
                  throw new NoClassDefFoundError("planted");
                }))
        .isInstanceOf(NoClassDefFoundError.class)
        .hasMessage("planted");
    Server.start(config).close();
  }
}
