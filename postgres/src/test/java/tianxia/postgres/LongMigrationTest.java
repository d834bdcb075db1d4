package tianxia.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Bringing the tables of years up to date takes longer than anything else may.
final class LongMigrationTest {
  @Test
  void whatEndsOtherWorkDoesNotEndIt() {
    TestDatabase postgres = TestDatabase.shared();
    postgres.impatient().migrate();
    assertThat(postgres.count("select count(*) from log")).isZero();
  }
}
