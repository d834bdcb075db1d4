package tianxia.server.message.club;

import io.avaje.jsonb.Json;

/// A club as lists show it.
///
/// @param joining `open`, `asked` or `invited`
/// @param members how many
/// @param mine how the reader stands to it: `none`, `waiting`, `member`, `organiser` or `owner`
@Json
public record ClubRow(
    String id,
    String name,
    String about,
    String joining,
    boolean listed,
    int members,
    String mine) {}
