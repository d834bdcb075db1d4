package tianxia.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tianxia.kernel.Actors;
import tianxia.kernel.Chance;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;
import tianxia.testkit.Repository;

/// The possible outcomes and their weights at every draw of the golden records, as recorded in
/// `web/src/fair/outcomes.txt`. To check the draws of an untrusted server, the page computes them
/// from the record alone; its tests use the same file.
///
/// Each line is a record, its number of draws, and the first 16 hexadecimal digits of the SHA-256
/// of their outcomes: one line per draw, `NOTATION*WEIGHT` separated by commas.
class OutcomesTest {

  private static Stream<String> gamesWithDraws() {
    return Games.CATALOGUE.games().stream().filter(Game::chance).map(Game::id);
  }

  @ParameterizedTest
  @MethodSource("gamesWithDraws")
  void areThoseThatThePageIsHeldTo(String id) throws IOException {
    Path root = Repository.root();
    String told = Files.readString(root.resolve("web/src/fair/outcomes.txt"));
    List<String> expected = told.lines().filter(line -> line.startsWith(id + "/")).toList();
    try (Stream<Path> files = Files.list(root.resolve("golden").resolve(id))) {
      List<String> actual =
          files
              .filter(file -> file.toString().endsWith(".tx"))
              .sorted()
              .map(file -> line(id, file))
              .toList();
      assertThat(actual).isNotEmpty().isEqualTo(expected);
    }
  }

  private static String line(String id, Path file) {
    RecordReader.Result.Read read = (RecordReader.Result.Read) read(file);
    List<String> draws = draws(read.game(), read.record());
    String name = id + "/" + file.getFileName();
    return name + " " + draws.size() + " " + hash(String.join("\n", draws));
  }

  private static RecordReader.Result read(Path file) {
    try {
      return RecordReader.read(Games.CATALOGUE, Files.readString(file));
    } catch (IOException e) {
      throw new AssertionError(file.toString(), e);
    }
  }

  private static <S extends State<S>> List<String> draws(Game<S> game, GameRecord record) {
    Match<S> match = new Match<>(game, record.options());
    Stream.Builder<String> draws = Stream.builder();
    for (Event event : record.events()) {
      if (event.actor() == Actors.CHANCE) {
        draws.add(
            match.outcomes().stream().map(OutcomesTest::told).collect(Collectors.joining(",")));
      }
      assertThat(match.play(event.actor(), event.action())).isInstanceOf(Match.Result.Played.class);
    }
    return draws.build().toList();
  }

  private static String told(Chance.Outcome outcome) {
    return outcome.notation() + "*" + outcome.weight();
  }

  private static String hash(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] bytes = digest.digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(bytes, 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }
}
