package tianxia.server.link;

/// What a link shows: plain text and a picture.
///
/// @param language `en` or `fr`
public record Card(String language, String title, String description, Drawing drawing) {}
