// What a game's folder has for the pages around its table; for the table itself see table/contract.ts.
// Found by name in games/ID: index.ts (GameUi), card.ts (GameCard), Picture.svelte, Thumbnail.svelte,
// rules/Figure.svelte, rules/rules.{en,fr}.txt, home.{en,fr}.txt, words.{en,fr}.txt, and pile.ts where
// something is drawn. Without a file the page shows the house's seal, mountains and sun, no thumbnail,
// text without figures, no link to rules, the name and the options in the words of the rules.

/** What the first page shows of a game at once. */
export interface GameCard {
  /** The strokes of the sign on its seal, on a grid of 100 by 100. */
  seal: string;
  /** Where it stands among the games, from 1. */
  place: number;
}

/** A position in small, for the list of games; square, scales to its box. */
export interface ThumbnailProps {
  view: unknown;
}

/** A figure of the rules, by the name that the text gives it. */
export interface FigureProps {
  name: string;
}
