package tianxia.search;

import java.util.Arrays;
import tianxia.kernel.Actors;

/// The way of one iteration through the tree. As long as everybody sees everything the seats go one
/// way together; at the first simultaneous decision their ways part, and from then on each seat
/// goes by what it has seen: its own choices, and those that others made in the open.
final class SearchPath {
  /// A way is never longer than this; what lies below is played at random.
  private static final int DEEPEST = 512;

  private static final int SEATS = 32;

  /// Below the node where the ways part, a seat's own begins with this action less its number.
  private static final int OWN = -1;

  private final SearchTree tree;

  /// The nodes passed, who chose the action that leads to each, and who acted at it; 0: nobody.
  private final int[] nodes = new int[DEEPEST];

  private final int[] choosers = new int[DEEPEST];
  private final int[] actors = new int[DEEPEST];
  private int length;

  /// By seat, the place in `nodes` where its way has come to, or NONE where it has left the tree;
  /// that of all as long as they go together is the first.
  private final int[] places = new int[SEATS];

  /// The seats whose ways have parted; 0 as long as all go together.
  private int parted;

  private int junction;
  private boolean full;

  SearchPath(SearchTree tree) {
    this.tree = tree;
  }

  /// Where a seat's own way begins if the ways part at the root; NONE if they don't.
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

  /// Whether any way is still in the tree.
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

  /// Parts the ways of these seats, where they have not been parted yet.
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

  /// The node where the seat is to choose, or NONE where its way has left the tree.
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

  /// Goes on by a seat's action, which the others see unless it is `hidden`.
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

  /// A way ends at a node that nobody has passed before.
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

  /// Tells the nodes how the game ended.
  void tell(int winners) {
    for (int i = 0; i < length; i++) {
      tree.note(nodes[i], reward(winners, choosers[i]), reward(winners, actors[i]));
    }
  }

  /// A seat's share of the victory, from 0 to 1.
  static double reward(int winners, int seat) {
    return seat != 0 && Actors.contains(winners, seat) ? 1.0 / Integer.bitCount(winners) : 0;
  }
}
