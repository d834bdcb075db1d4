import { describe, expect, it } from 'vitest';
import { asShown, shownFights, stages } from './stages';
import type { Shown } from './stages';
import { told } from '../testing/frames';
import type { Move } from '../testing/frames';
import type { SunTzuView } from '../view';

const games = told();
const all = games.flatMap(({ moves }) => moves);
const staged = (move: Move) => stages(move.before, move.passed);
const data = (move: Move): Shown[] => staged(move).map((stage) => asShown(stage.data));

/** The public part of a view. */
const open = ({ armies, reserve, marks, lost, aside, pawn, spent, warlord }: SunTzuView) => ({
  armies,
  reserve,
  marks,
  lost,
  aside,
  pawn,
  spent,
  warlord,
});

describe('the stages of what one command led to', () => {
  it.each(games)('of $game end where the server says', ({ moves }) => {
    for (const move of moves) {
      const last = staged(move).at(-1);
      if (last) expect(open(last.view as SunTzuView)).toEqual(open(move.after));
    }
  });

  it('show every province, every scoring and every warlord that is used, once', () => {
    const codes = ['revealed', 'scored', 'reinforce-used', 'remove-used', 'march-used'];
    const happened = all
      .flatMap(({ events }) => events.flatMap(({ happenings }) => happenings))
      .filter(({ code }) => codes.includes(code));
    const shown = all.flatMap((move) =>
      data(move).filter(({ turned, kind }) => turned || kind !== 'province'),
    );
    expect(shown).toHaveLength(happened.length);
    expect(new Set(happened.map(({ code }) => code)).size).toBe(codes.length);
  });

  it('keep the cards of a province on the table until the scoring', () => {
    const views = all.flatMap((move) =>
      staged(move).filter((s) => asShown(s.data).kind === 'province'),
    );
    for (const { view, data } of views) {
      const { reveal, revealed } = view as SunTzuView;
      expect(reveal[revealed - 1]).toBe(asShown(data).province);
    }
  });

  it('show an empty table at a scoring', () => {
    const scorings = all.flatMap((move) =>
      staged(move).filter((s) => asShown(s.data).kind === 'scoring'),
    );
    expect(scorings.length).toBeGreaterThan(6);
    for (const { view, data, happenings } of scorings) {
      const { orders, pawn } = view as SunTzuView;
      expect([orders, pawn]).toEqual([[[], []], happenings[0]!['pawn']]);
      expect(asShown(data).happening).toBe(happenings[0]);
    }
  });

  it('name what comes next', () => {
    const five = data(all.find((move) => data(move).length >= 5)!);
    expect(five.map(({ next }) => next)).toEqual([
      ...five.slice(1).map(({ province }) => province),
      null,
    ]);
  });

  it('carry a province on after a question', () => {
    const resumed = all.flatMap(data).filter(({ kind, turned }) => kind === 'province' && !turned);
    expect(resumed.length).toBeGreaterThan(3);
    const declined = all.filter(
      ({ before, events }) => before.phase === 'feint' && events[0]?.action === 'pass',
    );
    expect(declined.length).toBeGreaterThan(0);
    for (const move of declined)
      expect(data(move)[0]).toMatchObject({ kind: 'province', turned: false });
  });

  it('go on with one province over several events', () => {
    const asks = all.findIndex(
      ({ before, passed }) => before.phase === 'feint' && passed.length > 0,
    );
    const [turn, answer] = [all[asks - 1]!, all[asks]!];
    const once = stages(turn.before, [...turn.passed, ...answer.passed]);
    expect(once).toHaveLength(staged(turn).length + staged(answer).length - 1);
  });

  it('are none where the server tells none', () => {
    for (const { before } of all) expect(stages(before, [])).toEqual([]);
  });

  it('are none for orders, draws and choices', () => {
    const quiet = all.filter(({ before }) => ['choose', 'keep'].includes(before.phase));
    expect(quiet.length).toBeGreaterThan(20);
    for (const move of quiet) expect(staged(move)).toEqual([]);
  });
});

describe('the fights of a dynasty', () => {
  it('are all told, with their outcome, by the end of it', () => {
    let dynasties = 0;
    for (const { moves } of games) {
      const events = moves.flatMap(({ events }) => events);
      for (const { events: last } of moves.filter(({ after }) => after.phase === 'keep')) {
        const until = events.slice(0, events.indexOf(last.at(-1)!) + 1);
        const found = shownFights(until, null);
        expect(new Set(found.map(({ province }) => province)).size).toBe(5);
        expect(found.every(({ outcome }) => outcome !== null)).toBe(true);
        dynasties++;
      }
    }
    expect(dynasties).toBeGreaterThan(20);
  });

  it('are shown up to the stage', () => {
    const move = all.find((each) => data(each).length >= 5)!;
    const shown = data(move).filter(({ kind }) => kind === 'province');
    expect(shown.map((each) => shownFights([], each).length)).toEqual(shown.map((_, k) => k + 1));
  });
});
