package tianxia.server.notice;

import com.interaso.webpush.VapidKeys;
import com.interaso.webpush.WebPush;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import tianxia.server.message.json.Messages;
import tianxia.server.message.notice.NoticePosted;
import tianxia.server.message.notice.NoticePushed;
import tianxia.server.notice.NoticeStore.Outgoing;
import tianxia.server.notice.NoticeStore.Subscriber;

/// Notices as HTTP requests: to a push service, encrypted for one browser and signed by this
/// server; to a webhook, as a sentence.
final class NoticeRequests {
  /// How long a push service keeps a notice for a browser that is not there, in seconds: whoever
  /// comes back after that looks by themselves.
  private static final int TIME_TO_LIVE = 3 * 24 * 60 * 60;

  private final NoticeWords words = new NoticeWords();
  private final Supplier<VapidKeys> keys;

  /// A request without its address.
  static final class Request {
    private final Map<String, String> headers;
    private final byte[] body;

    private Request(Map<String, String> headers, byte[] body) {
      this.headers = headers;
      this.body = body;
    }

    /// Sends it.
    ///
    /// @return the answer's status
    int to(Endpoint endpoint, Post post) throws IOException {
      return post.send(endpoint, headers, body);
    }
  }

  /// @param keys by which push services know this server
  NoticeRequests(Supplier<VapidKeys> keys) {
    this.keys = keys;
  }

  Request of(Subscriber to, Outgoing notice) {
    return to.kind().equals(Subscriber.PUSH) ? push(to, notice) : webhook(to, notice);
  }

  private Request push(Subscriber to, Outgoing notice) {
    String language = to.language();
    NoticePushed pushed =
        new NoticePushed(
            notice.kind(),
            words.title(language, notice.kind(), notice.game()),
            words.text(language, notice.kind(), notice.by()),
            words.several(language),
            notice.table(),
            path(notice));
    WebPush service = new WebPush(contact(to.origin()), keys.get());
    byte[] text = Messages.write(NoticePushed.class, pushed).getBytes(StandardCharsets.UTF_8);
    byte[] body = service.getBody(text, bytes(to.key()), bytes(to.secret()));
    // A table's newer notice takes the place of one that was not fetched yet.
    Map<String, String> headers =
        new TreeMap<>(
            service.getHeaders(to.endpoint(), TIME_TO_LIVE, topic(notice), WebPush.Urgency.Normal));
    return new Request(headers, body);
  }

  /// Where a notice leads that is about no table.
  private static Optional<String> path(Outgoing notice) {
    return Occasion.of(notice.kind()).map(about -> about.path(notice.table()));
  }

  /// Whom a push service may turn to: the page, or nobody where it is on no public host.
  private static String contact(String origin) {
    return origin.startsWith("https:") ? origin : "mailto:nobody@localhost";
  }

  /// At most 32 letters of Base64url (RFC 8030, 5.4), as a table's id has.
  private static String topic(Outgoing notice) {
    return notice.table().substring(0, Math.min(32, notice.table().length()));
  }

  private static byte[] bytes(String text) {
    return Base64.getUrlDecoder().decode(text);
  }

  private Request webhook(Subscriber to, Outgoing notice) {
    String language = to.language();
    String sentence =
        words.title(language, notice.kind(), plain(notice.game()))
            + ". "
            + words.text(language, notice.kind(), plain(notice.by()))
            + " "
            + to.origin()
            + path(notice).orElse("/t/" + notice.table());
    String body = Messages.write(NoticePosted.class, new NoticePosted(sentence));
    return new Request(
        Map.of("Content-Type", "application/json"), body.getBytes(StandardCharsets.UTF_8));
  }

  /// A name without what chat programs take for links, calls and markup.
  private static String plain(String name) {
    StringBuilder text = new StringBuilder();
    name.codePoints()
        .filter(c -> "<>[]()*`~|\\".indexOf(c) < 0)
        .forEach(c -> text.appendCodePoint(c == ':' || c == '/' || c == '@' ? ' ' : c));
    return text.toString();
  }
}
