package tianxia.server.http.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tianxia.server.message.ServerMessage;
import tianxia.server.message.json.Messages;

class TextFramesTest {
  @ParameterizedTest
  @ValueSource(ints = {125, 126, 127, 65_535, 65_536, 100_000})
  void theHeadTellsTheLength(int length) {
    ServerMessage message = message(length);
    ByteBuffer frame = ByteBuffer.wrap(TextFrames.of(List.of(message), 16).readBytes());
    assertThat(frame.get()).isEqualTo((byte) 0x81);
    int first = frame.get();
    long told = first < 126 ? first : first == 126 ? frame.getShort() & 0xFFFF : frame.getLong();
    assertThat(told).isEqualTo(length);
    assertThat(rest(frame)).isEqualTo(Messages.write(message));
  }

  @Test
  void messagesFollowEachOther() {
    ServerMessage pong = new ServerMessage.Pong();
    byte[] frames = TextFrames.of(List.of(pong, pong), 1024).readBytes();
    assertThat(new String(frames, StandardCharsets.ISO_8859_1))
        .isEqualTo("\u0081\u000f{\"type\":\"pong\"}".repeat(2));
  }

  /// A message of so many bytes.
  private static ServerMessage message(int length) {
    String empty = Messages.write(new ServerMessage.Failure("é", ""));
    int others = empty.getBytes(StandardCharsets.UTF_8).length;
    return new ServerMessage.Failure("é", "x".repeat(length - others));
  }

  private static String rest(ByteBuffer frame) {
    byte[] payload = new byte[frame.remaining()];
    frame.get(payload);
    return new String(payload, StandardCharsets.UTF_8);
  }
}
