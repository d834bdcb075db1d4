package tianxia.kernel.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Event;
import tianxia.kernel.Happening;
import tianxia.kernel.Quoted;
import tianxia.kernel.Race;
import tianxia.kernel.Refusal;

class RecordReaderTest {
  private static final String HEAD = "tianxia 1\ngame race\n";
  private static final String GAME = "1 go 1\n2 go 2\n2 land\n* slip 1\n";

  @Test
  void readsEveryHeader() {
    GameRecord record =
        read(
            HEAD
                + "option rounds 2\n"
                + "# a comment\n"
                + "seat 2 Mei Li\n"
                + "seat 1 computer:hard\n"
                + "date 2024-02-29\n"
                + "series 1 3\n"
                + "table T-1\n"
                + "commitment "
                + "ab".repeat(32)
                + "\nnonce-commitment 2 "
                + "cd".repeat(32)
                + "\nnonce 2 "
                + "0f".repeat(16)
                + "\nsecret "
                + "01".repeat(32)
                + "\n\n"
                + GAME);
    GameRecord.Headers headers = record.headers();
    assertThat(record.options().asMap()).containsEntry("rounds", "2").containsEntry("seats", "2");
    assertThat(headers.seats()).containsEntry(1, "computer:hard").containsEntry(2, "Mei Li");
    assertThat(headers.date()).contains("2024-02-29");
    assertThat(headers.series()).contains(new GameRecord.Series(1, 3));
    assertThat(headers.table()).contains("T-1");
    assertThat(headers.commitment()).contains("ab".repeat(32));
    assertThat(headers.nonceCommitments()).containsEntry(2, "cd".repeat(32)).hasSize(1);
    assertThat(headers.nonces()).containsEntry(2, "0f".repeat(16)).hasSize(1);
    assertThat(headers.secret()).contains("01".repeat(32));
    assertThat(record.events()).hasSize(4).first().isEqualTo(new Event(1, "go 1"));
    assertThat(record.result()).isZero();
    String text = RecordWriter.write(new Race(), record);
    assertThat(read(text)).isEqualTo(record);
  }

  /// The game with rules of its second version.
  private static final class LaterRace extends Race {
    @Override
    public int rulesVersion() {
      return 2;
    }
  }

  private static RecordReader.Result read(Catalogue catalogue, String text) {
    return RecordReader.read(catalogue, text);
  }

  @Test
  void aRecordIsReadByTheRulesThatItWasPlayedBy() {
    Catalogue both = new Catalogue(List.of(new LaterRace()), List.of(new Race()));
    String first = HEAD + "\n" + GAME;
    RecordReader.Result.Read earlier = (RecordReader.Result.Read) read(both, first);
    assertThat(earlier.game().rulesVersion()).isEqualTo(1);
    assertThat(RecordWriter.write(new Race(), earlier.record())).doesNotContain("# rules");

    String text = RecordWriter.write(new LaterRace(), earlier.record());
    assertThat(text).startsWith(HEAD + "# rules 2\n");
    RecordReader.Result.Read later = (RecordReader.Result.Read) read(both, text);
    assertThat(later.game().rulesVersion()).isEqualTo(2);
    assertThat(later.record()).isEqualTo(earlier.record());
    assertThat(((RecordReader.Result.Read) read(both, "# rules 2\n" + first)).game())
        .isEqualTo(later.game());
  }

  @Test
  void aRecordByOtherRulesIsRefused() {
    Catalogue later = new Catalogue(List.of(new LaterRace()));
    assertThat(read(later, HEAD + "\n" + GAME))
        .isInstanceOfSatisfying(
            RecordReader.Result.Unreadable.class,
            no -> assertThat(no.reason()).contains("version 1 of the rules"));
    assertThat(read(later, HEAD + "option rounds 2\n# rules 3\n\n" + GAME))
        .isInstanceOfSatisfying(
            RecordReader.Result.Unreadable.class,
            no -> {
              assertThat(no.reason()).contains("version 3 of the rules");
              assertThat(no.line()).isEqualTo(4);
            });
    assertThat(read(HEAD + "# rules of the house\n# rules 0\n\n" + GAME).events()).hasSize(4);
  }

  @Test
  void readsCrlfCommentsAndAMissingLastLineEnd() {
    String text = HEAD + "\n# comment\n" + GAME + "result 2";
    assertThat(read(text.replace("\n", "\r\n"))).isEqualTo(read(text));
    assertThat(read(text).result()).isEqualTo(1 << 2);
    assertThat(read("# before\n" + text)).isEqualTo(read(text));
  }

  @Test
  void anyOrderOfASimultaneousDecisionIsReadAndWrittenTheSame() {
    GameRecord mixed = read(HEAD + "\n2 go 2\n1 go 1\n2 land\n* slip 1\n");
    assertThat(RecordWriter.write(new Race(), mixed))
        .isEqualTo(RecordWriter.write(new Race(), read(HEAD + "\n" + GAME)))
        .endsWith("\n\n1 go 1\n2 go 2\n2 land\n* slip 1\n");
  }

  @Test
  void decisionsOfLaterRoundsAreOrderedToo() {
    GameRecord mixed = read(HEAD + "option rounds 2\n\n" + GAME + "2 go 2\n1 go 1\n2 land\n");
    assertThat(RecordWriter.write(new Race(), mixed))
        .endsWith("\n\n" + GAME + "1 go 1\n2 go 2\n2 land\n");
  }

  @Test
  void aRecordThatWasNotReadMayNotBeReplayed() {
    GameRecord right = read(HEAD + "\n" + GAME);
    assertThat(right.replay(new Race()).events()).isEqualTo(right.events());
    List<Event> wrong = List.of(new Event(1, "go 9"));
    assertThatThrownBy(() -> with(right, wrong, 0).replay(new Race()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("1 go 9 is refused");
    assertThatThrownBy(() -> with(right, right.events(), 1).replay(new Race()))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("resign 1 is refused");
  }

  private static GameRecord with(GameRecord other, List<Event> events, int resigned) {
    return new GameRecord(
        other.game(), other.options(), other.headers(), events, resigned, other.result());
  }

  @Test
  void aResignationEndsAGameOfTwo() {
    GameRecord record = read(HEAD + "\n1 go 1\nresign 1\nresult 2\n");
    assertThat(record.resigned()).isEqualTo(1);
    assertThat(record.result()).isEqualTo(1 << 2);
    assertThat(record.replay(new Race()).winners()).isEqualTo(1 << 2);
    assertThat(RecordWriter.write(new Race(), record)).endsWith("\n1 go 1\nresign 1\nresult 2\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          tianxia 2/                                   | 1 | not a record
          game race/                                   | 1 | not a record
          tianxia 1/option rounds 1/                   | 2 | second line
          tianxia 1/game chess/                        | 2 | unknown game «chess»
          tianxia 1/game race                          | 3 | empty line after the headers
          tianxia 1/                                   | 2 | «game …» is missing
          H/option rounds 3//                          | 3 | has no value «3»
          H/option size 3//                            | 3 | unknown option «size»
          H/option rounds 1/option rounds 1//          | 4 | a second «option rounds»
          H/option rounds//                            | 3 | a name and a value
          H/colour red//                               | 3 | unknown header «colour»
          H/seat 3 Mei//                               | 3 | there is no seat 3
          H/seat x Mei//                               | 3 | unknown seat «x»
          H/seat 0 Mei//                               | 3 | unknown seat «0»
          H/seat 1//                                   | 3 | a name and a value
          H/seat 1 A/seat 1 B//                        | 4 | a second «seat 1»
          H/date 2026-13-01//                          | 3 | not a date
          H/date 2023-02-29//                          | 3 | not a date
          H/date 2026-1-1//                            | 3 | not a date
          H/date 2026-01-01/date 2026-01-01//          | 4 | a second «date»
          H/series 3 2//                               | 3 | not a series
          H/series 1//                                 | 3 | not a series
          H/commitment abc//                           | 3 | 64 hexadecimal digits
          H/nonce 1 abc//                              | 3 | 32 hexadecimal digits
          H/nonce-commitment 1 abc//                   | 3 | 64 hexadecimal digits
          H/secret ABC//                               | 3 | 64 hexadecimal digits
          H//1 go 1/1 go 1/                            | 5 | is not legal (GEN-6)
          H//3 go 1/                                   | 4 | unknown actor «3»
          H//x go 1/                                   | 4 | unknown actor «x»
          H//go/                                       | 4 | not an event
          H// go 1/                                    | 4 | unknown actor «»
          H//12 go 1/                                  | 4 | unknown actor «12»
          H//0 slip 1/                                 | 4 | unknown actor «0»
          H//1 go 1//2 go 1/                           | 5 | not an event
          H//result 1/                                 | 4 | the game is not over
          H//1 go 1/2 go 1/* slip 1/result 1/          | 7 | the events give «result 2»
          H//1 go 1/2 go 1/* slip 1/result 2 1/        | 7 | the events give «result 2»
          H//1 go 1/2 go 1/* slip 1/1 go 1/            | 7 | is not legal
          H//1 go 1/2 go 1/* slip 1/resign 1/          | 7 | resigning is not possible here
          H//1 go 1/2 go 1/* slip 1/result 2/1 go 1/   | 8 | nothing may follow
          H//resign 3/                                 | 4 | unknown seat «3»
          H//resign 1/resign 2/                        | 5 | resigning is not possible here
          H//resign 1/1 go 1/                          | 5 | is not legal
          H//resign 1/result 1/                        | 5 | the events give «result 2»
          H/option seats 3//resign 1/                  | 5 | resigning is not possible here
          """)
  void refusesWithLineAndReason(String lines, int line, String reason) {
    String text = lines.replace("H/", HEAD).replace("/", "\n");
    assertThat(RecordReader.read(Race.catalogue(), text))
        .isInstanceOfSatisfying(
            RecordReader.Result.Unreadable.class,
            no -> {
              assertThat(no.line()).as(no.reason()).isEqualTo(line);
              assertThat(no.reason()).contains(reason);
            });
  }

  @Test
  void refusesAnEmptyText() {
    assertThat(RecordReader.read(Race.catalogue(), ""))
        .isInstanceOfSatisfying(
            RecordReader.Result.Unreadable.class, no -> assertThat(no.reason()).contains("empty"));
  }

  @Test
  void namesMayHave200Characters() {
    assertThat(read(HEAD + "seat 1 " + "棋".repeat(200) + "\n\n").headers().seats()).hasSize(1);
    assertThat(RecordReader.read(Race.catalogue(), HEAD + "seat 1 " + "x".repeat(201) + "\n\n"))
        .isInstanceOf(RecordReader.Result.Unreadable.class);
  }

  @Test
  void anIllegalActionCarriesItsRefusal() {
    assertThat(RecordReader.read(Race.catalogue(), HEAD + "\n1 fly\n"))
        .isInstanceOfSatisfying(
            RecordReader.Result.Unreadable.class,
            no ->
                assertThat(no.refusal())
                    .contains(
                        new Refusal("GEN-6", Happening.of("no-notation").with("text", "fly"))));
  }

  @Test
  void messagesQuoteForeignTextSafely() {
    assertThat(Quoted.of("a\u001b[31m\n")).isEqualTo("«a\ufffd[31m\ufffd»");
    assertThat(Quoted.of("\u202eabc\ud800")).isEqualTo("«\ufffdabc\ufffd»");
    assertThat(Quoted.of("𝄞".repeat(41))).isEqualTo("«" + "𝄞".repeat(40) + "…»");
  }

  private static GameRecord read(String text) {
    return switch (RecordReader.read(Race.catalogue(), text)) {
      case RecordReader.Result.Read read -> read.record();
      case RecordReader.Result.Unreadable no ->
          throw new AssertionError(no.line() + ": " + no.reason() + List.of(text));
    };
  }
}
