package tianxia.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tianxia.games.Games;
import tianxia.kernel.Actors;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Event;
import tianxia.kernel.Game;
import tianxia.kernel.Match;
import tianxia.kernel.Options;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;
import tianxia.kernel.record.RecordWriter;
import tianxia.testkit.contract.GameContract;
import tianxia.testkit.proof.Proves;

/// Who takes which seat is up to the table: games know only seats, and seat 1 begins.
class SeatOneTest {

  @TestFactory
  @Proves("GEN-7")
  Stream<DynamicTest> seatOnePlaysTheFirstPiece() {
    return each(SeatOneTest::firstPiece);
  }

  @TestFactory
  @Proves("GEN-7")
  Stream<DynamicTest> namesAndDatesChangeNothing() {
    return each(SeatOneTest::names);
  }

  private interface Proof {
    <S extends State<S>> void of(Game<S> game, Options options);
  }

  private static Stream<DynamicTest> each(Proof proof) {
    List<DynamicTest> tests = new ArrayList<>();
    for (Game<?> game : Games.CATALOGUE.games()) {
      for (Options options : GameContract.optionSets(game)) {
        tests.add(
            DynamicTest.dynamicTest(game.id() + " " + options, () -> apply(proof, game, options)));
      }
    }
    return tests.stream();
  }

  private static <S extends State<S>> void apply(Proof proof, Game<S> game, Options options) {
    proof.of(game, options);
  }

  /// The first action of a seat is seat 1's, apart from forbidding a corner (CON-4).
  private static <S extends State<S>> void firstPiece(Game<S> game, Options options) {
    Match<S> match = begun(game, options);
    List<Event> ofSeats = match.events().stream().filter(e -> e.actor() != Actors.CHANCE).toList();
    Event first =
        ofSeats.stream().filter(e -> !e.action().startsWith("forbid ")).findFirst().orElseThrow();
    assertThat(first.actor()).isEqualTo(1);
  }

  private static <S extends State<S>> void names(Game<S> game, Options options) {
    Match<S> match = begun(game, options);
    String plain = RecordWriter.write(game, GameRecord.of(match, GameRecord.Headers.NONE));
    String told = plain.replace("\n\n", "\nseat 2 Mei\nseat 1 computer:hard\ndate 2026-11-20\n\n");
    assertThat(told).isNotEqualTo(plain);
    RecordReader.Result result = RecordReader.read(new Catalogue(List.of(game)), told);
    assertThat(result).isInstanceOf(RecordReader.Result.Read.class);
    GameRecord record = ((RecordReader.Result.Read) result).record();
    assertThat(record.headers().seats()).containsEntry(1, "computer:hard").containsEntry(2, "Mei");
    assertThat(record.replay(game).position()).isEqualTo(match.position());
  }

  /// A match in which every seat has played its first piece, using the first legal action each
  /// time.
  private static <S extends State<S>> Match<S> begun(Game<S> game, Options options) {
    Match<S> match = new Match<>(game, options);
    for (int event = 0; event < 40 && !match.over(); event++) {
      int actor = Actors.first(match.actors());
      match.play(actor, match.legal(actor).getFirst());
    }
    return match;
  }
}
