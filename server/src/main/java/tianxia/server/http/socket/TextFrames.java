package tianxia.server.http.socket;

import java.util.List;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.json.Messages;

/// Messages as WebSocket text frames (RFC 6455, 5.2): whole and unmasked, one after the other, so
/// that one write sends them all. The library would write each message by itself, and keep a buffer
/// of the longest message for every socket.
final class TextFrames {
  private static final byte WHOLE_TEXT = (byte) 0x81;
  private static final int MAX_SHORT = 125;
  private static final int MAX_MEDIUM = 0xFFFF;

  private TextFrames() {}

  static byte[] of(List<ServerMessage> messages) {
    byte[][] payloads = new byte[messages.size()][];
    int length = 0;
    for (int i = 0; i < payloads.length; i++) {
      payloads[i] = Messages.bytes(messages.get(i));
      length += headLength(payloads[i].length) + payloads[i].length;
    }
    byte[] frames = new byte[length];
    int at = 0;
    for (byte[] payload : payloads) {
      at = head(frames, at, payload.length);
      System.arraycopy(payload, 0, frames, at, payload.length);
      at += payload.length;
    }
    return frames;
  }

  private static int headLength(int payload) {
    return payload <= MAX_SHORT ? 2 : payload <= MAX_MEDIUM ? 4 : 10;
  }

  /// @return where the payload begins
  private static int head(byte[] frames, int at, int payload) {
    int head = headLength(payload);
    frames[at] = WHOLE_TEXT;
    if (head == 2) {
      frames[at + 1] = (byte) payload;
      return at + 2;
    }
    frames[at + 1] = (byte) (head == 4 ? 126 : 127);
    for (int i = 0; i < head - 2; i++) {
      int shift = 8 * (head - 3 - i);
      frames[at + 2 + i] = (byte) ((long) payload >>> shift);
    }
    return at + head;
  }
}
