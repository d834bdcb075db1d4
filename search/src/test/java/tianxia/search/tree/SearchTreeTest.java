package tianxia.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SearchTreeTest {
  private static int fill(SearchTree tree) {
    int node = SearchTree.ROOT;
    int added = 1;
    for (int action = 0; ; action++) {
      int child = tree.childOrNew(node, action);
      if (child == SearchTree.NONE) {
        return added;
      }
      added++;
      tree.note(child, 1, 0);
      if (action % 3 == 0) {
        node = child;
      }
    }
  }

  @Test
  void growsToItsBytesAndNoFurther() {
    for (int nodes : new int[] {1, 7, 1024, 50_000}) {
      SearchTree tree = new SearchTree((long) nodes * SearchTree.NODE_BYTES);
      assertThat(fill(tree)).isEqualTo(nodes);
      assertThat(tree.size()).isEqualTo(nodes);
    }
  }

  @Test
  void whatIsThereIsFoundWhenItIsFull() {
    SearchTree tree = new SearchTree(3L * SearchTree.NODE_BYTES);
    int first = tree.childOrNew(SearchTree.ROOT, 5);
    int second = tree.childOrNew(first, 5);
    assertThat(tree.childOrNew(second, 5)).isEqualTo(SearchTree.NONE);
    assertThat(tree.childOrNew(SearchTree.ROOT, 5)).isEqualTo(first);
    assertThat(tree.childOrNew(first, 5)).isEqualTo(second);
  }

  @Test
  void clearedItIsAsNew() {
    SearchTree tree = new SearchTree(20_000L * SearchTree.NODE_BYTES);
    fill(tree);
    for (int nodes : new int[] {20_000, 10, 20_000}) {
      tree.clear();
      assertThat(tree.size()).isEqualTo(1);
      assertThat(tree.visits(SearchTree.ROOT)).isZero();
      assertThat(tree.child(SearchTree.ROOT, 0)).isEqualTo(SearchTree.NONE);
      for (int action = 0; action < nodes - 1; action++) {
        int child = tree.add(SearchTree.ROOT, action);
        assertThat(tree.visits(child)).isZero();
        assertThat(tree.available(child)).isZero();
        assertThat(tree.regret(child)).isZero();
        assertThat(tree.average(child)).isZero();
        assertThat(tree.fortune(child)).isEqualTo(0.5);
        tree.note(child, 1, 1);
        tree.seeAvailable(child);
        tree.regret(child, 2);
        tree.average(child, 3);
      }
    }
  }
}
