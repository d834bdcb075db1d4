package tianxia.server.message.table;

import io.avaje.jsonb.Json;

/// An intermediate position between two frames, for one viewer.
///
/// @param ply the event it belongs to
/// @param told the number of that event's happenings that precede it
/// @param view the members of the view: all in a frame's first stage, in later ones those that
///   differ from the stage before
@Json
public record StageShown(int ply, int told, RawJson view) {}
