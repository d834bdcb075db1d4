package tianxia.cli.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.testkit.Repository;

/// The bots of docs/BOTS.md keep their nonces when a server asks for them too early.
class BotShareTest {
  private static final Path BOTS = Repository.root().resolve("bots");
  private static final String OWN = "a".repeat(64);
  private static final String OTHER = "b".repeat(64);
  private static final String TABLE = "c".repeat(64);
  private static final String SEAT = "{\"seat\":%d,\"kind\":\"%s\"%s},";

  /// Calls a bot's note function on each line of standard input, and prints the result or the
  /// error.
  private static final String PYTHON =
      """
      import json, sys
      sys.path.insert(0, sys.argv[1])
      sys.dont_write_bytecode = True
      import bot
      for line in sys.stdin:
          try:
              bot.note(json.loads(line), json.loads(sys.argv[2]), sys.argv[3])
          except SystemExit as kept:
              print("kept:", kept)
      """;

  private static final String JAVA =
      """
      public class Probe {
        public static void main(String[] args) throws Exception {
          var in = new java.util.Scanner(System.in, "UTF-8");
          while (in.hasNextLine()) {
            try {
              Share share = new Share("", args[1]);
              String note = share.note(Json.object(in.nextLine()), Json.object(args[0]));
              System.out.println("noted: " + note);
            } catch (IllegalStateException kept) {
              System.out.println("kept: " + kept.getMessage());
            }
          }
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void thePythonBotKeepsItsNonce() throws Exception {
    Python.needed();
    Path script = Files.writeString(folder.resolve("probe.py"), PYTHON);
    keeps("python3", script.toString(), BOTS.toString(), joined(), OWN);
  }

  @Test
  void theJavaBotKeepsItsNonce() throws Exception {
    for (String file : List.of("Share.java", "Json.java")) {
      Files.copy(BOTS.resolve(file), folder.resolve(file));
    }
    Path probe = Files.writeString(folder.resolve("Probe.java"), JAVA);
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    keeps(java, probe.toString(), joined(), OWN);
  }

  private void keeps(String... command) throws Exception {
    String mine = SEAT.formatted(2, "person", commits(OWN));
    String right = SEAT.formatted(1, "person", commits(OTHER)) + mine;
    List<String> infos =
        List.of(
            info(TABLE, right),
            info(TABLE, SEAT.formatted(1, "computer", "") + mine),
            info(TABLE, SEAT.formatted(1, "open", "") + mine),
            info(TABLE, SEAT.formatted(1, "person", "") + mine),
            info(TABLE, right.replace(OWN, OTHER)),
            info(OTHER, right));
    Path in = Files.write(folder.resolve("in"), infos);
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    Process process = builder.redirectInput(in.toFile()).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    List<String> lines = said.lines().toList();
    assertThat(lines).as(said).hasSize(infos.size());
    String noted = "noted: --commitment " + TABLE + " --commitment ";
    assertThat(lines.get(0)).isEqualTo(noted + "1:" + OTHER + " --commitment 2:" + OWN);
    assertThat(lines.get(1)).isEqualTo(noted + "2:" + OWN);
    assertThat(lines.subList(2, 4)).allMatch(line -> line.matches("kept: .*every seat had.*"));
    assertThat(lines.get(4)).matches("kept: .*a different commitment of this seat.*");
    assertThat(lines.get(5)).matches("kept: the table's commitment has changed.*");
  }

  private static String joined() {
    return "{\"seat\":2,\"info\":{\"commitment\":\"" + TABLE + "\"}}";
  }

  private static String commits(String hash) {
    return ",\"commitment\":\"" + hash + "\"";
  }

  private static String info(String table, String seats) {
    String list = seats.substring(0, seats.length() - 1);
    return "{\"commitment\":\"" + table + "\",\"seats\":[" + list + "]}";
  }
}
