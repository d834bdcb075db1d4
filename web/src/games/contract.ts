// The files of a game's folder that pages around the table use; for the table itself see table/contract.ts.
// Found by name in games/ID: index.ts (GameUi), card.ts (GameCard), Picture.svelte, Thumbnail.svelte,
// rules/Figure.svelte, rules/rules.{en,fr}.txt, home.{en,fr}.txt, words.{en,fr}.txt, explain/index.ts
// (Explain) with explain/words.{en,fr}.txt, lessons/course.txt (learn/course.ts) with
// lessons/words.{en,fr}.txt, and pile.ts if the game has draws. For missing files the page falls back to a default seal and picture, no thumbnail, rules without figures, no link to rules, no
// lessons, no explanations of its own, and the name and options in the words of the rules engine.

/** What the first page shows of each game before its code is loaded. */
export interface GameCard {
  /** The strokes of the sign on its seal, on a 100 × 100 grid. */
  seal: string;
  /** Its position among the games, from 1. */
  place: number;
  /** It has lessons. */
  lessons?: true;
  /** It has a page of rules. */
  rules?: true;
}

/** A position as a thumbnail, for the list of games; square, scales to its box. */
export interface ThumbnailProps {
  view: unknown;
}

/** A figure of the rules, by its name in the text. */
export interface FigureProps {
  name: string;
}
