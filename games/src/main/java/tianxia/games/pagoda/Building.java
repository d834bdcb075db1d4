package tianxia.games.pagoda;

/// The effect of building on sites, cards and markers (PAG-8 to PAG-12, PAG-17, PAG-20).
final class Building {
  private Building() {}

  /// PAG-8.
  static void column(PagodaState s, int site, int colour, int payment) {
    if (payment != Actions.FREE) {
      pay(s, colour, payment, Cards.GREEN);
    }
    s.need[site] = colour;
    s.colour[4 * site + s.floor[site]] = colour;
    s.height[site]++;
    s.score[s.turn - 1] += s.floor[site] + 1;
    s.columns++;
    complete(s);
  }

  /// PAG-9.
  static void tile(PagodaState s, int site, int tile, int payment) {
    lay(s, site, tile, payment);
    s.floor[site]++;
    s.height[site] = 0;
    s.need[site] = tile % 5;
    complete(s);
  }

  /// PAG-10: the tile is paid and grants its ability, and then the spire is paid.
  static void roof(PagodaState s, int site, int tile, int payment, int spire) {
    lay(s, site, tile, payment);
    int colour = tile % 5;
    if (spire < Actions.RICE) {
      take(s, colour, 0, 2 - spire);
      take(s, colour, 1, spire);
    } else {
      int rice = spire - Actions.RICE;
      take(s, colour, rice / 15, 1);
      pair(s, rice % 15);
      use(s, Cards.GREEN);
    }
    s.columns++;
    s.score[s.turn - 1] += s.spireScore();
    s.roofed |= 1 << site;
    complete(s);
  }

  private static void lay(PagodaState s, int site, int tile, int payment) {
    int background = tile / 5;
    pay(s, background, payment, Cards.BLUE);
    s.supply &= ~(1 << tile);
    s.tile[4 * site + s.floor[site]] = tile;
    s.score[s.turn - 1]++;
    if (s.abilities) {
      s.marker[5 * (s.turn - 1) + background] = 2;
    }
  }

  /// Pays one card, or a pair through an ability.
  private static void pay(PagodaState s, int colour, int payment, int ability) {
    if (payment < Actions.PAIRS) {
      take(s, colour, payment, 1);
    } else {
      pair(s, payment - Actions.PAIRS);
      use(s, ability);
    }
  }

  private static void pair(PagodaState s, int pair) {
    int fromHand = pair % 3;
    take(s, pair / 3, 0, 2 - fromHand);
    take(s, pair / 3, 1, fromHand);
  }

  private static void take(PagodaState s, int colour, int place, int count) {
    s.cards[s.own() + 5 * place + colour] -= count;
    s.played[colour] += count;
  }

  /// PAG-16.
  static void use(PagodaState s, int ability) {
    s.marker[5 * (s.turn - 1) + ability]--;
    s.used |= 1 << ability;
  }

  /// PAG-10 and PAG-11: a pagoda is completed by a roof, or by a full floor with no tile left for
  /// it.
  static void complete(PagodaState s) {
    int complete = s.roofed;
    for (int site = 0; site < PagodaState.SITES; site++) {
      if (s.height[site] == 4 && (s.supply >> 5 * s.need[site] & 31) == 0) {
        complete |= 1 << site;
      }
    }
    s.complete = complete;
  }
}
