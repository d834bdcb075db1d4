package tianxia.server.http.api.call;

import java.util.Base64;
import java.util.Map;
import java.util.function.Supplier;
import tianxia.server.digest.Sha256;

/// By what a client says that it has an answer already.
///
/// @param text as it is in the header
public record EntityTag(String text) {
  private static final int LENGTH = 22;

  /// The tag of an answer.
  ///
  /// @param version what changes with it
  public static EntityTag of(String version) {
    return new EntityTag(
        '"' + Base64.getUrlEncoder().encodeToString(Sha256.of(version)).substring(0, LENGTH) + '"');
  }

  /// The answer with its tag; nothing but that, if the client has it.
  public Answer answer(Call call, Supplier<Answer> answer) {
    return (call.visitor().known().contains(text)
            ? new Answer(304, Answer.JSON, "", Map.of())
            : answer.get())
        .with("ETag", text);
  }
}
