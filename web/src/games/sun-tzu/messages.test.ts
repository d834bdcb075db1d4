import { describe, expect, it } from 'vitest';
import { turns } from '../../table/live/position/history';
import type { Language } from '../../words';
import { allWords } from './testing/fake-table.svelte';
import { duel } from './panel/messages';
import { shownFights } from './interaction/stages';
import { ending, facts, prompt, quiet, sentences } from './messages';
import { outcome } from './rows';
import { told } from './testing/frames';

const games = told().map((game) => ({
  ...game,
  events: game.moves.flatMap(({ events }) => events),
}));
const info = {} as never;

describe.each<Language>(['en', 'fr'])('in %s', (language) => {
  const words = allWords(language);
  const whole = (text: string) =>
    expect(text).not.toMatch(/[{}]|suntzu\.|undefined|NaN|(^| )(row|duel)\b/);

  it('every turn of whole games is told, with nothing left unfilled', () => {
    for (const { events } of games) {
      for (const turn of turns(events, quiet)) {
        const lines = sentences(
          turn.events.flatMap(({ happenings }) => happenings),
          words,
        );
        for (const { text } of lines) whole(text);
      }
    }
  });

  it('every province has its sentences', () => {
    for (const { events } of games) {
      for (const fight of shownFights(events, null)) {
        whole(duel(fight, words));
        whole(outcome(fight, words));
      }
    }
  });

  it('every seat has its facts and its prompt', () => {
    for (const { moves, viewer } of games) {
      for (const { after: view } of moves) {
        const { note, count } = facts(view, viewer, info, words);
        whole(note);
        expect(count).toBe(view.reserve[viewer - 1]);
        whole(prompt(view, viewer, info, words));
      }
    }
  });

  it('the end has its reason', () => {
    for (const { events } of games) whole(ending(null, info, events.slice(-1), words));
    expect(games.every(({ events }) => ending(null, info, events.slice(-1), words) !== '')).toBe(
      true,
    );
  });
});

describe('a log', () => {
  const words = allWords('en');
  it('has no line for a covered card, and one for each province', () => {
    const [game] = games;
    const dynasty = game!.moves.find(({ events }) =>
      events.some(
        ({ happenings }) => happenings.filter(({ code }) => code === 'revealed').length === 5,
      ),
    )!;
    const lines = sentences(
      dynasty.events.flatMap(({ happenings }) => happenings),
      words,
    );
    expect(lines.length).toBeLessThan(9);
    expect(lines.filter(({ text }) => /against/.test(text))).toHaveLength(5);
    expect(new Set(lines.flatMap(({ places }) => places)).size).toBe(5);
  });
  it('begins with the outcome of a battle after a question too', () => {
    const some = [
      { code: 'mark-made-from', by: 2, from: 'Mo', province: 'Xi' },
      { code: 'battle-won', by: 2, province: 'Xi', points: 2 },
    ];
    expect(sentences(some, words)).toEqual([
      { text: 'King Shao wins in Xinjiang by 2.', places: ['Xi'] },
      {
        text: 'King Shao takes an army from Mongolia as a marker for Xinjiang.',
        places: ['Mo', 'Xi'],
      },
    ]);
  });
  it('takes a dynasty’s ten orders as one turn, without a line for who sealed first', () => {
    const until = games[0]!.events.findIndex(({ action }) => action.startsWith('keep'));
    expect(turns(games[0]!.events.slice(0, until), quiet)).toHaveLength(1);
  });
});
