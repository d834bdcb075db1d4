package tianxia.server.message.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tianxia.kernel.Happening;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.TableInfo;
import tianxia.server.message.WrittenMessage;
import tianxia.server.message.table.EventShown;
import tianxia.server.message.table.Permissions;
import tianxia.server.message.table.Questions;
import tianxia.server.message.table.RawJson;
import tianxia.server.message.table.StageShown;
import tianxia.server.message.table.StagesShown;

/// What is written by hand is what the generated adapters write.
class FrameWriterTest {
  private static final RawJson VIEW = new RawJson("{\"game\":\"qin\",\"name\":\"Qin\"}");
  private static final RawJson HAPPENING =
      RawJson.of(Happening.of("founded").with("at", "e7").with("by", 1));

  @Test
  void framesWithAllTheirParts() {
    same(
        frame(
            List.of(
                new EventShown(1, 0, "draw ?", List.of()),
                new EventShown(12, 2, "x", List.of(HAPPENING, HAPPENING))),
            List.of("pass", "x"),
            Optional.of(new StagesShown(List.of(new StageShown(1, 1, VIEW)))),
            Optional.of(new Questions(30, List.of(new Questions.Ahead(30, HAPPENING))))));
  }

  @Test
  void framesWithoutWhatMayBeMissing() {
    same(frame(List.of(), List.of(), Optional.empty(), Optional.empty()));
  }

  @Test
  void anyCharacter() {
    StringBuilder all = new StringBuilder("😀");
    for (char c = 0; c < 0x300; c++) {
      all.append(c);
      same(frame(List.of(), List.of("" + c), Optional.empty(), Optional.empty()));
    }
    same(
        frame(
            List.of(new EventShown(1, 1, all.toString(), List.of())),
            List.of(all.toString()),
            Optional.empty(),
            Optional.empty()));
  }

  @Test
  void answers() {
    same(new ServerMessage.Done("Az09-_", 0));
    same(new ServerMessage.Done("a", Integer.MAX_VALUE));
    same(new WrittenMessage("{\"type\":\"pong\"}", Optional.empty(), false));
  }

  @Test
  void whatIsKeptOfATableIsOutOfDateOnceItChanges() {
    TableInfo info = MessagesTest.INFO;
    same(with(info));
    same(with(info.updatedAt(Long.MAX_VALUE)));
    same(with(renamed(info, "t\"2")));
    same(with(info.updatedAt(0)));
  }

  /// Another table of the same seats.
  private static TableInfo renamed(TableInfo info, String table) {
    return new TableInfo(
        table,
        info.game(),
        info.options(),
        info.seats(),
        info.reveal(),
        info.phase(),
        info.winners(),
        info.resigned(),
        info.commitment(),
        info.secret(),
        info.series(),
        info.allowed(),
        info.listed(),
        info.clock(),
        info.takeback(),
        info.rematch(),
        info.from(),
        info.created(),
        info.updated());
  }

  private static Frame with(TableInfo info) {
    Permissions none = Permissions.NOTHING;
    return new Frame(
        0,
        1,
        0,
        true,
        List.of(),
        List.of(),
        VIEW,
        List.of(),
        none,
        info,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private static Frame frame(
      List<EventShown> events,
      List<String> legal,
      Optional<StagesShown> stages,
      Optional<Questions> questions) {
    return new Frame(
        1,
        1234567,
        10,
        events.isEmpty(),
        events,
        events.isEmpty() ? List.of() : List.of(1, 2),
        VIEW,
        legal,
        new Permissions(true, false, true, false, true),
        MessagesTest.INFO,
        stages,
        questions,
        questions.isPresent() ? Optional.empty() : Optional.of(MessagesTest.PREPARED),
        questions.isPresent() ? MessagesTest.CLOCK : Optional.empty());
  }

  /// Twice: the second time with what is kept of the first.
  private static void same(ServerMessage message) {
    for (int i = 0; i < 2; i++) {
      Utf8Sink out = new Utf8Sink(1);
      Messages.write(message, out);
      assertThat(new String(out.bytes(), 0, out.length(), StandardCharsets.UTF_8))
          .isEqualTo(Messages.write(message));
    }
  }
}
