package tianxia.server.message.request;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A request for an open seat.
///
/// @param seat the first open one if absent
/// @param name as requested; the tables may refuse it, or add a number to tell it apart from
///   another's
/// @param commitment SHA-256 of the seat's nonce, its share in the draws, which it reveals when all
///   seats are taken
/// @param nonce in the place of the commitment the nonce itself, 128 bits, 32 hexadecimal digits:
///   only for the last seat that is taken, else somebody could choose theirs to suit it
/// @param token the seat's, made by whoever joins: 144 random bits in 24 characters of A–Z a–z 0–9
///   - _. A repeated request, whose answer was lost, is answered like the first. Absent: the server
///     makes one
/// @param program true if a program is to play there; the server says so itself of an account's, by
///   the token that takes the seat
/// @param account what only the server may say: who sits down, by the id of the account; or, with
///   the token of a seat in the place of an invitation, whose that seat is to be; empty if the
///   account is deleted
@Json
public record Join(
    Optional<Integer> seat,
    String name,
    Optional<String> commitment,
    Optional<String> nonce,
    Optional<String> token,
    Optional<Boolean> program,
    Optional<String> account) {
  public Join {
    Checks.name(name);
    Checks.present("program", program);
    Checks.share(commitment, nonce);
    token.ifPresent(Checks::seatToken);
  }

  /// A request of somebody who is to sit down.
  public Join(
      Optional<Integer> seat,
      String name,
      Optional<String> commitment,
      Optional<String> nonce,
      Optional<String> token) {
    this(seat, name, commitment, nonce, token, Optional.empty(), Optional.empty());
  }

  /// Makes a seat an account's, by the seat's own token.
  ///
  /// @param id the account's; empty if it is deleted
  /// @param name the account's
  public static Join linking(String id, String name) {
    Optional<String> unused = Optional.of("0".repeat(32));
    return new Join(
        Optional.empty(),
        name,
        Optional.empty(),
        unused,
        Optional.empty(),
        Optional.empty(),
        Optional.of(id));
  }

  /// The same for an account, under its name.
  ///
  /// @param by whether it is a program's token by which the account asks
  public Join named(String id, String other, boolean by) {
    Optional<Boolean> mark = Optional.of(by).filter(is -> is);
    return new Join(seat, other, commitment, nonce, token, mark, Optional.of(id));
  }

  /// The same without what only the server may say.
  public Join fromOutside() {
    return new Join(seat, name, commitment, nonce, token, program, Optional.empty());
  }
}
