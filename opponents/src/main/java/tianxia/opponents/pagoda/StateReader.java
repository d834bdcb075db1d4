package tianxia.opponents.pagoda;

import tianxia.games.pagoda.PagodaReader;
import tianxia.games.pagoda.PagodaState;

/// Makes a [SearchState] of a forgotten position: all that is unseen lies in the pile.
final class StateReader {
  private StateReader() {}

  static SearchState of(PagodaState state) {
    SearchState ground = new SearchState(PagodaReader.floors(state), PagodaReader.abilities(state));
    ground.turn = PagodaReader.turn(state) - 1;
    ground.used = PagodaReader.used(state);
    ground.columns = PagodaReader.columns(state);
    ground.begun = !PagodaReader.untouched(state);
    ground.supply = PagodaReader.supply(state);
    ground.pile = 0;
    for (int site = 0; site < Site.SITES; site++) {
      ground.sites = Site.with(ground.sites, site, site(state, site));
    }
    for (int colour = 0; colour < ColourCounts.COLOURS; colour++) {
      int one = ColourCounts.one(colour);
      ground.pile += one * PagodaReader.pile(state, colour);
      ground.discard += one * PagodaReader.discards(state, colour);
      for (int seat = 0; seat < 2; seat++) {
        ground.display[seat] += one * PagodaReader.display(state, seat + 1, colour);
        ground.hand[seat] += one * PagodaReader.hand(state, seat + 1, colour);
        ground.markers[seat] |= PagodaReader.marker(state, seat + 1, colour) << 2 * colour;
      }
    }
    for (int seat = 0; seat < 2; seat++) {
      ground.display[seat] -= 0x11111;
      ground.score[seat] = PagodaReader.score(state, seat + 1);
    }
    return ground;
  }

  private static int site(PagodaState state, int site) {
    if (PagodaReader.roofed(state, site)) {
      return Site.ROOFED;
    }
    int need = PagodaReader.need(state, site);
    return need == PagodaReader.ANY
        ? Site.BARE
        : Site.of(PagodaReader.floor(state, site), need, PagodaReader.height(state, site));
  }
}
