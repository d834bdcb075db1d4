package tianxia.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tianxia.postgres.OwnershipModel.Rule;

/// The protocol of ownership, in all interleavings.
class OwnershipModelTest {
  private static final Set<Rule> ALL = EnumSet.allOf(Rule.class);

  @Test
  void noInterleavingLosesOrDoublesAWriteOrMakesTwoWriters() {
    OwnershipModel.Found found = new OwnershipModel(ALL, false).explore();
    assertThat(found.violation()).isEmpty();
    assertThat(found.worlds()).isGreaterThan(10_000);
  }

  @Test
  void noneDoesInAClusterEitherAndNobodyShowsATableThatHasMoved() {
    OwnershipModel.Found found = new OwnershipModel(ALL, true).explore();
    assertThat(found.violation()).isEmpty();
    assertThat(found.worlds()).isGreaterThan(10_000);
  }

  /// Without any one of its rules something goes wrong, so the model can tell.
  @ParameterizedTest
  @EnumSource
  void everyRuleIsNeededInACluster(Rule rule) {
    assertThat(new OwnershipModel(without(rule), true).explore().violation()).isPresent();
  }

  @ParameterizedTest
  @EnumSource(names = {"EPOCH_IS_COMPARED", "CLAIM_WAITS", "FAILURE_UNLOADS"})
  void theRulesOfWritingAreNeededUnderAnyPolicy(Rule rule) {
    assertThat(new OwnershipModel(without(rule), false).explore().violation()).isPresent();
  }

  private static Set<Rule> without(Rule rule) {
    return EnumSet.complementOf(EnumSet.of(rule));
  }
}
