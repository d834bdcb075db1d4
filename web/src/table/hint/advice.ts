// A hint's choices in words.

import type { Hint, HintChoice } from '../../protocol';
import type { Words } from '../../words';
import type { GameUi, Place } from '../contract';
import { foreseen } from '../review/judged';
import { points } from '../review/points';

export interface Told {
  actions: string[];
  /** What it does, in sentences. */
  does: string;
  /** The answer to be expected; '' if none can be told. */
  answer: string;
  /** It depends on what can't be seen. */
  vague: boolean;
  /** The chance to win out of 100; and how uncertain, 0 for hardly. */
  chance: number;
  error: number;
  /** How often it is to be chosen, out of 100; 0 where no mix is best. */
  part: number;
  /** The places that its sentences speak of. */
  places: readonly Place[];
}

export function told(hint: Hint, ui: GameUi, words: Words): Told[] {
  const mix = hint.mixed && hint.choices.length > 1;
  return hint.choices.map((choice) => {
    const { unforeseen } = choice;
    const sentences = ui.sentences(choice.does, words);
    const answer = foreseen(choice.answer.slice(0, 1), 0, ui, words, unforeseen).join(' ');
    return {
      actions: choice.actions,
      does: deeds(choice, ui, words).join(' '),
      answer,
      vague: unforeseen && answer === '',
      chance: points(choice.chance),
      error: points(choice.error),
      part: mix ? Math.max(points(choice.part), 1) : 0,
      places: sentences.flatMap(({ places }) => places),
    };
  });
}

/** First the actions themselves, where the game's sentences leave them out; each sentence once. */
function deeds({ does, actions }: HintChoice, ui: GameUi, words: Words): string[] {
  const itself = does.filter(({ code }) => code === does[0]?.code);
  const all = [
    ...itself.map((each) => words.happening(each)),
    ...ui.sentences(does, words).map(({ text }) => text),
  ];
  const said = [...new Set(all)].filter((text) => text !== '');
  return said.length > 0 ? said : actions;
}
