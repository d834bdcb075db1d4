package tianxia.opponents.pagoda;

/// The candidate choices: the most promising of each kind.
final class Candidates {
  /// Kinds of choice: a node of the turn; cards for the dragon; the fan used, or kept.
  static final int TURN = 0;

  static final int DRAGON = 1;
  static final int FAN = 2;
  static final int KEEP = 3;
  static final int KINDS = 4;

  private final int[] kinds;
  private final int[] choices;
  private final float[] logits;
  private final int[] counts = new int[KINDS];
  private int size;

  Candidates(int most) {
    kinds = new int[most];
    choices = new int[most];
    logits = new float[most];
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

  /// The initial estimate of a candidate's logit.
  float logit(int candidate) {
    return logits[candidate];
  }

  /// Adds a choice if it is among the best of its kind.
  ///
  /// @param most the maximum number of this kind
  void offer(int kind, int choice, float promise, int most) {
    int place = size;
    if (counts[kind] == most) {
      place = worst(kind);
      if (logits[place] >= promise) {
        return;
      }
    } else {
      counts[kind]++;
      size++;
    }
    kinds[place] = kind;
    choices[place] = choice;
    logits[place] = promise;
  }

  /// The most promising candidate.
  int first() {
    int first = 0;
    for (int i = 1; i < size; i++) {
      first = logits[i] > logits[first] ? i : first;
    }
    return first;
  }

  private int worst(int kind) {
    int worst = -1;
    for (int i = 0; i < size; i++) {
      if (kinds[i] == kind && (worst < 0 || logits[i] < logits[worst])) {
        worst = i;
      }
    }
    return worst;
  }
}
