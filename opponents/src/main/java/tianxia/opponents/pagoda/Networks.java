package tianxia.opponents.pagoda;

import tianxia.opponents.network.Network;

/// The networks for an option set.
///
/// @param turn evaluates the end of a turn, before its draw
/// @param dragon evaluates the cards kept when the dragon draws, before the turn's first action
public record Networks(Network turn, Network dragon) {}
