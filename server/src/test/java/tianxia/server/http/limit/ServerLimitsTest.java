package tianxia.server.http.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tianxia.server.table.TableLimits;

/// The configurable limits, and that the docs describe them correctly.
final class ServerLimitsTest {
  @Test
  void whatIsSetCountsAndTheRestIsStandard() {
    ServerLimits bounds =
        ServerLimits.of(
            List.of("sockets-per-address=600", "idle=90s", "ping=500ms", "idle=2s", "unbegun=3h"));
    assertThat(bounds.limits().sockets()).isEqualTo(600);
    assertThat(bounds.limits().idle()).isEqualTo(Duration.ofSeconds(2));
    assertThat(bounds.limits().ping()).isEqualTo(Duration.ofMillis(500));
    assertThat(bounds.limits().joins()).isEqualTo(ServerLimits.STANDARD.limits().joins());
    assertThat(bounds.tableLimits().unbegun()).isEqualTo(Duration.ofHours(3));
    assertThat(ServerLimits.of(List.of()).tableLimits()).isEqualTo(TableLimits.standard());
  }

  @Test
  void whatCantBeUnderstoodIsRefusedInASentence() {
    for (String wrong :
        List.of(
            "x=1",
            "",
            "=",
            "idle",
            "idle=",
            "idle=60",
            "idle=-1s",
            "idle=1.5s",
            "idle=0s",
            "idle=61m",
            "finished=23h",
            "unfinished=36501d",
            "connections=0",
            "connections=many",
            "connections=9999999999999999999",
            "connections=1e3")) {
      assertThatThrownBy(() -> ServerLimits.of(List.of(wrong)))
          .as(wrong)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageNotContaining("\n")
          .hasMessageNotContaining("Exception");
    }
  }

  @Test
  void everyBoundHasANameAValueInRangeAndAPlaceOnThePage() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "LIMITS.md"));
    for (ServerLimit bound : ServerLimit.values()) {
      assertThat(bound.id()).matches("[a-z]+(-[a-z]+)*");
      assertThat(bound.standard()).isBetween(bound.unit().least(), bound.unit().most());
      String standard = bound.unit().write(bound.standard());
      assertThat(bound.unit().read(standard)).hasValue(bound.standard());
      assertThat(page)
          .contains(
              "| `%s` | %s | %s | %s |"
                  .formatted(bound.id(), standard, bound.unit().name(), bound.meaning()));
    }
    assertThat(Arrays.stream(ServerLimit.values()).map(ServerLimit::id).distinct().count())
        .isEqualTo(ServerLimit.values().length);
  }
}
