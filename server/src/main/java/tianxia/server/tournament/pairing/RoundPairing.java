package tianxia.server.tournament.pairing;

import java.util.List;
import java.util.OptionalInt;

/// Who meets whom in a round.
///
/// @param bye who is left over: the pairing number
public record RoundPairing(List<Pair> pairs, OptionalInt bye) {
  public RoundPairing {
    pairs = List.copyOf(pairs);
  }
}
