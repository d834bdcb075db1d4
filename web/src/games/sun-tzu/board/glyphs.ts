// Small shapes used by several drawings, as path data.

/** A crow, the sign of the plague, on a 24 grid. */
export const CROW =
  'M22.5 8.2c-1.3-.8-2.3-1-3.4-1.2C17.9 4.8 15.3 4.3 13.5 5.6 11.7 7 11.3 8.4 9.3 9.8 6.3 11.8 3.6 14.6.8 18.6l3.9-1.3-1.3 2.6 5-2.2c1 .6 2 .8 3 .8v2.7l-1.6 1.2h4.8l-1.7-1.2v-2.8c3.8-.9 6-4.4 6.1-8.7.9-.4 2-.9 3.5-1.5z';
/** 令, an order, cut into the seal of a bundle; centred on (0, 0), 12 wide. */
export const ORDER = 'M-5.5 0L0-5.5 5.5 0M-2.5-.5H2.5M-3.8 2.2H3.4L-.6 6M-2 4.2L.8 6.5';
/** A pawn centred on (0, 0), 16 wide. */
export const PAWN = 'M-8 6C-8 2-4 1-3-5A5.5 5.5 0 1 1 3-5C4 1 8 2 8 6Z';
/** The robe of an army's figure, 13 wide, feet at y = 15. */
export const ROBE = 'M-6.5 15C-6.2 8-5.8 4-4.3.6-2.5-.6 2.5-.6 4.3.6 5.8 4 6.2 8 6.5 15Z';
