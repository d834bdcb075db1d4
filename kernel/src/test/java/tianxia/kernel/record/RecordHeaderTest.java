package tianxia.kernel.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.kernel.Race;

/// What may stand in a record's header, to the character.
class RecordHeaderTest {
  private static final String HEAD = "tianxia 1\ngame race\n";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2024-01-01",
        "2024-12-31",
        "2024-04-30",
        "2024-02-29",
        "2000-02-29",
        "2023-02-28",
        "0000-02-29",
        "9999-10-31"
      })
  void daysOfTheCalendarAreDates(String date) {
    assertThat(HeaderValues.isDate(date)).isTrue();
    assertThat(read("date " + date).headers().date()).contains(date);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2024-00-10",
        "2024-13-10",
        "2024-10-00",
        "2024-10-32",
        "2024-04-31",
        "2024-06-31",
        "2024-09-31",
        "2024-11-31",
        "1900-02-29",
        "2023-02-29",
        "2024-02-30",
        "2024/02-20",
        "2024-02/20",
        "2024-02-2",
        "2024-02-200",
        "2o24-02-20",
        "2024-o2-20",
        "2024-02-2o"
      })
  void otherDaysAreNone(String date) {
    assertThat(HeaderValues.isDate(date)).isFalse();
    assertThat(fault("date " + date)).contains("not a date: «" + date);
  }

  @Test
  void gamesOfASeriesAreCountedFromOne() {
    assertThat(HeaderValues.series("1 1")).contains(new GameRecord.Series(1, 1));
    assertThat(HeaderValues.series("3 3")).contains(new GameRecord.Series(3, 3));
    for (String none : new String[] {"0 3", "4 3", "1", "1 ", " 1", "1 x", "-1 3", "1  3", "12"}) {
      assertThat(HeaderValues.series(none)).as(none).isEmpty();
    }
  }

  @Test
  void numbersHaveOneForm() {
    assertThat(HeaderValues.number("1")).contains(1);
    assertThat(HeaderValues.number("9999")).contains(9999);
    for (String none : new String[] {"", "0", "01", "10000", "/", ":", "1/", "-1", "١"}) {
      assertThat(HeaderValues.number(none)).as(none).isEmpty();
    }
  }

  @Test
  void hexadecimalDigitsAreInLowerCaseAndCounted() {
    assertThat(HeaderValues.isHexadecimal("09af", 4)).isTrue();
    assertThat(HeaderValues.isHexadecimal("00", 2)).isTrue();
    for (String none : new String[] {"g9af", "09aF", "09ag", "09a", "09af0"}) {
      assertThat(HeaderValues.isHexadecimal(none, 4)).as(none).isFalse();
    }
    assertThat(fault("nonce 1 " + "g".repeat(32))).contains("32 hexadecimal digits");
  }

  @Test
  void aRemarkMayNameTheTableOfTheFirstEvents() {
    assertThat(HeaderValues.origin("# from T1 12")).contains(new GameRecord.Origin("T1", 12));
    assertThat(HeaderValues.origin("# from T 0")).contains(new GameRecord.Origin("T", 0));
    for (String other :
        new String[] {
          "# from T1",
          "# from  12",
          "# from T 1 12",
          "# from T1 x",
          "# to the T1 12",
          "# from  T 1",
          "#"
        }) {
      assertThat(HeaderValues.origin(other)).as(other).isEmpty();
    }
  }

  @Test
  void theFirstSuchRemarkCountsIfThereAreSoManyEvents() {
    String two = "\n\n1 go 1\n2 go 1\n";
    assertThat(from("# of old\n# from T1 2\n# from T2 1" + two))
        .contains(new GameRecord.Origin("T1", 2));
    assertThat(from("# from T1 3" + two)).isEmpty();
    assertThat(from("# from T1 1" + two)).contains(new GameRecord.Origin("T1", 1));
    assertThat(from("# of old" + two)).isEmpty();
    GameRecord record = read("# from T1 2" + two);
    assertThat(record.inherited()).isEqualTo(2);
    assertThat(read("date 2024-01-01").inherited()).isZero();
    String text = RecordWriter.write(new Race(), record);
    assertThat(text).contains("\n# from T1 2\n\n1 go 1\n");
    assertThat(RecordReader.read(Race.catalogue(), text))
        .isInstanceOfSatisfying(
            RecordReader.Result.Read.class, again -> assertThat(again.record()).isEqualTo(record));
  }

  @Test
  void aHeaderIsANameASpaceAndItsValue() {
    assertThat(fault(" seat 1 Mei")).contains("unknown header «»");
    assertThat(fault("colour")).contains("unknown header «colour»");
    assertThat(fault("seat 1 ")).contains("a name and a value are needed, not «1 »");
    assertThat(fault("seat  Mei")).contains("a name and a value are needed, not « Mei»");
    assertThat(fault("table")).contains("not a table: «»");
    assertThat(read("seat 1 M").headers().seats()).containsEntry(1, "M");
    assertThat(read("seat 1  Mei  Li ").headers().seats()).containsEntry(1, " Mei  Li ");
    assertThat(read("table a b").headers().table()).contains("a b");
  }

  @Test
  void valuesHaveAtMost200Characters() {
    assertThat(read("table " + "𝄞".repeat(200)).headers().table()).isPresent();
    assertThat(fault("table " + "x".repeat(201))).contains("more than 200 characters");
    assertThat(fault("seat 1 " + "x".repeat(201))).contains("more than 200 characters");
    assertThat(fault(" " + "x".repeat(201))).contains("more than 200 characters");
  }

  @Test
  void aSeatIsAskedForInTheLineThatFirstNamesIt() {
    String nonce = "0f".repeat(16);
    assertThat(
            RecordReader.read(
                Race.catalogue(), HEAD + "date 2024-01-01\nnonce 3 " + nonce + "\nseat 3 A\n\n"))
        .isEqualTo(new RecordReader.Result.Unreadable(4, "there is no seat 3", Optional.empty()));
  }

  @Test
  void aRecordIsWrittenByItsOwnGame() {
    Race other =
        new Race() {
          @Override
          public String id() {
            return "stroll";
          }
        };
    GameRecord record = read("date 2024-01-01");
    assertThatThrownBy(() -> RecordWriter.write(other, record))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("race is not stroll");
  }

  private static Optional<GameRecord.Origin> from(String lines) {
    return read(lines).headers().from();
  }

  /// @param lines headers, and what follows the empty line if there is one
  private static GameRecord read(String lines) {
    return switch (RecordReader.read(
        Race.catalogue(), HEAD + lines + (lines.contains("\n\n") ? "" : "\n\n"))) {
      case RecordReader.Result.Read read -> read.record();
      case RecordReader.Result.Unreadable no ->
          throw new AssertionError(no.line() + ": " + no.reason());
    };
  }

  private static String fault(String line) {
    return switch (RecordReader.read(Race.catalogue(), HEAD + line + "\n\n")) {
      case RecordReader.Result.Read read -> throw new AssertionError(read.record().toString());
      case RecordReader.Result.Unreadable no -> {
        assertThat(no.line()).isEqualTo(3);
        yield no.reason();
      }
    };
  }
}
