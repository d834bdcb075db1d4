package tianxia.cli.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.cli.Run;
import tianxia.server.store.folder.KeyFile;

/// `operator`.
class OperatorTest {
  @TempDir private Path data;

  @Test
  void theAddressHasTheKeyThatOpensTheDoor() {
    Run told = Run.of("operator", "--data", data);
    assertThat(told.out()).startsWith("http://localhost:8080/operator#key=").endsWith("\n");
    String key = told.out().strip().substring(told.out().indexOf('=') + 1);
    assertThat(new KeyFile(data).opens(key)).isTrue();
    assertThat(Run.of("operator", "--data", data)).isEqualTo(told);
  }
}
