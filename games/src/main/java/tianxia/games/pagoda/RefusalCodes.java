package tianxia.games.pagoda;

import java.util.Optional;
import tianxia.kernel.Happening;
import tianxia.kernel.Refusal;

/// The pieces that refusals are made of.
final class RefusalCodes {
  private RefusalCodes() {}

  static Happening card(String code, int colour) {
    return Happening.of(code).with("colour", StateJson.letter(colour));
  }

  static Optional<Refusal> because(String clause, String code) {
    return Optional.of(Refusal.of(clause, code));
  }

  static Optional<Refusal> because(String clause, Happening reason) {
    return Optional.of(new Refusal(clause, reason));
  }

  static Optional<Refusal> none() {
    return Optional.empty();
  }
}
