package tianxia.kernel;

/// A position that an action leads through on its way: one command may lead to much, and those who
/// watch it are shown one thing after another.
///
/// @param told how many of the action's happenings, as its viewer is told them ([Game#narrate]),
///   have come about by then
/// @param view what its viewer may know of the position, canonical JSON with the members that
///   [Game#writeView] gives; nobody acts in it
public record Stage(int told, String view) {}
