package tianxia.testkit.contract;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tianxia.kernel.Happening;
import tianxia.kernel.Refusal;
import tianxia.kernel.words.Words;
import tianxia.testkit.Expect;

/// Checks that every happening and refusal has a complete sentence in every language. Most of them
/// repeat, so each is checked once.
final class Sentences {
  /// Bounds the memory for what has been checked.
  private static final int MAX_CHECKED = 100_000;

  private final List<Words> words;
  private final Set<Happening> checked = new HashSet<>();

  Sentences(List<Words> words) {
    this.words = words;
  }

  /// @param what context for the failure message
  void refusal(Refusal refusal, Object what) {
    for (Words language : words) {
      known(language, "refusal." + refusal.reason().code(), what);
      whole(language, language.sentence(refusal), what);
    }
  }

  /// @param what context for the failure message
  void happening(Happening happening, Object what) {
    if (checked.size() >= MAX_CHECKED) {
      checked.clear();
    }
    if (!checked.add(happening)) {
      return;
    }
    for (Words language : words) {
      known(language, "happening." + happening.code(), what);
      whole(language, language.sentence(happening), what);
    }
  }

  private static void known(Words words, String key, Object what) {
    Expect.that(
        words.templates().containsKey(key),
        () -> what + ": no words in " + words.language() + " for " + key);
  }

  private static void whole(Words words, String sentence, Object what) {
    Expect.that(!sentence.isBlank(), () -> what + ": an empty sentence in " + words.language());
  }
}
