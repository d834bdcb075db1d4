package tianxia.server.message.notice;

import io.avaje.jsonb.Json;
import java.util.List;

/// What a webhook gets: the same sentence under the name that Discord reads and under the one that
/// Slack and bridges to Matrix read.
///
/// @param allowedMentions for Discord: nobody is called, whatever a name looks like
@Json
public record NoticePosted(
    String content,
    String text,
    @Json.Property("allowed_mentions") AllowedMentions allowedMentions) {

  /// Whom a message may call.
  @Json
  public record AllowedMentions(List<String> parse) {
    public AllowedMentions {
      parse = List.copyOf(parse);
    }
  }

  public NoticePosted(String sentence) {
    this(sentence, sentence, new AllowedMentions(List.of()));
  }
}
