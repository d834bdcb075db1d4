package tianxia.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The protocol of ownership, in all interleavings.
class OwnershipModelTest {
  @Test
  void noInterleavingLosesOrDoublesAWriteOrMakesTwoWriters() {
    OwnershipModel.Found found =
        new OwnershipModel(EnumSet.allOf(OwnershipModel.Rule.class)).explore();
    assertThat(found.violation()).isEmpty();
    assertThat(found.worlds()).isGreaterThan(10_000);
  }

  /// Without any one of its rules something goes wrong, so the model can tell.
  @ParameterizedTest
  @EnumSource
  void everyRuleIsNeeded(OwnershipModel.Rule rule) {
    OwnershipModel.Found found =
        new OwnershipModel(EnumSet.complementOf(EnumSet.of(rule))).explore();
    assertThat(found.violation()).isPresent();
  }
}
