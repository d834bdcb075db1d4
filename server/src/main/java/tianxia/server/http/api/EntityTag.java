package tianxia.server.http.api;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.function.Supplier;

/// By what a client says that it has an answer already.
///
/// @param text as it is in the header
record EntityTag(String text) {
  private static final int LENGTH = 22;

  /// The tag of an answer.
  ///
  /// @param version what changes with it
  static EntityTag of(String version) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(version.getBytes(StandardCharsets.UTF_8));
      return new EntityTag(
          '"' + Base64.getUrlEncoder().encodeToString(hash).substring(0, LENGTH) + '"');
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /// The answer with its tag; nothing but that, if the client has it.
  Answer answer(Call call, Supplier<Answer> answer) {
    return (call.visitor().known().contains(text)
            ? new Answer(304, Answer.JSON, "", Map.of())
            : answer.get())
        .with("ETag", text);
  }
}
