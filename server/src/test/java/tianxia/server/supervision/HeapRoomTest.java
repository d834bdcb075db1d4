package tianxia.server.supervision;

import static org.assertj.core.api.Assertions.assertThat;
import static tianxia.server.supervision.HeapRoom.LARGE;
import static tianxia.server.supervision.HeapRoom.SMALL;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// How much room a heap has.
class HeapRoomTest {
  private final HotSpotDiagnosticMXBean jvm =
      ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
  private final String least = option("MinHeapFreeRatio");
  private final String most = option("MaxHeapFreeRatio");

  private String option(String name) {
    return jvm.getVMOption(name).getValue();
  }

  @AfterEach
  void restore() {
    jvm.setVMOption("MinHeapFreeRatio", "0");
    jvm.setVMOption("MaxHeapFreeRatio", most);
    jvm.setVMOption("MinHeapFreeRatio", least);
  }

  @Test
  void aBusyProcessGetsMoreOfItAndAQuietOneGivesItBack() {
    assertThat(SMALL.suiting(true, Duration.ofSeconds(29), false)).isEqualTo(SMALL);
    assertThat(SMALL.suiting(true, Duration.ofSeconds(30), false)).isEqualTo(LARGE);
    assertThat(LARGE.suiting(true, Duration.ofHours(1), false)).isEqualTo(LARGE);
    assertThat(LARGE.suiting(false, Duration.ofSeconds(59), false)).isEqualTo(LARGE);
    assertThat(LARGE.suiting(false, Duration.ofMinutes(1), false)).isEqualTo(SMALL);
    assertThat(SMALL.suiting(false, Duration.ofHours(1), false)).isEqualTo(SMALL);
  }

  @Test
  void aLargeHeapHasNoMoreThanTheCollectorNeeds() {
    assertThat(SMALL.suiting(true, Duration.ofHours(1), true)).isEqualTo(SMALL);
    assertThat(LARGE.suiting(true, Duration.ofHours(1), true)).isEqualTo(SMALL);
    assertThat(LARGE.suiting(false, Duration.ZERO, true)).isEqualTo(SMALL);
  }

  @Test
  void itIsSetWhileTheProgramRuns() {
    LARGE.set();
    assertThat(option("MinHeapFreeRatio")).isEqualTo("90");
    assertThat(option("MaxHeapFreeRatio")).isEqualTo("95");
    SMALL.set();
    assertThat(option("MinHeapFreeRatio")).isEqualTo("5");
    assertThat(option("MaxHeapFreeRatio")).isEqualTo("10");
  }
}
