package tianxia.opponents.pagoda;

import tianxia.games.pagoda.PagodaReading;
import tianxia.games.pagoda.PagodaState;

/// Makes a [Ground] of a forgotten position: all that is unseen lies in the pile.
final class Reading {
  private Reading() {}

  static Ground of(PagodaState state) {
    Ground ground = new Ground(PagodaReading.floors(state), PagodaReading.abilities(state));
    ground.turn = PagodaReading.turn(state) - 1;
    ground.used = PagodaReading.used(state);
    ground.columns = PagodaReading.columns(state);
    ground.begun = !PagodaReading.untouched(state);
    ground.supply = PagodaReading.supply(state);
    ground.pile = 0;
    for (int site = 0; site < Site.SITES; site++) {
      ground.sites = Site.with(ground.sites, site, site(state, site));
    }
    for (int colour = 0; colour < Counts.COLOURS; colour++) {
      int one = Counts.one(colour);
      ground.pile += one * PagodaReading.pile(state, colour);
      ground.discard += one * PagodaReading.discards(state, colour);
      for (int seat = 0; seat < 2; seat++) {
        ground.display[seat] += one * PagodaReading.display(state, seat + 1, colour);
        ground.hand[seat] += one * PagodaReading.hand(state, seat + 1, colour);
        ground.markers[seat] |= PagodaReading.marker(state, seat + 1, colour) << 2 * colour;
      }
    }
    for (int seat = 0; seat < 2; seat++) {
      ground.display[seat] -= 0x11111;
      ground.score[seat] = PagodaReading.score(state, seat + 1);
    }
    return ground;
  }

  private static int site(PagodaState state, int site) {
    if (PagodaReading.roofed(state, site)) {
      return Site.ROOFED;
    }
    int need = PagodaReading.need(state, site);
    return need == PagodaReading.ANY
        ? Site.BARE
        : Site.of(PagodaReading.floor(state, site), need, PagodaReading.height(state, site));
  }
}
