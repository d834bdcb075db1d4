package tianxia.server.table.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tianxia.server.account.SeatKey;
import tianxia.server.digest.Shown;
import tianxia.server.store.Entry;

/// Who has the seats of a table. Immutable.
///
/// @param bySeat in the order of the seats
/// @param invitation what is kept of the invitation to the open seats
public record Occupants(List<Occupant> bySeat, Optional<String> invitation) {
  public Occupants {
    bySeat = List.copyOf(bySeat);
  }

  static Occupants of(Entry.Made made) {
    return new Occupants(made.seats().stream().map(Occupant::of).toList(), made.invitation());
  }

  Occupants with(int seat, Occupant occupant) {
    List<Occupant> all = new ArrayList<>(bySeat);
    all.set(seat - 1, occupant);
    return new Occupants(all, invitation);
  }

  /// With another token of a seat that is a person's, or for 0 another invitation.
  Occupants renewed(int seat, String token) {
    if (seat == 0) {
      return new Occupants(bySeat, Optional.of(token));
    }
    return of(seat) instanceof Occupant.Person person ? with(seat, person.renewed(token)) : this;
  }

  /// How many seats there are.
  public int count() {
    return bySeat.size();
  }

  /// Who has a seat; they count from 1.
  public Occupant of(int seat) {
    return bySeat.get(seat - 1);
  }

  /// Whether a seat is open.
  public boolean open() {
    for (Occupant occupant : bySeat) {
      if (occupant instanceof Occupant.Nobody) {
        return true;
      }
    }
    return false;
  }

  /// Whether an open seat is kept for the account whose key this is.
  boolean kept(Shown shown) {
    return bySeat.stream()
        .anyMatch(occupant ->
            occupant instanceof Occupant.Nobody nobody
                && nobody.account().map(SeatKey::of).filter(shown::is).isPresent());
  }

  /// The seats whose nonces are not known yet, ascending.
  List<Integer> unrevealed() {
    return allRevealed()
        ? List.of()
        : seats().filter(seat -> !of(seat).share().revealed()).boxed().toList();
  }

  private boolean allRevealed() {
    for (Occupant occupant : bySeat) {
      if (!occupant.share().revealed()) {
        return false;
      }
    }
    return true;
  }

  /// The seats of persons, ascending.
  public List<Integer> persons() {
    return seats().filter(seat -> of(seat) instanceof Occupant.Person).boxed().toList();
  }

  /// Whether a seat is an account's.
  boolean accounts() {
    return seats().anyMatch(this::account);
  }

  /// Whether it is a person's with an account.
  boolean account(int seat) {
    return of(seat) instanceof Occupant.Person person && person.account().isPresent();
  }

  /// Whether a program plays at one.
  boolean programs() {
    return bySeat.stream()
        .anyMatch(occupant -> occupant instanceof Occupant.Person person && person.program());
  }

  /// The seat of the person who shows this token.
  OptionalInt seated(Shown shown) {
    for (int seat = 1; seat <= count(); seat++) {
      if (of(seat) instanceof Occupant.Person p && p.opens(shown)) {
        return OptionalInt.of(seat);
      }
    }
    return OptionalInt.empty();
  }

  /// The seat that the person who shows this token has left to a computer.
  OptionalInt left(Shown shown) {
    for (int seat = 1; seat <= count(); seat++) {
      if (of(seat) instanceof Occupant.Computer c && c.left().filter(shown::opens).isPresent()) {
        return OptionalInt.of(seat);
      }
    }
    return OptionalInt.empty();
  }

  private IntStream seats() {
    return IntStream.rangeClosed(1, count());
  }
}
