package tianxia.server.table.command;

import java.util.Optional;
import tianxia.server.digest.KeptHash;
import tianxia.server.digest.Shown;
import tianxia.server.message.Problem;
import tianxia.server.store.Entry;
import tianxia.server.table.state.Occupant;
import tianxia.server.table.state.TableState;

/// The wish of whoever runs the server that a token opens its seat no more, or an invitation
/// nothing, and that another does in its place. Who has the seat, and their share in the draws,
/// stay; so does an account's right to its seat.
///
/// @param seat whose token; 0: the invitation
/// @param token the other one
public record Renewal(int seat, String token) {
  /// Why it can't be; empty if it can.
  public Optional<Problem> problem(TableState table) {
    if (seat < 0 || seat > table.seats()) {
      return Optional.of(new Problem(Problem.MALFORMED, "the table has no such seat"));
    }
    if (seat == 0) {
      return table.open() && table.occupants().invitation().isPresent()
          ? Optional.empty()
          : Optional.of(new Problem(Problem.NOT_ALLOWED, "nobody is invited to this table"));
    }
    return table.occupant(seat) instanceof Occupant.Person
        ? Optional.empty()
        : Optional.of(new Problem(Problem.NOT_ALLOWED, "nobody has this seat"));
  }

  /// Whether it was done before: the answer may have been lost.
  public boolean done(TableState table) {
    Shown shown = Shown.of(token);
    return seat == 0
        ? table.occupants().invitation().filter(shown::opens).isPresent()
        : table.viewer(shown).orElse(0) == seat;
  }

  public Entry entry() {
    return new Entry.Renewed(seat, KeptHash.of(token));
  }
}
