package tianxia.games.pagoda;

import tianxia.kernel.Happening;

/// The pieces that refusals are made of.
final class RefusalCodes {
  private RefusalCodes() {}

  static Happening card(String code, int colour) {
    return Happening.of(code).with("colour", StateJson.letter(colour));
  }
}
