package tianxia.server.message.json;

import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import tianxia.server.message.Frame;
import tianxia.server.message.ServerMessage.Done;
import tianxia.server.message.TableInfo;
import tianxia.server.message.table.ClockShown;
import tianxia.server.message.table.EventShown;
import tianxia.server.message.table.Permissions;
import tianxia.server.message.table.Prepared;
import tianxia.server.message.table.Questions;
import tianxia.server.message.table.StageShown;

/// Writes the messages that every move leads to straight to bytes; the same bytes as the generated
/// adapters write (`FrameWriterTest`). What all viewers of a table are sent is written once, and
/// again when more than its time has changed.
final class FrameWriter {
  /// How many texts are kept, of about a kilobyte each.
  private static final int KEPT = 1024;

  /// How many frames that spectators are shown are kept as text, one for a table: thousands may
  /// watch it.
  private static final int WATCHED = 64;

  private static final byte[] START = ascii("{\"type\":\"frame\",\"viewer\":");
  private static final byte[] SEQ = ascii(",\"seq\":");
  private static final byte[] PLY = ascii(",\"ply\":");
  private static final byte[] WHOLE = ascii(",\"whole\":");
  private static final byte[] EVENTS = ascii(",\"events\":");
  private static final byte[] ACTORS = ascii(",\"actors\":");
  private static final byte[] VIEW = ascii(",\"view\":");
  private static final byte[] LEGAL = ascii(",\"legal\":");
  private static final byte[] CAN = ascii(",\"can\":{\"back\":");
  private static final byte[] TAKEBACK = ascii(",\"takeback\":");
  private static final byte[] RESIGN = ascii(",\"resign\":");
  private static final byte[] LEAVE = ascii(",\"leave\":");
  private static final byte[] REMATCH = ascii(",\"rematch\":");
  private static final byte[] INFO = ascii("},\"info\":");
  private static final byte[] STAGES = ascii(",\"stages\":");
  private static final byte[] QUESTIONS = ascii(",\"questions\":");
  private static final byte[] PREPARED = ascii(",\"prepared\":");
  private static final byte[] CLOCK = ascii(",\"clock\":");
  private static final byte[] EVENT = ascii("{\"ply\":");
  private static final byte[] ACTOR = ascii(",\"actor\":");
  private static final byte[] ACTION = ascii(",\"action\":");
  private static final byte[] HAPPENINGS = ascii(",\"happenings\":");
  private static final byte[] DONE = ascii("{\"type\":\"done\",\"seq\":");
  private static final byte[] ID = ascii(",\"id\":");

  private final JsonType<String> strings;
  private final JsonType<TableInfo> infos;
  private final JsonType<List<StageShown>> stages;
  private final JsonType<Questions> questions;
  private final JsonType<Prepared> prepared;
  private final JsonType<ClockShown> clocks;
  private final AtomicReferenceArray<@Nullable Written> last = new AtomicReferenceArray<>(KEPT);
  private final AtomicReferenceArray<@Nullable WrittenFrame> watched =
      new AtomicReferenceArray<>(WATCHED);

  private static final class Written {
    private final TableInfo info;

    /// All but the last member's value, which is the time, and the end.
    private final byte[] text;

    private Written(TableInfo info, byte[] text) {
      this.info = info;
      this.text = text;
    }
  }

  /// A frame, which is kept no longer than elsewhere, and its text.
  private static final class WrittenFrame {
    private final WeakReference<Frame> frame;
    private final byte[] text;

    private WrittenFrame(Frame frame, byte[] text) {
      this.frame = new WeakReference<>(frame);
      this.text = text;
    }
  }

  FrameWriter(Jsonb jsonb) {
    strings = jsonb.type(String.class);
    infos = jsonb.type(TableInfo.class);
    stages = jsonb.type(StageShown.class).list();
    questions = jsonb.type(Questions.class);
    prepared = jsonb.type(Prepared.class);
    clocks = jsonb.type(ClockShown.class);
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  void write(Done done, Utf8Sink out) {
    out.put(DONE).number(done.seq()).put(ID);
    string(done.id(), out);
    out.put('}');
  }

  void write(Frame frame, Utf8Sink out) {
    if (frame.viewer() > 0) {
      writeAnew(frame, out);
      return;
    }
    int slot = System.identityHashCode(frame.info().seats()) % WATCHED;
    WrittenFrame known = watched.get(slot);
    if (known != null && known.frame.refersTo(frame)) {
      out.put(known.text);
      return;
    }
    int start = out.length();
    writeAnew(frame, out);
    watched.set(
        slot, new WrittenFrame(frame, Arrays.copyOfRange(out.bytes(), start, out.length())));
  }

  private void writeAnew(Frame frame, Utf8Sink out) {
    out.put(START).number(frame.viewer());
    out.put(SEQ).number(frame.seq());
    out.put(PLY).number(frame.ply());
    out.put(WHOLE).literal(frame.whole());
    events(frame.events(), out.put(EVENTS));
    actors(frame.actors(), out.put(ACTORS));
    out.put(VIEW).raw(frame.view().text());
    legal(frame.legal(), out.put(LEGAL));
    can(frame.can(), out);
    info(frame.info(), out.put(INFO));
    frame.stages().ifPresent(all -> out.put(STAGES).raw(stages.toJson(all.stages())));
    frame.questions().ifPresent(open -> out.put(QUESTIONS).raw(questions.toJson(open)));
    frame.prepared().ifPresent(lines -> out.put(PREPARED).raw(prepared.toJson(lines)));
    frame.clock().ifPresent(shown -> out.put(CLOCK).raw(clocks.toJson(shown)));
    out.put('}');
  }

  private void events(List<EventShown> events, Utf8Sink out) {
    out.put('[');
    for (int i = 0; i < events.size(); i++) {
      EventShown event = events.get(i);
      comma(i, out);
      out.put(EVENT).number(event.ply()).put(ACTOR).number(event.actor()).put(ACTION);
      string(event.action(), out);
      out.put(HAPPENINGS).put('[');
      for (int j = 0; j < event.happenings().size(); j++) {
        comma(j, out);
        out.raw(event.happenings().get(j).text());
      }
      out.put(']').put('}');
    }
    out.put(']');
  }

  private static void actors(List<Integer> actors, Utf8Sink out) {
    out.put('[');
    for (int i = 0; i < actors.size(); i++) {
      comma(i, out);
      out.number(actors.get(i));
    }
    out.put(']');
  }

  private void legal(List<String> legal, Utf8Sink out) {
    out.put('[');
    for (int i = 0; i < legal.size(); i++) {
      comma(i, out);
      string(legal.get(i), out);
    }
    out.put(']');
  }

  private static void can(Permissions can, Utf8Sink out) {
    out.put(CAN).literal(can.back());
    out.put(TAKEBACK).literal(can.takeback());
    out.put(RESIGN).literal(can.resign());
    out.put(LEAVE).literal(can.leave());
    out.put(REMATCH).literal(can.rematch());
  }

  private void string(String text, Utf8Sink out) {
    if (!out.quoted(text)) {
      out.raw(strings.toJson(text));
    }
  }

  private static void comma(int index, Utf8Sink out) {
    if (index > 0) {
      out.put(',');
    }
  }

  /// Writes what the viewers of a table have in common.
  private void info(TableInfo info, Utf8Sink out) {
    int slot = System.identityHashCode(info.seats()) % KEPT;
    Written known = last.get(slot);
    if (known == null || !known.info.updatedAt(info.updated()).equals(info)) {
      String text = infos.toJson(info);
      known = new Written(info, utf8(text.substring(0, text.lastIndexOf(':') + 1)));
      last.set(slot, known);
    }
    out.put(known.text).raw(Long.toString(info.updated())).put('}');
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
