package tianxia.server.message;

import io.avaje.jsonb.Json;

/// A position that one viewer is shown on the way from one frame to the next.
///
/// @param ply the event that leads through it
/// @param told how many of that event's happenings have come about by then
/// @param view the members of the view: of a frame's first stage all, of each later one those that
///   differ from the stage before
@Json
public record StageShown(int ply, int told, RawJson view) {}
