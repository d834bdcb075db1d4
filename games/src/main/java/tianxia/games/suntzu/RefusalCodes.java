package tianxia.games.suntzu;

import tianxia.games.suntzu.piece.Card;
import tianxia.games.suntzu.piece.Province;
import tianxia.kernel.Happening;

/// Shorthands for building refusals.
final class RefusalCodes {
  private RefusalCodes() {}

  static Happening at(String code, int province) {
    return Happening.of(code).with("province", Province.name(province));
  }

  static Happening card(String code, int card) {
    return Happening.of(code).with("card", Card.name(card));
  }
}
