package tianxia.server.table.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tianxia.games.suntzu.SunTzu;
import tianxia.games.suntzu.SunTzuState;
import tianxia.kernel.Actors;
import tianxia.kernel.Event;
import tianxia.kernel.json.CanonicalJson;
import tianxia.kernel.json.JsonValue;
import tianxia.kernel.json.JsonValue.Members;
import tianxia.kernel.record.GameRecord;
import tianxia.server.message.table.EventShown;
import tianxia.server.message.table.StageShown;
import tianxia.testkit.Golden;
import tianxia.testkit.Repository;

/// The frames of Sun Tzu that the page's tests use are what a table sends: some golden records, as
/// sent to one viewer. Each game has a line with its name, the viewer and the first view, then one
/// line per frame with the changes of its view. The right lines are written to
/// `target/frames.jsonl`, in case they differ.
class SunTzuFramesTest {
  private static final Path KEPT =
      Repository.root().resolve("web/src/games/sun-tzu/testing/frames.jsonl");

  @Test
  void theFramesOfThePagesTestsAreATables() throws IOException {
    List<String> lines = new ArrayList<>();
    lines.addAll(told("full.tx", 1));
    lines.addAll(told("advanced-on-rising-2.tx", 2));
    lines.addAll(told("standard-on-mixed-0.tx", 1));
    Files.createDirectories(Path.of("target"));
    Files.write(Path.of("target/frames.jsonl"), lines);
    assertThat(Files.readAllLines(KEPT)).isEqualTo(lines);
  }

  /// A viewer who reconnects gets one frame, with everything that connected viewers were sent.
  @Test
  void aGapHasAllStagesOfTheFramesThatWereMissed() {
    GameRecord record = Golden.record(new SunTzu(), "standard-on-mixed-0.tx");
    GameHistory<SunTzuState> line = GameHistory.start(new SunTzu(), record.options());
    int from = record.events().size() / 3;
    List<Members> missed = new ArrayList<>();
    for (int ply = 1; ply <= record.events().size(); ply++) {
      line.play(record.events().get(ply - 1));
      if (ply > from) {
        missed.addAll(views(line.stages(1, ply - 1)));
      }
    }
    assertThat(missed).hasSizeGreaterThan(20);
    assertThat(views(line.stages(1, from))).isEqualTo(missed);
  }

  private static List<Members> views(List<StageShown> stages) {
    List<Members> views = new ArrayList<>();
    SortedMap<String, JsonValue> view = new TreeMap<>();
    for (StageShown stage : stages) {
      view.putAll(((Members) JsonValue.parse(stage.view().text())).values());
      views.add(new Members(view));
    }
    return views;
  }

  private static List<String> told(String name, int viewer) {
    GameRecord record = Golden.record(new SunTzu(), name);
    GameHistory<SunTzuState> line = GameHistory.start(new SunTzu(), record.options());
    List<String> lines = new ArrayList<>();
    Members view = (Members) JsonValue.parse(line.match().view(viewer));
    CanonicalJson head = new CanonicalJson().beginObject().key("game").value(name);
    lines.add(
        head.key("view").raw(view.canonical()).key("viewer").value(viewer).endObject().toString());
    int from = 0;
    for (int ply = 1; ply <= record.events().size(); ply++) {
      line.play(record.events().get(ply - 1));
      if (ply == record.events().size() || ends(record.events(), ply)) {
        Members now = (Members) JsonValue.parse(line.match().view(viewer));
        lines.add(frame(line, viewer, from, changed(view, now)));
        view = now;
        from = ply;
      }
    }
    return lines;
  }

  /// Whether a frame is sent after so many events: after the draws that follow a decision, and
  /// after the last of the orders that a seat gives in one command.
  private static boolean ends(List<Event> events, int ply) {
    Event last = events.get(ply - 1);
    Event next = events.get(ply);
    boolean together = last.action().contains(":") && next.action().contains(":");
    return next.actor() != Actors.CHANCE && !(together && last.actor() == next.actor());
  }

  private static String frame(
      GameHistory<SunTzuState> line, int viewer, int from, Members changed) {
    CanonicalJson out = new CanonicalJson().beginObject().key("events").beginArray();
    line.shown(viewer).subList(from, line.ply()).forEach(event -> event(event, out));
    out.endArray();
    List<StageShown> stages = line.stages(viewer, from);
    if (!stages.isEmpty()) {
      out.key("stages").beginArray();
      stages.forEach(stage -> stage(stage, out));
      out.endArray();
    }
    return out.key("view").raw(changed.canonical()).endObject().toString();
  }

  private static void event(EventShown event, CanonicalJson out) {
    out.beginObject().key("action").value(event.action()).key("actor").value(event.actor());
    out.key("happenings").beginArray();
    event.happenings().forEach(happening -> out.raw(happening.text()));
    out.endArray().key("ply").value(event.ply()).endObject();
  }

  private static void stage(StageShown stage, CanonicalJson out) {
    out.beginObject().key("ply").value(stage.ply()).key("told").value(stage.told());
    out.key("view").raw(stage.view().text()).endObject();
  }

  private static Members changed(Members before, Members after) {
    SortedMap<String, JsonValue> changed = new TreeMap<>(after.values());
    changed.entrySet().removeIf(member -> member.getValue().equals(before.get(member.getKey())));
    return new Members(changed);
  }
}
