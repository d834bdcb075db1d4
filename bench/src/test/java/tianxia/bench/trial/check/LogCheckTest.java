package tianxia.bench.trial.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tianxia.bench.load.Message;
import tianxia.bench.trial.player.Ledger;
import tianxia.bench.trial.player.TrialTable;

/// A trial finds what is wrong: each kind of damage to a log, or to what players were told.
class LogCheckTest {
  private static final String MADE =
      "{\"entry\":\"made\",\"game\":\"qin\",\"options\":{\"board\":\"bird\"},\"events\":[]}";

  private final TrialTable table = new TrialTable("t", "qin", "a", "b");
  private final List<Witness.Line> log = new ArrayList<>();

  /// A log of two moves, which were acknowledged and shown.
  private void play() {
    log.add(new Witness.Line(1, MADE, 0, "one", ""));
    log.add(played(2, "s1-0", 1, "1 a", 1, "one", "one"));
    log.add(played(3, "s2-0", 2, "2 b", 1, "one", "one"));
    table.ledgers().getFirst().ask();
    table.ledgers().getFirst().answered(0, 2);
    table.ledgers().getLast().ask();
    table.ledgers().getLast().answered(0, 3);
    table
        .ledgers()
        .forEach(ledger -> {
          ledger.take(frame(2, 1, "{\"ply\":1,\"actor\":1,\"action\":\"a\"}"));
          ledger.take(frame(3, 2, "{\"ply\":2,\"actor\":2,\"action\":\"b\"}"));
        });
  }

  private static Witness.Line played(
      int seq, String id, int seat, String event, long epoch, String writer, String claimer) {
    String body =
        "{\"entry\":\"played\",\"id\":\"%s\",\"seat\":%d,\"events\":[\"%s\"]}"
            .formatted(id, seat, event);
    return new Witness.Line(seq, body, epoch, writer, claimer);
  }

  private static Message frame(int seq, int ply, String events) {
    byte[] text =
        "{\"type\":\"frame\",\"viewer\":1,\"seq\":%d,\"ply\":%d,\"whole\":false,\"events\":[%s],\"actors\":[1]}"
            .formatted(seq, ply, events)
            .getBytes(StandardCharsets.UTF_8);
    return new Message(text, 0, text.length);
  }

  private List<Finding.Kind> found() {
    return new LogCheck(table, log).findings().stream().map(Finding::kind).distinct().toList();
  }

  @Test
  void nothingIsWrongWithAWholeLog() {
    play();
    LogCheck check = new LogCheck(table, log);
    assertThat(check.findings()).isEmpty();
    assertThat(check.events()).hasSize(2);
    assertThat(check.seq()).isEqualTo(3);
    assertThat(check.options()).containsEntry("board", "bird");
  }

  @Test
  void anAcknowledgedActionIsMissing() {
    play();
    log.removeLast();
    assertThat(found()).contains(Finding.Kind.LOST, Finding.Kind.TOLD_WRONG);
  }

  @Test
  void anActionStandsElsewhere() {
    play();
    log.set(1, played(2, "s2-0", 2, "2 b", 1, "one", "one"));
    log.set(2, played(3, "s1-0", 1, "1 a", 1, "one", "one"));
    assertThat(found()).containsExactly(Finding.Kind.MISPLACED, Finding.Kind.TOLD_WRONG);
  }

  @Test
  void aCommandIsCarriedOutTwice() {
    play();
    log.add(played(4, "s2-0", 2, "2 b", 1, "one", "one"));
    assertThat(found()).contains(Finding.Kind.DOUBLED);
  }

  @Test
  void aRefusedCommandIsCarriedOut() {
    play();
    table.ledgers().getFirst().ask();
    table.ledgers().getFirst().answered(1, Ledger.REFUSED);
    log.add(played(4, "s1-1", 1, "1 c", 1, "one", "one"));
    assertThat(found()).containsExactly(Finding.Kind.REVIVED);
  }

  @Test
  void aLogHasAGap() {
    play();
    log.add(played(5, "x", 1, "1 c", 1, "one", "one"));
    assertThat(found()).containsExactly(Finding.Kind.UNORDERED);
  }

  @Test
  void anEarlierOwnerWritesAfterALaterOne() {
    play();
    log.add(played(4, "x", 1, "1 c", 2, "two", "two"));
    log.add(played(5, "y", 2, "2 d", 1, "one", "one"));
    assertThat(found()).containsExactly(Finding.Kind.INTERLEAVED);
  }

  @Test
  void anotherThanTheOwnerWrites() {
    play();
    log.add(played(4, "x", 1, "1 c", 2, "one", "two"));
    assertThat(found()).containsExactly(Finding.Kind.UNFENCED);
  }

  @Test
  void aPlayerIsToldAnotherEvent() {
    play();
    table.ledgers().getFirst().take(frame(3, 3, "{\"ply\":3,\"actor\":1,\"action\":\"z\"}"));
    assertThat(found()).containsExactly(Finding.Kind.TOLD_WRONG);
  }

  @Test
  void aPlayerMissesAnEvent() {
    play();
    log.add(played(4, "x", 1, "1 c", 1, "one", "one"));
    log.add(played(5, "y", 2, "2 d", 1, "one", "one"));
    table.ledgers().getFirst().take(frame(5, 4, "{\"ply\":4,\"actor\":2,\"action\":\"d\"}"));
    assertThat(found()).containsExactly(Finding.Kind.TOLD_WRONG);
  }

  @Test
  void aPlayerIsShownThePast() {
    play();
    table.ledgers().getLast().take(frame(2, 1, ""));
    assertThat(found()).containsExactly(Finding.Kind.TOLD_WRONG);
  }

  @Test
  void whatIsHiddenFromAPlayerMayBeAnything() {
    log.add(new Witness.Line(1, MADE, 0, "one", ""));
    log.add(played(2, "s1-0", 1, "* draw RY", 1, "one", "one"));
    table.ledgers().getFirst().take(frame(2, 1, "{\"ply\":1,\"actor\":0,\"action\":\"draw ?\"}"));
    assertThat(found()).isEmpty();
  }
}
