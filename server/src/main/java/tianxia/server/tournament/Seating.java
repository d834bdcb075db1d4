package tianxia.server.tournament;

import java.util.List;

/// Who is to sit where in a round.
///
/// @param tables by seats
/// @param byes who is left over
public record Seating(List<List<Entrant>> tables, List<Entrant> byes) {
  public Seating {
    tables = tables.stream().map(List::copyOf).toList();
    byes = List.copyOf(byes);
  }
}
