package tianxia.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.cli.Run;
import tianxia.games.Games;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.Refusal;
import tianxia.kernel.json.JsonValue;
import tianxia.testkit.Repository;

class TraceTest {
  private static final Path GOLDEN = Repository.root().resolve("golden/qin");
  private static final Path RECORD = GOLDEN.resolve("2-bird-0.tx");

  @TempDir Path folder;

  @Test
  void printsALineForEachPosition() throws IOException {
    Run run = Run.of("trace", RECORD);
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(values(run.out()))
        .isEqualTo(values(Files.readString(GOLDEN.resolve("2-bird-0.trace"))));
  }

  @Test
  void printsEverythingOnDemand() throws IOException {
    Run run = Run.of("trace", "--full", GOLDEN.resolve("full.tx"));
    assertThat(run.status()).isZero();
    assertThat(values(run.out())).isEqualTo(values(Files.readString(GOLDEN.resolve("full.trace"))));
  }

  @Test
  void tracesFilesInOrderUpToTheFirstBadOne() throws IOException {
    Path bad = file("bad.tx", Files.readString(RECORD) + "1 pass\n");
    Run run = Run.of("trace", RECORD, bad, RECORD);
    assertThat(run.complained()).isTrue();
    assertThat(run.out()).isEqualTo(Run.of("trace", RECORD).out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4 | option players 9     | option players has no value
          4 | option size big      | unknown option
          4 | colour red           | unknown header
          2 | game chess           | unknown game
          1 | tianxia 2            | not a record
          9 | 5 draw RR            | unknown actor
          9 | * draw XX            | is not legal (GEN-6)
          9 | 1 Ra1Rb1             | is not legal (
          9 | x                    | not an event
          """)
  void saysFileLineWhatAndWhy(int line, String wrong, String why) throws IOException {
    List<String> lines = Files.readAllLines(RECORD);
    lines.set(line - 1, wrong);
    Path bad = file("bad.tx", String.join("\n", lines) + "\n");
    Run run = Run.of("trace", bad);
    assertThat(run.complained()).as(run.err()).isTrue();
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("tianxia: " + bad + ":" + line + ": ").contains(why);
  }

  @Test
  void saysInWordsWhyAnActionIsRefused() throws IOException {
    Path bad = file("bad.tx", "tianxia 1\ngame qin\n\n1 pass\n");
    Game<?> qin = Games.CATALOGUE.game("qin").orElseThrow();
    Refusal why =
        new Match<>(qin, Options.of(qin.options(), Map.of())).why(1, "pass").orElseThrow();
    assertThat(Run.of("trace", bad).err())
        .endsWith(
            "bad.tx:4: «1 pass» is not legal (%s): %s\n"
                .formatted(why.clause(), Games.words("qin", "en").sentence(why)));
  }

  @Test
  void refusesATruncatedFile() throws IOException {
    byte[] whole = Files.readAllBytes(RECORD);
    for (int length = 0; length < whole.length; length += 97) {
      Path bad = folder.resolve("cut.tx");
      Files.write(bad, java.util.Arrays.copyOf(whole, length));
      Run run = Run.of("trace", bad);
      boolean lineEnd =
          length > 0 && whole[length - 1] == '\n' && Files.readString(bad).contains("\n\n");
      assertThat(lineEnd ? run.status() == 0 : run.complained() || run.status() == 0)
          .as(run.err())
          .isTrue();
    }
    Run empty = Run.of("trace", file("empty.tx", ""));
    assertThat(empty.complained()).isTrue();
    assertThat(empty.err()).contains("empty.tx:1: not a record: it is empty");
  }

  @Test
  void refusesBinaryHugeAndMissingFiles() throws IOException {
    byte[] noise = new byte[100_000];
    new java.util.Random(1).nextBytes(noise);
    Path binary = folder.resolve("noise.tx");
    Files.write(binary, noise);
    assertThat(Run.of("trace", binary).complained()).isTrue();
    assertThat(Run.of("trace", binary).err()).contains("not UTF-8 text");
    byte[] zeros = new byte[100_000];
    Files.write(binary, zeros);
    assertThat(Run.of("trace", binary).complained()).isTrue();
    Path huge = folder.resolve("huge.tx");
    try (var file =
        Files.newByteChannel(
            huge,
            java.nio.file.StandardOpenOption.CREATE,
            java.nio.file.StandardOpenOption.WRITE)) {
      file.position(100_000_000);
      file.write(java.nio.ByteBuffer.wrap("x".getBytes(StandardCharsets.UTF_8)));
    }
    assertThat(Run.of("trace", huge).complained()).isTrue();
    assertThat(Run.of("trace", huge).err()).contains("huge.tx:1: not a record: larger than");
    assertThat(Run.of("trace", folder.resolve("none.tx")).err()).contains("no such file");
    assertThat(Run.of("trace", folder).err()).contains("a folder");
    assertThat(Run.of("trace", folder).complained()).isTrue();
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static List<JsonValue> values(String lines) {
    return lines.lines().map(JsonValue::parse).toList();
  }
}
