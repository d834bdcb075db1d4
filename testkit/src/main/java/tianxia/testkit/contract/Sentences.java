package tianxia.testkit.contract;

import tianxia.kernel.Happening;
import tianxia.kernel.Refusal;
import tianxia.kernel.words.Words;
import tianxia.testkit.Expect;

/// Everything told has a sentence, whole, in the language at hand.
final class Sentences {
  private Sentences() {}

  static void refusal(Words words, Refusal refusal, String what) {
    known(words, "refusal." + refusal.reason().code(), what);
    whole(words, words.sentence(refusal), what);
  }

  static void happening(Words words, Happening happening, String what) {
    known(words, "happening." + happening.code(), what);
    whole(words, words.sentence(happening), what);
  }

  private static void known(Words words, String key, String what) {
    Expect.that(
        words.templates().containsKey(key),
        () -> what + ": no words in " + words.language() + " for " + key);
  }

  private static void whole(Words words, String sentence, String what) {
    Expect.that(!sentence.isBlank(), () -> what + ": an empty sentence in " + words.language());
  }
}
