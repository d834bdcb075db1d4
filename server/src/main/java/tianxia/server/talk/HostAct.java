package tianxia.server.talk;

/// Something that the host did about what was said: the log of these acts is never shortened.
///
/// @param at milliseconds since 1970
/// @param act `remove`, `mute`, `ban`, `lift`, or `dismiss`
/// @param whom as others saw them
/// @param where the table, its room and the line; empty where it is about no line
/// @param until of a measure; 0 of none
public record HostAct(long at, String act, String whom, String where, String reason, long until) {}
