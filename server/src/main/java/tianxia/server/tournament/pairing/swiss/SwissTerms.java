package tianxia.server.tournament.pairing.swiss;

/// What holds for a whole Swiss tournament.
///
/// @param rounds how many are planned: in the last one, seats matter less to who may win
/// @param seatsMatter whether the game has a first seat, so that having it often is worth something
/// @param topFirst whether the first player of the list has the first seat in the first round
public record SwissTerms(int rounds, boolean seatsMatter, boolean topFirst) {}
