package tianxia.server.http.socket;

import io.helidon.common.buffers.BufferData;
import java.util.List;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.json.Messages;
import tianxia.server.message.json.Utf8Sink;

/// Messages as WebSocket text frames (RFC 6455, 5.2): whole and unmasked, one after the other, so
/// that one write sends them all. The library would write each message by itself, and keep a buffer
/// of the longest message for every socket.
final class TextFrames {
  private static final byte WHOLE_TEXT = (byte) 0x81;
  private static final int MAX_SHORT = 125;
  private static final int MAX_MEDIUM = 0xFFFF;

  /// The head of a message of medium length.
  private static final int HEAD = 4;

  private TextFrames() {}

  /// @param expected about how many bytes they take
  static BufferData of(List<ServerMessage> messages, int expected) {
    Utf8Sink out = new Utf8Sink(expected);
    for (int i = 0; i < messages.size(); i++) {
      write(messages.get(i), out);
    }
    return BufferData.create(out.bytes(), 0, out.length());
  }

  /// Leaves room for the usual head, and corrects it once the length is known.
  private static void write(ServerMessage message, Utf8Sink out) {
    int start = out.length();
    for (int i = 0; i < HEAD; i++) {
      out.put(0);
    }
    Messages.write(message, out);
    int payload = out.length() - start - HEAD;
    int head = payload <= MAX_SHORT ? 2 : payload <= MAX_MEDIUM ? HEAD : 10;
    if (head != HEAD) {
      out.shift(start + HEAD, head - HEAD);
    }
    head(out.bytes(), start, head, payload);
  }

  private static void head(byte[] frames, int at, int head, int payload) {
    frames[at] = WHOLE_TEXT;
    if (head == 2) {
      frames[at + 1] = (byte) payload;
      return;
    }
    frames[at + 1] = (byte) (head == HEAD ? 126 : 127);
    for (int i = 0; i < head - 2; i++) {
      int shift = 8 * (head - 3 - i);
      frames[at + 2 + i] = (byte) ((long) payload >>> shift);
    }
  }
}
