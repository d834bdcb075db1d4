package tianxia.kernel.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Happening;
import tianxia.kernel.Refusal;
import tianxia.kernel.json.CanonicalJson;

class WordsTest {
  private static final String TEXT =
      """
      # a comment = not a word
      list.and = and
      seat.1 = Jade
      seat.1.of = Jade’s
      seat.2 = Plum
      happening.moved = {seat:by} moves {count} {count|step|steps}.
      happening.taken = the {seat.of:from} village goes to {seat:by} at {at}
      happening.lost = {squares|One square|Squares} lost: {squares}.
      refusal.occupied = {at} is occupied.
      """;

  private final Words english = new Words("en", List.of(TEXT));
  private final Words french =
      new Words(
          "fr",
          List.of(TEXT, "happening.moved = {seat:by} avance de {count} {count|pas seul|pas}."));

  @Test
  void fillsInNamesFormsAndNumbers() {
    assertThat(english.sentence(Happening.of("moved").with("by", 1).with("count", 2)))
        .isEqualTo("Jade moves 2 steps.");
    assertThat(english.sentence(Happening.of("moved").with("by", 3).with("count", 1)))
        .isEqualTo("3 moves 1 step.");
    assertThat(
            english.sentence(Happening.of("taken").with("from", 1).with("by", 2).with("at", "e7")))
        .isEqualTo("The Jade’s village goes to Plum at e7");
    assertThat(
            english.sentence(Happening.of("taken").with("from", 2).with("by", 1).with("at", "e7")))
        .isEqualTo("The Plum village goes to Jade at e7");
  }

  @Test
  void joinsLists() {
    assertThat(english.sentence(Happening.of("lost").with("squares", List.of("a1", "b2", "c3"))))
        .isEqualTo("Squares lost: a1, b2 and c3.");
    assertThat(english.sentence(Happening.of("lost").with("squares", List.of("a1"))))
        .isEqualTo("One square lost: a1.");
  }

  @Test
  void noneIsSingularInFrench() {
    Happening none = Happening.of("moved").with("by", 1).with("count", 0);
    assertThat(english.sentence(none)).isEqualTo("Jade moves 0 steps.");
    assertThat(french.sentence(none)).isEqualTo("Jade avance de 0 pas seul.");
  }

  @Test
  void aCatalogueHasItsLinesOfKeyAndTemplate() {
    Words words = new Words("fr", List.of("# a = b\n = nothing\nnone\n a  =  x = y \n", "b = {c"));
    assertThat(words.templates()).isEqualTo(Map.of("a", "x = y", "b", "{c"));
    assertThat(words.language()).isEqualTo("fr");
    assertThat(words.word("b")).isEqualTo("{c");
    assertThat(words.word("c")).isEqualTo("c");
    assertThat(english.language()).isEqualTo("en");
  }

  @Test
  void tellsRefusals() {
    assertThat(english.sentence(new Refusal("QIN-5", Happening.of("occupied").with("at", "e7"))))
        .isEqualTo("e7 is occupied.");
  }

  @Test
  void aMissingParameterIsABrokenInvariant() {
    assertThatThrownBy(() -> english.sentence(Happening.of("moved")))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void happeningsAreWrittenWithSortedKeys() {
    CanonicalJson out = new CanonicalJson();
    Happening.of("taken").with("from", 1).with("at", "e7").with("by", List.of("x", "y")).write(out);
    assertThat(out)
        .hasToString("{\"at\":\"e7\",\"by\":[\"x\",\"y\"],\"code\":\"taken\",\"from\":1}");
  }
}
