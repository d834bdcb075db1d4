package tianxia.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tianxia.server.store.StoreProvider;

class PostgresAddressTest {
  @Test
  void anAddressHasAHostAPortAndADatabase() {
    assertThat(PostgresAddress.of("postgresql://db.example.org/games"))
        .isEqualTo(
            new PostgresAddress(
                "db.example.org", 5432, "games", Optional.empty(), Optional.empty()));
    assertThat(
            PostgresAddress.of(
                "postgres://[::1]:5433/games?sslmode=verify-full&sslrootcert=/etc/ca.pem"))
        .isEqualTo(
            new PostgresAddress(
                "[::1]", 5433, "games", Optional.of("verify-full"), Optional.of("/etc/ca.pem")));
  }

  @Test
  void whatIsNoneIsRefusedAndNotRepeated() {
    for (String address :
        List.of(
            "postgresql://ada:hush@host/db",
            "postgresql://ada:hu@sh@host/db",
            "postgresql://host/db?password=hush",
            "postgresql://host/db?user=hush&sslmode=require",
            "postgresql://host/db?sslmode=hush",
            "postgresql://host/db/hush",
            "postgresql://host/db#hush",
            "postgresql://host/hush hush",
            "postgresql:///hush",
            "postgresql://host",
            "postgresql://host/",
            "postgresql:hush")) {
      assertThatThrownBy(() -> PostgresAddress.of(address))
          .as(address)
          .isInstanceOf(IllegalArgumentException.class)
          .hasNoCause()
          .message()
          .startsWith("the address of the store: ")
          .doesNotContain("hush", "ada")
          .doesNotContain("\n");
    }
  }

  @Test
  void credentialsComeFromTheEnvironmentAndAreNotShown() {
    Map<String, String> both =
        Map.of(
            "TIANXIA_STORE_USER", "ada",
            "TIANXIA_STORE_PASSWORD", "hush",
            "PGUSER", "other",
            "PGPASSWORD", "word");
    assertThat(Credentials.of(both).user()).hasValue("ada");
    assertThat(Credentials.of(both).password()).hasValue("hush");
    assertThat(Credentials.of(both).toString()).doesNotContain("ada", "hush");
    Map<String, String> usual = Map.of("PGUSER", "other", "TIANXIA_STORE_PASSWORD", "");
    assertThat(Credentials.of(usual).user()).hasValue("other");
    assertThat(Credentials.of(usual).password()).isEmpty();
  }

  @Test
  void theStoreIsFoundByTheSchemeOfItsAddress() {
    assertThat(StoreProvider.of("postgresql")).containsInstanceOf(PostgresProvider.class);
    assertThat(StoreProvider.of("mysql")).isEmpty();
  }
}
