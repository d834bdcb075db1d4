package tianxia.search.tree;

import java.util.Arrays;
import tianxia.kernel.Actors;

/// The path of one iteration through the tree. While everyone sees everything the seats share one
/// path; at the first simultaneous decision their paths part, and from then on each seat's path
/// follows what it has seen: its own choices, and the public ones of others.
final class SearchPath {
  /// The maximum length of a path; what lies below is played at random.
  private static final int DEEPEST = 512;

  private static final int SEATS = 32;

  /// Below the node where the paths part, a seat's own begins with this action minus its number.
  private static final int OWN = -1;

  private final SearchTree tree;

  /// The nodes on the path, the chooser of the action that leads to each, and who acted at it; 0:
  /// nobody.
  private final int[] nodes = new int[DEEPEST];

  private final int[] choosers = new int[DEEPEST];
  private final int[] actors = new int[DEEPEST];
  private int length;

  /// By seat, the index in `nodes` that its path has reached, or NONE if it has left the tree; the
  /// first is that of the shared path.
  private final int[] places = new int[SEATS];

  /// The seats whose paths have parted; 0 while the path is shared.
  private int parted;

  private int junction;
  private boolean full;

  SearchPath(SearchTree tree) {
    this.tree = tree;
  }

  /// The start of a seat's own path if the paths part at the root; NONE if they do not.
  static int own(SearchTree tree, int seat) {
    return tree.child(SearchTree.ROOT, OWN - seat);
  }

  void begin() {
    length = 0;
    parted = 0;
    full = false;
    Arrays.fill(places, SearchTree.NONE);
    places[0] = enter(SearchTree.ROOT, 0);
  }

  /// Whether any path is still in the tree.
  boolean inTree() {
    if (full) {
      return false;
    }
    if (parted == 0) {
      return places[0] != SearchTree.NONE;
    }
    for (int rest = parted; rest != 0; rest &= rest - 1) {
      if (places[Actors.first(rest)] != SearchTree.NONE) {
        return true;
      }
    }
    return false;
  }

  /// Parts the paths of these seats, unless they have parted already.
  void part(int seats) {
    if (parted == 0) {
      junction = places[0] == SearchTree.NONE ? SearchTree.NONE : nodes[places[0]];
    }
    for (int rest = seats & ~parted; rest != 0; rest &= rest - 1) {
      int seat = Actors.first(rest);
      places[seat] = SearchTree.NONE;
      if (junction != SearchTree.NONE) {
        step(seat, junction, OWN - seat, 0);
      }
    }
    parted |= seats;
  }

  /// The node where the seat has to choose, or NONE if its path has left the tree.
  int at(int seat) {
    if (parted != 0 && !Actors.contains(parted, seat)) {
      part(1 << seat);
    }
    int place = places[parted == 0 ? 0 : seat];
    if (place == SearchTree.NONE || full) {
      return SearchTree.NONE;
    }
    actors[place] = seat;
    return nodes[place];
  }

  /// Follows a seat's action, which the others see unless it is `hidden`.
  void follow(int seat, int action, boolean hidden) {
    if (parted == 0) {
      go(0, action, seat);
      return;
    }
    for (int rest = parted; rest != 0; rest &= rest - 1) {
      int other = Actors.first(rest);
      if (other == seat || !hidden) {
        go(other, action, seat);
      }
    }
  }

  /// A path ends at a node that has not been visited before.
  private void go(int way, int action, int chooser) {
    int place = places[way];
    if (place == SearchTree.NONE) {
      return;
    }
    if (place > 0 && tree.visits(nodes[place]) == 0) {
      places[way] = SearchTree.NONE;
    } else {
      step(way, nodes[place], action, chooser);
    }
  }

  private void step(int way, int node, int action, int chooser) {
    int child = tree.childOrNew(node, action);
    places[way] = child == SearchTree.NONE ? SearchTree.NONE : enter(child, chooser);
  }

  private int enter(int node, int chooser) {
    if (length == DEEPEST) {
      full = true;
      return SearchTree.NONE;
    }
    nodes[length] = node;
    choosers[length] = chooser;
    actors[length] = 0;
    return length++;
  }

  /// Backs up the result of the game to the nodes.
  void tell(int winners) {
    for (int i = 0; i < length; i++) {
      tree.note(nodes[i], reward(winners, choosers[i]), reward(winners, actors[i]));
    }
  }

  /// A seat's share of the win, from 0 to 1.
  static double reward(int winners, int seat) {
    return seat != 0 && Actors.contains(winners, seat) ? 1.0 / Integer.bitCount(winners) : 0;
  }
}
