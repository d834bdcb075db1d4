package tianxia.testkit.contract;

import java.util.ArrayList;
import java.util.List;
import tianxia.kernel.Catalogue;
import tianxia.kernel.Event;
import tianxia.kernel.State;
import tianxia.kernel.record.GameRecord;
import tianxia.kernel.record.RecordReader;
import tianxia.kernel.record.RecordWriter;
import tianxia.testkit.Expect;

/// Writing and reading a record restores the position; a record with another result, or with events
/// after the end, is refused.
final class RecordCheck<S extends State<S>> implements Check<S> {

  @Override
  public void at(Playthrough<S> play) {
    boolean due =
        play.over() ? (play.seed() & 15) == 0 : play.expensive() && play.random().nextInt(8) == 0;
    if (!due) {
      return;
    }
    Catalogue catalogue = new Catalogue(List.of(play.game()));
    String text = RecordWriter.write(play.game(), play.record());
    if (!(RecordReader.read(catalogue, text)
        instanceof RecordReader.Result.Read(GameRecord read, var game))) {
      throw new AssertionError("unreadable: " + RecordReader.read(catalogue, text));
    }
    Expect.equal(game.id(), play.game().id(), () -> "the game of the record");
    Expect.that(
        read.replay(play.game()).position().equals(play.state()),
        () -> "the record gives another position");
    Expect.equal(RecordWriter.write(play.game(), read), text, () -> "written again");
    if (play.over()) {
      Event last = play.events().getLast();
      refused(catalogue, text + last + "\n", "an event after the result");
      List<String> lines = new ArrayList<>(text.lines().toList());
      lines.set(lines.size() - 1, last.toString());
      refused(catalogue, String.join("\n", lines) + "\n", "an event after the end");
      lines.set(lines.size() - 1, "result 9");
      refused(catalogue, String.join("\n", lines) + "\n", "a wrong result");
    } else {
      refused(catalogue, text + "result 1\n", "a result before the end");
    }
  }

  private static void refused(Catalogue catalogue, String text, String what) {
    int lines = (int) text.lines().count();
    Expect.that(
        RecordReader.read(catalogue, text) instanceof RecordReader.Result.Unreadable no
            && no.line() == lines,
        () -> what + " is read");
  }
}
