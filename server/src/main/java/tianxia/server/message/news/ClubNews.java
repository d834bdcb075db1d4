package tianxia.server.message.news;

import io.avaje.jsonb.Json;

/// What waits for somebody in a club.
///
/// @param waiting how many ask an organiser to join
/// @param admitted whether they were let in and have not seen it
@Json
public record ClubNews(String id, String name, int waiting, boolean admitted) {}
