package tianxia.server.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Hidden;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;

class VerificationTest {
  private static final Secret SECRET = new Secret("01".repeat(32));
  private static final Game<?> QIN = Games.CATALOGUE.game("qin").orElseThrow();
  private static final String NONCE = "00112233445566778899aabbccddeeff";
  private static final String COMMITMENT = Share.open(NONCE).commitment().orElseThrow();
  private static final int ELSEWHERE = 4;
  private static final int HERE = 2;

  /// What was drawn at the table from which this one plays on follows from that one's secret; the
  /// numbers of the draws go on.
  @Test
  void drawsOfAnotherTableAreCountedButNotChecked() {
    assertThat(verified(QIN, ELSEWHERE))
        .isEqualTo(new Verification.Right(HERE, ELSEWHERE, List.of()));
    assertThat(verified(QIN, 0)).isInstanceOf(Verification.Wrong.class);
  }

  @Test
  void seatsThatCommittedToNoNonceAreNamedWhereSomethingWasDrawn() {
    assertThat(shared(HERE, Map.of(1, COMMITMENT), Map.of(1, NONCE)))
        .isEqualTo(new Verification.Right(HERE, List.of()));
    assertThat(shared(HERE, Map.of(), Map.of(1, NONCE)))
        .isEqualTo(new Verification.Right(HERE, List.of(1)));
    assertThat(shared(HERE, Map.of(), Map.of(1, NONCE, 2, Draws.NO_NONCE)))
        .isEqualTo(new Verification.Right(HERE, List.of(1)));
    assertThat(shared(0, Map.of(), Map.of(1, NONCE)))
        .isEqualTo(new Verification.Right(0, List.of()));
  }

  @Test
  void aNonceIsNeededOnlyWhereSomethingWasDrawn() {
    assertThat(shared(0, Map.of(1, COMMITMENT), Map.of()))
        .isEqualTo(new Verification.Right(0, List.of()));
    assertThat(shared(HERE, Map.of(1, COMMITMENT), Map.of()))
        .isEqualTo(new Verification.Unusable("nonce 1"));
    assertThat(begun(openGame())).isEqualTo(new Verification.Right(0, List.of()));
  }

  private static Game<?> openGame() {
    return Games.CATALOGUE.games().stream()
        .filter(game -> game.hides() == Hidden.NOTHING && !game.chance())
        .findFirst()
        .orElseThrow();
  }

  /// A game in which a seat has acted, and no nonce has been revealed.
  private static <S extends State<S>> Verification begun(Game<S> game) {
    Match<S> match = new Match<>(game, Options.of(game.options(), Map.of()));
    match.play(1, match.legal(1).getFirst());
    assertThat(match.ply()).isEqualTo(1);
    GameRecord.Headers headers = headers(Map.of(1, COMMITMENT), Map.of(), Optional.empty());
    return Verification.of(game, GameRecord.of(match, headers));
  }

  @Test
  void aRecordThatCannotBeReplayedIsNotVerified() {
    GameRecord record =
        new GameRecord(
            QIN.id(),
            Options.of(QIN.options(), Map.of()),
            headers(Map.of(), Map.of(), Optional.empty()),
            List.of(new Event(1, "Yf7Rf8")),
            0,
            0);
    assertThatThrownBy(() -> Verification.of(QIN, record))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("is refused");
  }

  /// A game of which so much was drawn, where seat 1 has the nonce, if it has one.
  private static Verification shared(
      int draws, Map<Integer, String> commitments, Map<Integer, String> nonces) {
    return shared(QIN, draws, headers(commitments, nonces, Optional.empty()));
  }

  private static <S extends State<S>> Verification shared(
      Game<S> game, int draws, GameRecord.Headers headers) {
    Match<S> match = new Match<>(game, Options.of(game.options(), Map.of()));
    String first = headers.nonces().getOrDefault(1, Draws.NO_NONCE);
    Draws fair = new Draws(SECRET, "T", List.of(first, Draws.NO_NONCE));
    for (int n = 1; n <= draws; n++) {
      match.play(Actors.CHANCE, fair.draw(n, match.outcomes()).notation());
    }
    return Verification.of(game, GameRecord.of(match, headers));
  }

  /// @param inherited how many events the record says were played elsewhere
  private static <S extends State<S>> Verification verified(Game<S> game, int inherited) {
    Match<S> match = new Match<>(game, Options.of(game.options(), Map.of()));
    Draws elsewhere = draws(new Secret("02".repeat(32)), match.seats());
    for (int n = 1; n <= ELSEWHERE + HERE; n++) {
      Draws draws = n <= ELSEWHERE ? elsewhere : draws(SECRET, match.seats());
      match.play(Actors.CHANCE, draws.draw(n, match.outcomes()).notation());
    }
    Optional<GameRecord.Origin> from =
        inherited == 0 ? Optional.empty() : Optional.of(new GameRecord.Origin("T0", inherited));
    return Verification.of(game, GameRecord.of(match, headers(Map.of(), Map.of(), from)));
  }

  private static GameRecord.Headers headers(
      Map<Integer, String> commitments,
      Map<Integer, String> nonces,
      Optional<GameRecord.Origin> from) {
    return new GameRecord.Headers(
        new TreeMap<>(),
        Optional.empty(),
        Optional.empty(),
        Optional.of("T"),
        Optional.of(SECRET.commitment()),
        new TreeMap<>(commitments),
        new TreeMap<>(nonces),
        Optional.of(SECRET.hex()),
        from);
  }

  private static Draws draws(Secret secret, int seats) {
    return new Draws(secret, "T", Collections.nCopies(seats, Draws.NO_NONCE));
  }
}
