package tianxia.opponents.pagoda;

import java.util.Arrays;

/// The positions within a turn, each stored once however it is reached: the order of building often
/// does not matter, nor which of two equal sites is used. Node 0 is the start; the turn may end at
/// nodes where [#ends] holds. Cards from display and hand are counted together.
final class TurnGraph {
  /// The maximum number of nodes; a few turns in a thousand reach it.
  static final int MAX_NODES = 1 << 14;

  /// Bit offsets within the flags: above the markers (two bits per colour) are the abilities used,
  /// the columns built, whether a red tile was laid, and whether it was a modified turn.
  static final int USED = 10;

  static final int COLUMNS = 15;
  static final int RED_LAID = 1 << 18;
  static final int DONE = 1 << 19;

  private static final int SLOTS = 4 * MAX_NODES;

  final long[] sites = new long[MAX_NODES];
  final int[] supply = new int[MAX_NODES];

  /// The cards still held.
  final int[] cards = new int[MAX_NODES];

  /// The points scored.
  final int[] gain = new int[MAX_NODES];

  /// The node and the [Move] by which it was first reached; −1 for node 0.
  final int[] parent = new int[MAX_NODES];

  final int[] move = new int[MAX_NODES];
  final int[] flags = new int[MAX_NODES];
  private final long[] hashes = new long[MAX_NODES];
  private final int[] table = new int[SLOTS];
  private int count;

  TurnGraph() {
    Arrays.fill(table, -1);
  }

  int count() {
    return count;
  }

  int markers(int node) {
    return flags[node] & (1 << USED) - 1;
  }

  int used(int node) {
    return flags[node] >> USED & 31;
  }

  int columns(int node) {
    return flags[node] >> COLUMNS & 7;
  }

  /// Whether the turn may end here.
  boolean ends(int node) {
    return columns(node) > 0 || modified(node);
  }

  boolean modified(int node) {
    return (flags[node] & DONE) != 0;
  }

  boolean can(int node, int ability) {
    return SearchState.marker(flags[node], ability) > 0 && !usedUp(node, ability);
  }

  boolean usedUp(int node, int ability) {
    return (flags[node] >> USED + ability & 1) != 0;
  }

  /// The flags after using an ability.
  static int use(int flags, int ability) {
    return flags - (1 << 2 * ability) | 1 << USED + ability;
  }

  /// Whether an earlier site of the node is equal.
  boolean seenBefore(int node, int site, int code) {
    for (int other = 0; other < site; other++) {
      if (Site.get(sites[node], other) == code) {
        return true;
      }
    }
    return false;
  }

  /// Applies a turn up to its draw.
  void play(int node, SearchState state) {
    state.sites = sites[node];
    state.supply = supply[node];
    state.markers[state.turn] = markers(node);
    state.used = used(node);
    state.score[state.turn] += gain[node];
    state.giveUp(state.held() - cards[node]);
  }

  /// Resets the graph for a turn.
  void begin(SearchState state) {
    clear();
    int root = state.markers[state.turn] | state.used << USED | state.columns << COLUMNS;
    add(-1, 0, state.sites, state.supply, state.held(), root, 0);
  }

  private void clear() {
    if (count > SLOTS / 16) {
      Arrays.fill(table, -1);
    } else {
      // Each run of occupied slots that contains a node is cleared from the node's own slot on.
      for (int node = 0; node < count; node++) {
        for (int slot = slot(hashes[node]); table[slot] >= 0; slot = slot + 1 & SLOTS - 1) {
          table[slot] = -1;
        }
      }
    }
    count = 0;
  }

  private static int slot(long hash) {
    return (int) hash & SLOTS - 1;
  }

  /// Adds a node unless an equivalent one exists. Nodes are compared by a 64-bit hash; collisions
  /// are rare enough to ignore.
  void add(int from, int how, long built, int tiles, int held, int bits, int points) {
    int sum = from < 0 ? points : gain[from] + points;
    long rest = ((long) tiles << 20 | bits) + held * 0x9e3779b97f4a7c15L;
    long hash = Site.mix(Site.hash(built) + Site.mix(rest) + sum);
    int slot = slot(hash);
    for (; table[slot] >= 0; slot = slot + 1 & SLOTS - 1) {
      if (hashes[table[slot]] == hash) {
        return;
      }
    }
    if (count == MAX_NODES) {
      return;
    }
    int node = count++;
    table[slot] = node;
    hashes[node] = hash;
    sites[node] = built;
    supply[node] = tiles;
    cards[node] = held;
    flags[node] = bits;
    gain[node] = sum;
    parent[node] = from;
    move[node] = how;
  }
}
