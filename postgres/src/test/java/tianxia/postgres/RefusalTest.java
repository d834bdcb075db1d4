package tianxia.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import tianxia.server.supervision.Unbroken;

/// A database that can't be used is refused with a message that says why, and holds no secret.
class RefusalTest {
  private final TestDatabase database = TestDatabase.shared();

  private void refused(String address, String user, String why) {
    AbstractThrowableAssert<?, ? extends Throwable> thrown =
        assertThatThrownBy(
                () -> new PostgresStore(TestDatabase.at(address, user, "hush"), new Unbroken()))
            .isInstanceOf(UncheckedIOException.class)
            .hasMessageContaining("the database ")
            .hasMessageContaining(why);
    thrown.satisfies(failure -> {
      StringWriter all = new StringWriter();
      failure.printStackTrace(new PrintWriter(all));
      assertThat(all.toString()).doesNotContain("hush", "ada-of-the-store");
      assertThat(failure.getMessage()).doesNotContain("\n");
    });
  }

  @Test
  void whoIsNotKnown() {
    refused(database.address(), "ada-of-the-store", "refuses the user or the password");
  }

  @Test
  void whatIsNotThere() {
    refused("postgresql://localhost:" + database.port() + "/none", "postgres", "no such database");
    refused("postgresql://localhost:1/none", "postgres", "can't be reached");
  }

  @Test
  void whoHasNoRights() {
    database.execute("drop role if exists \"ada-of-the-store\"");
    database.execute("create role \"ada-of-the-store\" login");
    refused(database.address(), "ada-of-the-store", "lacks the rights");
  }

  @Test
  void whatANewerVersionHasWritten() {
    database.open().close();
    database.execute(
        "insert into flyway_schema_history values"
            + " (99, '99', 'later', 'SQL', 'V99__later.sql', 1, 'x', now(), 1, true)");
    refused(database.address(), "postgres", "newer");
  }

  @Test
  void otherTables() {
    database.renew();
    database.execute("create table log (id text)");
    refused(database.address(), "postgres", "other tables");
  }
}
