package tianxia.opponents.pagoda;

import tianxia.opponents.network.Network;

/// The networks of an option set.
///
/// @param turn judges the end of a turn, before its draw
/// @param dragon judges cards that are kept when the dragon draws, before the turn's first action
public record Networks(Network turn, Network dragon) {}
