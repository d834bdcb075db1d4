package tianxia.kernel;

/// An intermediate position of an action with several steps, shown before the final one.
///
/// @param told the number of the action's happenings, as told to its viewer ([Game#narrate]), that
///   precede it
/// @param view what its viewer may know of the position, as canonical JSON with the members of
///   [Game#writeView]; nobody is to act
public record Stage(int told, String view) {}
