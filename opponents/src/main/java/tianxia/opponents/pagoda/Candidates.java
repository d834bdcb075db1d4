package tianxia.opponents.pagoda;

/// What may be chosen: of each kind the most promising.
final class Candidates {
  private final int[] kinds;
  private final int[] choices;
  private final float[] odds;
  private final int[] counts = new int[Rollout.KINDS];
  private int size;

  Candidates(int most) {
    kinds = new int[most];
    choices = new int[most];
    odds = new float[most];
  }

  int size() {
    return size;
  }

  int kind(int candidate) {
    return kinds[candidate];
  }

  int choice(int candidate) {
    return choices[candidate];
  }

  /// The logarithm of the odds to win, as judged at first.
  float odds(int candidate) {
    return odds[candidate];
  }

  /// Adds a choice if it is among the best of its kind.
  ///
  /// @param most of this kind
  void offer(int kind, int choice, float promise, int most) {
    int place = size;
    if (counts[kind] == most) {
      place = worst(kind);
      if (odds[place] >= promise) {
        return;
      }
    } else {
      counts[kind]++;
      size++;
    }
    kinds[place] = kind;
    choices[place] = choice;
    odds[place] = promise;
  }

  /// The most promising.
  int first() {
    int first = 0;
    for (int i = 1; i < size; i++) {
      first = odds[i] > odds[first] ? i : first;
    }
    return first;
  }

  private int worst(int kind) {
    int worst = -1;
    for (int i = 0; i < size; i++) {
      if (kinds[i] == kind && (worst < 0 || odds[i] < odds[worst])) {
        worst = i;
      }
    }
    return worst;
  }
}
