package tianxia.server.http;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import tianxia.server.link.LinkCard;

/// The index of the page with the tags of a card: Open Graph (ogp.me), which chats read.
record LinkPage(String index) {
  private static final String TITLE = "<title>Tianxia</title>";
  private static final String LANGUAGE = "<html lang=\"en\">";

  static LinkPage of(PageFile index) {
    return new LinkPage(new String(index.bytes(""), StandardCharsets.UTF_8));
  }

  /// @param address of the page, whole
  /// @param picture its picture's address, whole
  byte[] with(LinkCard card, String address, String picture) {
    String tags =
        "<title>"
            + escaped(card.title())
            + "</title>"
            + property("og:type", "website")
            + property("og:site_name", "Tianxia")
            + property("og:title", card.title())
            + property("og:description", card.description())
            + property("og:url", address)
            + property("og:locale", card.language().equals("fr") ? "fr_FR" : "en_GB")
            + property("og:image", picture)
            + property("og:image:type", "image/png")
            + property("og:image:width", "1200")
            + property("og:image:height", "630")
            + property("og:image:alt", card.title())
            + "\n    <meta name=\"twitter:card\" content=\"summary_large_image\" />";
    return index
        .replace(LANGUAGE, "<html lang=\"" + card.language() + "\">")
        .replace(TITLE, tags)
        .getBytes(StandardCharsets.UTF_8);
  }

  private static String property(String name, String content) {
    return "\n    <meta property=\"" + name + "\" content=\"" + escaped(content) + "\" />";
  }

  private static final Map<Character, String> ESCAPES =
      Map.of('&', "&amp;", '<', "&lt;", '>', "&gt;", '"', "&quot;", '\'', "&#39;");

  /// A text in HTML, within quotes or without.
  static String escaped(String text) {
    StringBuilder out = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      out.append(ESCAPES.getOrDefault(c, Character.toString(c)));
    }
    return out.toString();
  }
}
