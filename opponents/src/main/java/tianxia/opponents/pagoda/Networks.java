package tianxia.opponents.pagoda;

/// The networks of an option set.
///
/// @param turn judges the end of a turn, before its draw
/// @param dragon judges cards that are kept when the dragon draws, before the turn's first action
record Networks(Network turn, Network dragon) {}
