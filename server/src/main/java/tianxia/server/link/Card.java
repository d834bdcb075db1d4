package tianxia.server.link;

import tianxia.server.message.Summary;

/// What a link shows: plain text and a picture.
///
/// @param language `en` or `fr`
public record Card(String language, String title, String description, Drawing drawing) {

  /// Of a table that everybody may watch who has the link.
  public static Card watched(Summary table, String language) {
    return new TableCard(LinkWords.of(language, "")).watched(table);
  }
}
