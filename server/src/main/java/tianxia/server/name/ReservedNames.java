package tianxia.server.name;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Names that persons can't have: the page uses them for computer players, records write
/// `computer:LEVEL`, and the table's texts speak of seats and of you.
final class ReservedNames {
  /// What no person's name may contain.
  private static final List<String> WITHIN = List.of("computer", "ordinateur");

  /// What the page calls its computer players and who looks at it, in both languages (a test holds
  /// this to `web/src/words.*.txt`).
  static final List<String> WORDS =
      List.of(
          "Carp",
          "Tortoise",
          "Goose",
          "Mouse",
          "Crane",
          "Magpie",
          "Owl",
          "Otter",
          "Tiger",
          "Lynx",
          "Leopard",
          "Falcon",
          "Dragon",
          "Qilin",
          "Pixiu",
          "Kunpeng",
          "Carpe",
          "Tortue",
          "Oie",
          "Souris",
          "Grue",
          "Pie",
          "Chouette",
          "Loutre",
          "Tigre",
          "Léopard",
          "Faucon",
          "you",
          "vous",
          "Open seat",
          "an open seat",
          "Free seat",
          "a free seat",
          "Place libre",
          "une place libre");

  /// Before a seat's number.
  private static final List<String> SEATS = List.of("seat ", "place ", "siège ");

  private static final int MAX_SEATS = 8;

  private static final Set<String> KEYS_WITHIN = keys(WITHIN.stream());
  private static final Set<String> KEYS =
      keys(
          Stream.concat(
              WORDS.stream(),
              SEATS.stream()
                  .flatMap(seat -> IntStream.rangeClosed(1, MAX_SEATS).mapToObj(n -> seat + n))));

  private ReservedNames() {}

  static boolean is(String name) {
    return Confusables.keys(name).stream()
        .anyMatch(key -> KEYS.contains(key) || KEYS_WITHIN.stream().anyMatch(key::contains));
  }

  private static Set<String> keys(Stream<String> words) {
    Set<String> keys = new TreeSet<>();
    words.forEach(word -> keys.addAll(Confusables.keys(word)));
    return keys;
  }
}
