package tianxia.cluster.shard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.pekko.cluster.MemberStatus;
import org.junit.jupiter.api.Test;

class DeparturesTest {
  /// Otherwise its shards would be asked of a node that answers nothing any more.
  @Test
  void aNodeThatIsDeclaredDownHandsNothingOver() {
    assertThat(List.of(MemberStatus.up(), MemberStatus.leaving(), MemberStatus.exiting()))
        .allMatch(Departures::serves);
    assertThat(List.of(MemberStatus.down(), MemberStatus.removed())).noneMatch(Departures::serves);
  }
}
