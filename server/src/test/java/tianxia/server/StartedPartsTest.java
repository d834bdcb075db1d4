package tianxia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StartedPartsTest {
  private final List<String> closed = new ArrayList<>();
  private final StartedParts parts = new StartedParts();

  @Test
  void theLastIsClosedFirstAndEachOnce() {
    assertThat(parts.add("store", closed::add)).isEqualTo("store");
    parts.add("tables", closed::add);
    parts.add("web", closed::add);
    parts.close();
    parts.close();
    assertThat(closed).containsExactly("web", "tables", "store");
  }

  @Test
  void oneThatFailsKeepsNoneOpen() {
    parts.add("store", closed::add);
    parts.add(
        "tables",
        part -> {
          throw new IllegalStateException("planted");
        });
    parts.add("web", closed::add);
    parts.close();
    assertThat(closed).containsExactly("web", "store");
  }
}
