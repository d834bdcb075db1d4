package tianxia.opponents.pagoda;

import tianxia.games.pagoda.PagodaReader;
import tianxia.games.pagoda.PagodaState;

/// Converts a forgotten position to a [SearchState] with all unseen cards in the pile.
final class StateReader {
  private StateReader() {}

  static SearchState of(PagodaState original) {
    SearchState state =
        new SearchState(PagodaReader.floors(original), PagodaReader.abilities(original));
    state.turn = PagodaReader.turn(original) - 1;
    state.used = PagodaReader.used(original);
    state.columns = PagodaReader.columns(original);
    state.begun = !PagodaReader.untouched(original);
    state.supply = PagodaReader.supply(original);
    state.pile = 0;
    for (int site = 0; site < Site.SITES; site++) {
      state.sites = Site.with(state.sites, site, site(original, site));
    }
    for (int colour = 0; colour < ColourCounts.COLOURS; colour++) {
      int one = ColourCounts.one(colour);
      state.pile += one * PagodaReader.pile(original, colour);
      state.discard += one * PagodaReader.discards(original, colour);
      for (int seat = 0; seat < 2; seat++) {
        state.display[seat] += one * PagodaReader.display(original, seat + 1, colour);
        state.hand[seat] += one * PagodaReader.hand(original, seat + 1, colour);
        state.markers[seat] |= PagodaReader.marker(original, seat + 1, colour) << 2 * colour;
      }
    }
    for (int seat = 0; seat < 2; seat++) {
      state.display[seat] -= 0x11111;
      state.score[seat] = PagodaReader.score(original, seat + 1);
    }
    return state;
  }

  private static int site(PagodaState original, int site) {
    if (PagodaReader.roofed(original, site)) {
      return Site.ROOFED;
    }
    int need = PagodaReader.need(original, site);
    return need == PagodaReader.ANY
        ? Site.BARE
        : Site.of(PagodaReader.floor(original, site), need, PagodaReader.height(original, site));
  }
}
