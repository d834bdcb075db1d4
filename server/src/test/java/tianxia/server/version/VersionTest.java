package tianxia.server.version;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VersionTest {
  @Test
  void itIsTheBuildsWithTheCommitIfThereIsOne() {
    assertThat(Version.text())
        .matches("\\d+\\.\\d+\\.\\d+(-SNAPSHOT)?(\\+[0-9a-f]{8}(\\.modified)?)?");
  }

  @Test
  void onlySourcesThatAreACommitsHaveItsNumber() {
    assertThat(Version.number().isPresent()).isEqualTo(Version.text().matches(".*\\+[0-9a-f]{8}"));
  }
}
