package tianxia.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.pictures.text.Serif;
import tianxia.testkit.Golden;

/// Pictures are looked at as another decoder reads them.
class PicturesTest {
  private static final int CINNABAR = 0xae3522;
  private static final List<Person> TWO =
      List.of(new Person(1, "Ada", "Jade", true), new Person(2, "Bea", "Plum", false));

  /// The parts of a picture that a board changes.
  private static final int FOLD = 520;

  @TestFactory
  Stream<DynamicTest> everyGameIsDrawnFromItsBeginningToItsEnd() {
    return Games.CATALOGUE.games().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> drawn(game)));
  }

  private static void drawn(Game<?> game) throws IOException {
    assertThat(Pictures.knows(game.id())).isTrue();
    String record =
        Golden.all(game).keySet().stream()
            .filter(name -> !name.startsWith("full."))
            .findFirst()
            .get();
    byte[] begin = table(game, Played.view(game, record, 0), TWO);
    byte[] middle = table(game, Played.view(game, record, 0.5), TWO);
    byte[] end = table(game, Played.view(game, record, 1), TWO);
    for (byte[] picture : List.of(begin, middle, end)) {
      BufferedImage image = image(picture);
      assertThat(count(image, CINNABAR)).as("the seals").isGreaterThan(1000);
      assertThat(picture.length).as("bytes").isLessThan(200_000);
    }
    assertThat(changed(image(begin), image(middle)))
        .as("changed by half the game")
        .isGreaterThan(2000);
    assertThat(changed(image(middle), image(end))).as("changed by the rest").isGreaterThan(1000);
    assertThat(table(game, Played.view(game, record, 0.5), TWO)).isEqualTo(middle);
  }

  @TestFactory
  Stream<DynamicTest> everySetOfOptionsIsDrawn() {
    return Games.CATALOGUE.games().stream()
        .flatMap(game ->
            Golden.all(game).keySet().stream()
                .filter(name -> name.endsWith("-0.tx"))
                .map(name ->
                    DynamicTest.dynamicTest(
                        game.id() + " " + name,
                        () -> image(table(game, Played.view(game, name, 0.7), TWO)))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "עדה",
        "爱达",
        "🐉",
        "Ada",
        "A",
        "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
        "<&>\"'"
      })
  void anyNameIsDrawn(String name) throws IOException {
    List<Person> people = List.of(new Person(1, name, "Jade", false));
    BufferedImage image = image(Pictures.table("qin", "Qin", "{}", people, name));
    assertThat(image.getWidth()).isEqualTo(1200);
  }

  @Test
  void aNameThatTheSerifHasNotIsTheSeats() {
    assertThat(Pictures.written("Ševčík", "Jade")).isEqualTo("Jade");
    assertThat(Pictures.written("Zoë", "Jade")).isEqualTo("Zoë");
  }

  @Test
  void aSentenceHasThreeLinesAtMost() {
    String words = "one two three four five six seven eight nine ten";
    double room = Serif.REGULAR.width("three four five", 30);
    assertThat(Serif.REGULAR.lines(words, 30, room))
        .hasSize(3)
        .allMatch(line -> Serif.REGULAR.width(line, 30) <= room)
        .last()
        .asString()
        .endsWith("…");
    assertThat(Serif.REGULAR.lines("three four five six", 30, room))
        .containsExactly("three four five", "six");
    assertThat(Serif.REGULAR.lines("W".repeat(40), 30, room)).hasSize(1);
  }

  @Test
  void whatStandsForANameIsDrawnInItsPlace() {
    List<Person> foreign = List.of(new Person(1, "爱达", "Jade", true));
    List<Person> plain = List.of(new Person(1, "Jade", "Jade", true));
    assertThat(Pictures.table("qin", "Qin", "{}", foreign, ""))
        .isEqualTo(Pictures.table("qin", "Qin", "{}", plain, ""));
  }

  @TestFactory
  Stream<DynamicTest> everyGameHasItsPicture() {
    return Games.CATALOGUE.games().stream()
        .map(Game::id)
        .map(game ->
            DynamicTest.dynamicTest(
                game,
                () -> {
                  BufferedImage image =
                      image(
                          Pictures.game(
                              game, game.toUpperCase(Locale.ROOT), List.of("One.", "Two.")));
                  assertThat(count(image, CINNABAR)).isGreaterThan(1000);
                }));
  }

  @Test
  void theHouseShowsAllGames() throws IOException {
    List<String> games = Games.CATALOGUE.games().stream().map(Game::id).toList();
    BufferedImage image = image(Pictures.house(games, List.of("All under heaven")));
    assertThat(image.getHeight()).isEqualTo(630);
  }

  private static byte[] table(Game<?> game, String view, List<Person> people) {
    return Pictures.table(game.id(), "Name", view, people, "Ada to play");
  }

  private static BufferedImage image(byte[] png) throws IOException {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    assertThat(image.getWidth()).isEqualTo(1200);
    assertThat(image.getHeight()).isEqualTo(630);
    return image;
  }

  private static int count(BufferedImage image, int rgb) {
    int count = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        count += (image.getRGB(x, y) & 0xffffff) == rgb ? 1 : 0;
      }
    }
    return count;
  }

  private static int changed(BufferedImage one, BufferedImage other) {
    int count = 0;
    for (int y = 40; y < 590; y++) {
      for (int x = 40; x < FOLD; x++) {
        count += one.getRGB(x, y) == other.getRGB(x, y) ? 0 : 1;
      }
    }
    return count;
  }
}
