package tianxia.server.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;

class VerificationTest {
  private static final Secret SECRET = new Secret("01".repeat(32));
  private static final int ELSEWHERE = 4;
  private static final int HERE = 2;

  /// What was drawn at the table from which this one plays on follows from that one's secret; the
  /// numbers of the draws go on.
  @Test
  void drawsOfAnotherTableAreCountedButNotChecked() {
    Game<?> qin = Games.CATALOGUE.game("qin").orElseThrow();
    assertThat(verified(qin, ELSEWHERE))
        .isEqualTo(new Verification.Right(HERE, ELSEWHERE, List.of()));
    assertThat(verified(qin, 0)).isInstanceOf(Verification.Wrong.class);
  }

  /// @param inherited how many events the record says were played elsewhere
  private static <S extends State<S>> Verification verified(Game<S> game, int inherited) {
    Match<S> match = new Match<>(game, Options.of(game.options(), Map.of()));
    Draws elsewhere = draws(new Secret("02".repeat(32)), match.seats());
    for (int n = 1; n <= ELSEWHERE + HERE; n++) {
      Draws draws = n <= ELSEWHERE ? elsewhere : draws(SECRET, match.seats());
      match.play(Actors.CHANCE, draws.draw(n, match.outcomes()).notation());
    }
    GameRecord.Headers headers =
        new GameRecord.Headers(
            new TreeMap<>(),
            Optional.empty(),
            Optional.empty(),
            Optional.of("T"),
            Optional.of(SECRET.commitment()),
            new TreeMap<>(),
            new TreeMap<>(),
            Optional.of(SECRET.hex()),
            inherited == 0
                ? Optional.empty()
                : Optional.of(new GameRecord.Origin("T0", inherited)));
    return Verification.of(game, GameRecord.of(match, headers));
  }

  private static Draws draws(Secret secret, int seats) {
    return new Draws(secret, "T", Collections.nCopies(seats, Draws.NO_NONCE));
  }
}
