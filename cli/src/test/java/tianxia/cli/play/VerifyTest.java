package tianxia.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tianxia.cli.Run;
import tianxia.games.Games;
import tianxia.kernel.Chance;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordWriter;
import tianxia.server.fair.Draws;
import tianxia.server.fair.Secret;
import tianxia.server.fair.Share;

class VerifyTest {
  private static final Secret SECRET = new Secret("0123456789abcdef".repeat(4));
  private static final String NONCE = "00112233445566778899aabbccddeeff";

  @TempDir Path folder;

  @Test
  void aFairRecordIsTrue() throws IOException {
    Run run = verify(fair(Integer.MAX_VALUE));
    assertThat(run.status()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("true: ").contains(" draws checked");
  }

  @Test
  void aDrawThatWasChangedIsNamed() throws IOException {
    Run run = verify(fair(5));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("false: draw 5 is «draw ");
  }

  @Test
  void anotherNonceSecretOrTableIsFalse() throws IOException {
    String fair = fair(Integer.MAX_VALUE);
    String swapped = fair.replace(NONCE, "f" + NONCE.substring(1));
    assertThat(verify(swapped).out()).contains("false: the nonce of seat 1 does not match");
    assertThat(verify(without(swapped, "nonce-commitment")).out()).contains("false: draw ");
    assertThat(verify(without(fair, "nonce-commitment")).out())
        .contains("true: ")
        .contains("; nonces without a commitment: seats 1");
    assertThat(verify(fair.replace("table T1", "table T2")).status()).isEqualTo(1);
    Run other = verify(fair.replace(SECRET.hex(), "f".repeat(64)));
    assertThat(other.status()).isEqualTo(1);
    assertThat(other.out()).contains("false: draw 0");
  }

  @Test
  void aRecordWithoutItsSecretIsUnusable() throws IOException {
    String fair = fair(Integer.MAX_VALUE);
    for (String header : List.of("table", "commitment", "nonce", "secret")) {
      Run run = verify(without(fair, header));
      assertThat(run.complained()).isTrue();
      assertThat(run.err()).contains("cannot be checked").contains(header);
    }
    assertThat(verify("tianxia 1\ngame chess\n").complained()).isTrue();
  }

  private static String without(String text, String header) {
    List<String> rest = text.lines().filter(line -> !line.startsWith(header + " ")).toList();
    return String.join("\n", rest) + "\n";
  }

  private Run verify(String text) throws IOException {
    return Run.of("verify", Files.writeString(folder.resolve("record.tx"), text));
  }

  /// A game of Qin with fair draws, except that one is a different item; the events end with it.
  private static String fair(int changed) {
    return fair(Games.CATALOGUE.game("qin").orElseThrow(), changed);
  }

  private static <S extends State<S>> String fair(Game<S> game, int changed) {
    Match<S> match = new Match<>(game, Options.of(game.options(), Map.of()));
    Draws draws = new Draws(SECRET, "T1", List.of(NONCE, Draws.NO_NONCE));
    for (int n = 0; !match.over() && n < changed; ) {
      int actor = Integer.numberOfTrailingZeros(match.actors());
      String action = match.legal(actor).getLast();
      if (actor == 0) {
        List<Chance.Outcome> outcomes = match.outcomes();
        String due = draws.draw(++n, outcomes).notation();
        action =
            n < changed
                ? due
                : outcomes.stream()
                    .map(Chance.Outcome::notation)
                    .filter(o -> !o.equals(due))
                    .findFirst()
                    .orElseThrow();
      }
      assertThat(match.play(actor, action))
          .isEqualTo(new Match.Result.Played(new Event(actor, action)));
    }
    GameRecord.Headers headers =
        new GameRecord.Headers(
            new TreeMap<>(),
            Optional.empty(),
            Optional.empty(),
            Optional.of("T1"),
            Optional.of(SECRET.commitment()),
            new TreeMap<>(Map.of(1, Share.open(NONCE).commitment().orElseThrow())),
            new TreeMap<>(Map.of(1, NONCE)),
            Optional.of(SECRET.hex()));
    return RecordWriter.write(game, GameRecord.of(match, headers));
  }
}
