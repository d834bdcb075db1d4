package tianxia.server.http;

import io.helidon.webserver.http.ServerRequest;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import tianxia.server.http.api.call.Answer;
import tianxia.server.http.api.call.HttpProblemCodes;
import tianxia.server.http.limit.ClientLimits;
import tianxia.server.message.Problem;

/// The body of a request, or why it could not be read.
sealed interface Body {
  record Text(String text) implements Body {}

  /// What is wrong with it. The connection can't be used any further: nobody knows where the next
  /// request would begin.
  record Wrong(Answer answer) implements Body {
    static Wrong of(String code, String message) {
      return new Wrong(Answer.problem(code, message).with("Connection", "close"));
    }
  }

  /// Reads the body, which may be empty.
  static Body of(ServerRequest request) {
    if (!request.content().hasEntity()) {
      return new Text("");
    }
    try (InputStream in = request.content().inputStream()) {
      byte[] bytes = in.readNBytes(ClientLimits.BODY + 1);
      if (bytes.length > ClientLimits.BODY) {
        // Read to its end: unread data would reset the connection before the answer arrives.
        in.transferTo(OutputStream.nullOutputStream());
        return Wrong.of(HttpProblemCodes.TOO_LARGE, "at most " + ClientLimits.BODY + " bytes");
      }
      return new Text(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException e) {
      return Wrong.of(Problem.MALFORMED, "the body is not UTF-8");
    } catch (IOException | RuntimeException e) {
      // Truncated, or malformed chunks: Helidon throws various exceptions.
      return Wrong.of(Problem.MALFORMED, "the body can't be read");
    }
  }
}
