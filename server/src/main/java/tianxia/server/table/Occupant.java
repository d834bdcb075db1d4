package tianxia.server.table;

import java.util.Optional;
import tianxia.search.Level;
import tianxia.server.fair.Draws;
import tianxia.server.store.Entry.Sitter;

/// Who has a seat of a table now. Each has its share in the draws: zeros for those without one.
sealed interface Occupant {
  String nonce();

  /// Nobody yet.
  record Nobody() implements Occupant {
    @Override
    public String nonce() {
      return Draws.NO_NONCE;
    }
  }

  /// A person.
  ///
  /// @param token the hash of the seat's token
  record Person(String name, String nonce, String token) implements Occupant {}

  /// A computer.
  ///
  /// @param nonce that of the person whose seat it took over, else zeros
  /// @param left the hash of the token of one who left; opens the table to watch
  record Computer(Level level, String nonce, Optional<String> left) implements Occupant {}

  static Occupant of(Sitter sitter) {
    return switch (sitter.kind()) {
      case OPEN -> new Nobody();
      case PERSON -> new Person(sitter.name(), sitter.nonce(), sitter.token().orElseThrow());
      case COMPUTER ->
          new Computer(
              Level.of(sitter.level().orElseThrow()).orElseThrow(),
              Draws.NO_NONCE,
              Optional.empty());
      default -> throw new IllegalStateException("no kind of seat: " + sitter.kind());
    };
  }

  /// As the first entry of a table's log has it.
  default Sitter sitter() {
    return switch (this) {
      case Nobody nobody ->
          new Sitter(OPEN, "", nobody.nonce(), Optional.empty(), Optional.empty());
      case Person person ->
          new Sitter(
              PERSON, person.name(), person.nonce(), Optional.of(person.token()), Optional.empty());
      case Computer computer ->
          new Sitter(
              COMPUTER, "", Draws.NO_NONCE, Optional.empty(), Optional.of(computer.level().id()));
    };
  }

  String OPEN = "open";
  String PERSON = "person";
  String COMPUTER = "computer";
}
