package tianxia.server.link;

/// The preview of a link: plain text and a picture.
///
/// @param language `en` or `fr`
public record LinkCard(String language, String title, String description, Drawing drawing) {}
