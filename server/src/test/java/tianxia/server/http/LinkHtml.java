package tianxia.server.http;

import java.nio.charset.StandardCharsets;
import tianxia.server.link.LinkCard;

/// What a link brings to those who show it to others, but for the picture itself.
public final class LinkHtml {
  private static final LinkPage INDEX =
      new LinkPage("<html lang=\"en\"><head><title>Tianxia</title></head></html>");

  private LinkHtml() {}

  public static String of(LinkCard card) {
    String version = Integer.toHexString(card.drawing().hashCode());
    byte[] html = INDEX.with(card, "https://a.example/t/1", "https://a.example/1.png?v=" + version);
    return new String(html, StandardCharsets.UTF_8);
  }
}
