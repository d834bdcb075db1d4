package tianxia.games.pagoda;

/// The possible payments for a spire after its roof's tile has been paid and has granted its
/// ability (PAG-10, PAG-20).
final class SpirePayments {
  private SpirePayments() {}

  /// Lists a roof with each possible payment of its spire, the lowest field.
  static int list(PagodaState s, int roof, int tile, int[] out, int from) {
    int roofColour = tile % 5;
    int payment = Actions.payment(roof);
    int count = from;
    int display = left(s, 0, roofColour, tile, payment);
    int hand = left(s, 1, roofColour, tile, payment);
    for (int fromHand = 0; fromHand <= 2; fromHand++) {
      if (display >= 2 - fromHand && hand >= fromHand) {
        out[count++] = roof | fromHand;
      }
    }
    if (!riceAfter(s, tile)) {
      return count;
    }
    for (int place = 0; place < 2; place++) {
      if ((place == 0 ? display : hand) == 0) {
        continue;
      }
      for (int pair = 0; pair < 3 * Cards.COLOURS; pair++) {
        int colour = pair / 3;
        int fromHand = pair % 3;
        boolean same = colour == roofColour;
        // Three cards of the roof colour are one payment, however they are divided.
        boolean twice = same && place == 1 && fromHand < 2;
        int needDisplay = 2 - fromHand + (same && place == 0 ? 1 : 0);
        int needHand = fromHand + (same && place == 1 ? 1 : 0);
        if (!twice
            && left(s, 0, colour, tile, payment) >= needDisplay
            && left(s, 1, colour, tile, payment) >= needHand) {
          out[count++] = roof | Actions.rice(place, colour, fromHand);
        }
      }
    }
    return count;
  }

  /// Whether the rice bowl can be used for the spire; the tile itself may have just granted it.
  static boolean riceAfter(PagodaState s, int tile) {
    boolean gained = s.abilities && tile / 5 == Cards.GREEN;
    boolean unused = (s.used >> Cards.GREEN & 1) == 0;
    return unused && (gained || s.marker[5 * (s.turn - 1) + Cards.GREEN] > 0);
  }

  /// Cards of a colour left at a place after paying for the tile.
  private static int left(PagodaState s, int place, int colour, int tile, int payment) {
    int count = s.cards[s.own() + 5 * place + colour];
    if (payment < Actions.PAIRS) {
      return colour == tile / 5 && payment == place ? count - 1 : count;
    }
    int pair = payment - Actions.PAIRS;
    return pair / 3 != colour ? count : count - (place == 0 ? 2 - pair % 3 : pair % 3);
  }
}
