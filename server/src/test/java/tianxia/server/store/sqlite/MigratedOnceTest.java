package tianxia.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.flywaydb.core.api.FlywayException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MigratedOnceTest {
  private static final OptionalInt PROGRAM = OptionalInt.of(-7);

  @TempDir Path folder;
  private SqliteDatabase database;

  @BeforeEach
  void begin() {
    database = new SqliteDatabase(folder.resolve("games.db"));
  }

  /// Flyway refuses tables that it does not know.
  private void forget() {
    database.writing().useHandle(handle -> handle.execute("drop table flyway_schema_history"));
  }

  @Test
  void theProgramThatBroughtItUpToDateLooksNoMore() {
    database.migrate(PROGRAM);
    forget();
    assertThatCode(() -> database.migrate(PROGRAM)).doesNotThrowAnyException();
  }

  @Test
  void anyOtherLooks() {
    database.migrate(PROGRAM);
    forget();
    for (OptionalInt other : List.of(OptionalInt.of(8), OptionalInt.empty())) {
      assertThatThrownBy(() -> database.migrate(other)).isInstanceOf(FlywayException.class);
    }
  }

  @Test
  void aCopyKnowsItToo() {
    database.migrate(PROGRAM);
    forget();
    Path copy = folder.resolve("copy.db");
    database.copyInto(copy);
    SqliteDatabase restored = new SqliteDatabase(copy);
    assertThatCode(() -> restored.migrate(PROGRAM)).doesNotThrowAnyException();
  }
}
