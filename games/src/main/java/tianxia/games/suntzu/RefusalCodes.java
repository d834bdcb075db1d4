package tianxia.games.suntzu;

import java.util.Optional;
import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Province;
import tianxia.kernel.Happening;
import tianxia.kernel.Refusal;

/// Shorthands for building refusals.
final class RefusalCodes {
  private RefusalCodes() {}

  static Happening at(String code, int province) {
    return Happening.of(code).with("province", Province.name(province));
  }

  static Happening card(String code, int card) {
    return Happening.of(code).with("card", Card.name(card));
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
