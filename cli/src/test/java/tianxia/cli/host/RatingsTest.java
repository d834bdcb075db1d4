package tianxia.cli.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.cli.Run;
import tianxia.server.rating.Change;
import tianxia.server.rating.Ledger;
import tianxia.server.rating.RatedGame;
import tianxia.server.rating.Rating;
import tianxia.server.store.Store;
import tianxia.server.store.folder.DataFolder;
import tianxia.server.store.sqlite.SqliteStore;

/// `ratings`: a game whose record is deleted counts by its places.
class RatingsTest {
  private static final String WELL =
      "1 rated games computed again, 1 of them without their records: all is as it was.\n";
  private static final String WRONG =
      "gone: differs\n1 rated games computed again, 1 of them without their records: 1 differ.\n";

  @TempDir private Path folder;
  private Path data;
  private List<Change> right;

  @BeforeEach
  void rate() {
    data = folder.resolve("data");
    right =
        new Ledger()
            .rate(
                new RatedGame(
                    "gone",
                    "qin",
                    8,
                    List.of(new RatedGame.Player(1, "", 1), new RatedGame.Player(2, "", 2))),
                List.of());
    store(right);
  }

  private void store(List<Change> changes) {
    try (Store store = new SqliteStore(DataFolder.open(data), (part, cause) -> {})) {
      store.accounts().orElseThrow().ratings().replace(changes);
    }
  }

  private static Change spoilt(Change c) {
    return new Change(
        c.order(),
        c.table(),
        c.seat(),
        c.account(),
        c.ladder(),
        c.place(),
        c.before(),
        Rating.INITIAL,
        c.at());
  }

  @Test
  void whatIsAsItWasIsToldInOneLine() {
    assertThat(Run.of("ratings", "--data", data)).isEqualTo(new Run(0, WELL, ""));
  }

  @Test
  void whatDiffersIsToldAndWrittenAnew() {
    store(List.of(spoilt(right.getFirst()), right.getLast()));
    assertThat(Run.of("ratings", "--data", data)).isEqualTo(new Run(1, WRONG, ""));
    Path copy = folder.resolve("copy.db");
    assertThat(Run.of("backup", copy, "--data", data).status()).isZero();
    assertThat(Run.of("ratings", copy)).isEqualTo(new Run(1, WRONG, ""));
    assertThat(Run.of("ratings", copy, "--write").complained()).isTrue();
    assertThat(Run.of("ratings", "--write", "--data", data))
        .isEqualTo(new Run(0, WRONG + "Written.\n", ""));
    assertThat(Run.of("ratings", "--data", data)).isEqualTo(new Run(0, WELL, ""));
  }
}
