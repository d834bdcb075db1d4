package tianxia.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PersistentListTest {

  @Test
  void growsAndLeavesWhatWasBeforeAsItWas() {
    List<PersistentList<Integer>> versions = new ArrayList<>(List.of(PersistentList.empty()));
    for (int i = 0; i < 100; i++) {
      versions.add(versions.getLast().plus(i));
    }
    for (int size = 0; size <= 100; size++) {
      List<Integer> expected = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        expected.add(i);
      }
      assertThat(versions.get(size)).isEqualTo(expected);
    }
  }

  @Test
  void twoListsMayContinueOne() {
    PersistentList<String> one = PersistentList.<String>empty().plus("a");
    PersistentList<String> left = one.plus("b");
    PersistentList<String> right = one.plus("c");
    assertThat(left).containsExactly("a", "b");
    assertThat(right).containsExactly("a", "c");
  }

  @Test
  void hasNothingOutsideItsBounds() {
    PersistentList<String> one = PersistentList.<String>empty().plus("a");
    assertThatThrownBy(() -> one.get(1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> one.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> one.add("b")).isInstanceOf(UnsupportedOperationException.class);
  }
}
