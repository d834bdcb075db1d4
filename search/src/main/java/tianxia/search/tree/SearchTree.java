package tianxia.search.tree;

import java.util.Arrays;

/// The nodes of a search tree in flat arrays. A node stands for the decisions that led to it, as
/// one path of actions from the root; chance is not represented (open-loop search: draws are
/// averaged over). Children are found by hashing, so that nodes whose legal actions differ between
/// determinizations cost no more than others.
final class SearchTree {
  static final int ROOT = 0;
  static final int NONE = -1;

  private static final int FIRST_NODES = 1024;
  private static final int FIRST_SLOTS = 4 * FIRST_NODES;
  private static final int SLOT_BYTES = Long.BYTES + Integer.BYTES;

  /// The size of a node, in bytes: two counts and four sums, and two slots of the hash table, which
  /// is at most half full.
  static final int NODE_BYTES = 2 * Integer.BYTES + 4 * Double.BYTES + 2 * SLOT_BYTES;

  private final int maxNodes;
  private int count;
  private int[] visits = new int[FIRST_NODES];
  private int[] available = new int[FIRST_NODES];
  private double[] reward = new double[FIRST_NODES];
  private double[] fortune = new double[FIRST_NODES];
  private double[] regret = new double[FIRST_NODES];
  private double[] average = new double[FIRST_NODES];

  private long[] keys = new long[FIRST_SLOTS];
  private int[] children = new int[FIRST_SLOTS];

  /// @param maxBytes the maximum memory of its nodes, in bytes: beyond it no node is added, and the
  ///   search continues with the existing ones. While an array grows, the old one exists beside it,
  ///   which adds at most a sixth
  SearchTree(long maxBytes) {
    maxNodes = Math.toIntExact(Math.max(1, maxBytes / NODE_BYTES));
    Arrays.fill(children, NONE);
    count = 1;
  }

  /// Removes all nodes but the root and keeps the memory. The cost is proportional to the number of
  /// nodes; the tree grows again as the next search needs.
  void clear() {
    Arrays.fill(visits, 0, count, 0);
    Arrays.fill(available, 0, count, 0);
    Arrays.fill(reward, 0, count, 0);
    Arrays.fill(fortune, 0, count, 0);
    Arrays.fill(regret, 0, count, 0);
    Arrays.fill(average, 0, count, 0);
    if (keys.length > FIRST_SLOTS && keys.length > 8 * count) {
      keys = new long[FIRST_SLOTS];
      children = new int[FIRST_SLOTS];
    }
    Arrays.fill(children, NONE);
    count = 1;
  }

  /// The number of nodes, including the root.
  int size() {
    return count;
  }

  /// The child of a node by an action, or NONE.
  int child(int node, int action) {
    long key = key(node, action);
    for (int slot = slot(key); ; slot = slot + 1 & keys.length - 1) {
      if (children[slot] == NONE) {
        return NONE;
      }
      if (keys[slot] == key) {
        return children[slot];
      }
    }
  }

  /// The child of a node by an action, added if missing; NONE if the tree is full.
  int childOrNew(int node, int action) {
    int child = child(node, action);
    return child != NONE ? child : add(node, action);
  }

  /// Adds the child of a node by an action; NONE if the tree is full.
  int add(int node, int action) {
    if (count >= maxNodes) {
      return NONE;
    }
    if (count == visits.length) {
      visits = Arrays.copyOf(visits, 2 * count);
      available = Arrays.copyOf(available, 2 * count);
      reward = Arrays.copyOf(reward, 2 * count);
      fortune = Arrays.copyOf(fortune, 2 * count);
      regret = Arrays.copyOf(regret, 2 * count);
      average = Arrays.copyOf(average, 2 * count);
    }
    if (2 * count > keys.length) {
      rehash();
    }
    int child = count++;
    put(key(node, action), child);
    return child;
  }

  /// The number of visits to the node.
  int visits(int node) {
    return visits[node];
  }

  /// How often the node's action was legal when its parent was visited.
  int available(int node) {
    return available[node];
  }

  void seeAvailable(int node) {
    available[node]++;
  }

  /// The mean reward, from 0 to 1, of the seat that chose the node's action.
  double mean(int node) {
    return reward[node] / visits[node];
  }

  /// The mean reward, from 0 to 1, of the seats that chose at this node.
  double fortune(int node) {
    return visits[node] == 0 ? 0.5 : fortune[node] / visits[node];
  }

  /// Records a playout through the node.
  ///
  /// @param chooser the reward of the seat whose action led to the node
  /// @param next the reward of the seat that acts at the node
  void note(int node, double chooser, double next) {
    visits[node]++;
    reward[node] += chooser;
    fortune[node] += next;
  }

  /// The regret for not having chosen the node over its siblings, summed over the iterations.
  double regret(int node) {
    return regret[node];
  }

  void regret(int node, double gain) {
    regret[node] += gain;
  }

  /// The weighted sum of the probabilities with which the node's action was chosen.
  double average(int node) {
    return average[node];
  }

  void average(int node, double weighted) {
    average[node] += weighted;
  }

  private static long key(int node, int action) {
    return (long) node << 32 | action & 0xffffffffL;
  }

  private int slot(long key) {
    long mixed = key * 0x9e3779b97f4a7c15L;
    return (int) (mixed >>> 32) & keys.length - 1;
  }

  private void put(long key, int child) {
    int slot = slot(key);
    while (children[slot] != NONE) {
      slot = slot + 1 & keys.length - 1;
    }
    keys[slot] = key;
    children[slot] = child;
  }

  private void rehash() {
    long[] oldKeys = keys;
    int[] oldChildren = children;
    keys = new long[2 * oldKeys.length];
    children = new int[2 * oldKeys.length];
    Arrays.fill(children, NONE);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldChildren[i] != NONE) {
        put(oldKeys[i], oldChildren[i]);
      }
    }
  }
}
