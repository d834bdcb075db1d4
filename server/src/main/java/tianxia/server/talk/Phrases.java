package tianxia.server.talk;

import java.util.List;

/// What everybody may say: codes, which each reader's page puts into the reader's language.
public final class Phrases {
  public static final List<String> ALL =
      List.of(
          "hello",
          "good-luck",
          "nice-move",
          "oops",
          "one-moment",
          "sorry",
          "thank-you",
          "well-played",
          "rematch",
          "have-to-go",
          "goodbye");

  private Phrases() {}
}
