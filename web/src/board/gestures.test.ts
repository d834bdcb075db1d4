import { beforeEach, describe, expect, it } from 'vitest';
import { type Carrier, Gestures, type Hands } from './gestures';
import { pointer, rolled } from './pointer';

let told: string[];
beforeEach(() => void (told = []));
const by = (...numbers: number[]) => numbers.map((n) => Math.round(n * 100) / 100).join(' ');
const hands: Hands = {
  tap: ({ x, y }, finger) => void told.push(`${finger ? 'touch' : 'click'} ${by(x, y)}`),
  hover: (at) => void told.push(at ? `hover ${by(at.x, at.y)}` : 'left'),
  pan: (dx, dy) => void told.push(`pan ${by(dx, dy)}`),
  zoom: (factor, { x, y }) => (told.push(`zoom ${by(factor, x, y)}`), true),
};

describe('one pointer', () => {
  it('taps where it ends near to where it began', () => {
    const { press, move, lift } = new Gestures(hands);
    press(pointer('touch', 100, 100));
    move(pointer('touch', 105, 105));
    lift(pointer('touch', 105, 105));
    press(pointer('mouse', 30, 40));
    lift(pointer('mouse', 30, 40));
    expect(told).toEqual(['touch 105 105', 'click 30 40']);
  });

  it('moves the board once it has strayed, and is no tap any more', () => {
    const { press, move, lift } = new Gestures(hands);
    press(pointer('touch', 100, 100));
    move(pointer('touch', 120, 100));
    move(pointer('touch', 120, 95));
    move(pointer('touch', 100, 100));
    lift(pointer('touch', 100, 100));
    expect(told).toEqual(['pan 20 0', 'pan 0 -5', 'pan -20 5']);
  });

  it('hovers as a mouse alone, and leaves', () => {
    const { move, leave } = new Gestures(hands);
    move(pointer('mouse', 1, 2));
    move(pointer('touch', 3, 4));
    leave(pointer('touch', 3, 4));
    leave(pointer('mouse', 1, 2));
    expect(told).toEqual(['hover 1 2', 'left']);
  });

  it('that is lost taps nothing, and the next one begins anew', () => {
    const { press, cancel, lift } = new Gestures(hands);
    press(pointer('touch', 100, 100));
    cancel(pointer('touch', 100, 100));
    lift(pointer('touch', 100, 100));
    expect(told).toEqual([]);
    press(pointer('touch', 50, 50, 2));
    lift(pointer('touch', 50, 50, 2));
    expect(told).toEqual(['touch 50 50']);
  });

  it('means nothing by another button, or on a button of the page', () => {
    const { press, lift } = new Gestures(hands);
    press(pointer('mouse', 1, 1, 1, { button: 2 }));
    lift(pointer('mouse', 1, 1));
    const button = { closest: () => button };
    press(pointer('mouse', 1, 1, 1, { target: button }));
    lift(pointer('mouse', 1, 1));
    expect(told).toEqual([]);
  });
});

describe('two fingers', () => {
  it('zoom about their middle and move the board along, and the one that stays moves on', () => {
    const { press, move, lift } = new Gestures(hands);
    press(pointer('touch', 100, 100, 1));
    press(pointer('touch', 200, 100, 2));
    move(pointer('touch', 300, 100, 2));
    lift(pointer('touch', 100, 100, 1));
    move(pointer('touch', 300, 110, 2));
    lift(pointer('touch', 300, 110, 2));
    expect(told).toEqual(['zoom 2 200 100', 'pan 50 0', 'pan 0 10']);
  });
});

describe('the wheel', () => {
  it('zooms, and keeps the page where it is only then', () => {
    const near = rolled(-500, 0);
    new Gestures(hands).wheel(near);
    expect(told).toEqual([`zoom ${by(Math.E, 100, 100)}`]);
    expect(near.defaultPrevented).toBe(true);
    const far = rolled(500, 0);
    new Gestures({ ...hands, zoom: () => false }).wheel(far);
    expect(far.defaultPrevented).toBe(false);
  });

  it('turns by notches where that is what it does', () => {
    const turns: number[] = [];
    const { wheel } = new Gestures({ ...hands, notch: (by) => turns.push(by) > 0 });
    const events = [rolled(3, 0), rolled(3, 100), rolled(-3, 200), rolled(3, 999, true)];
    events.forEach(wheel);
    expect(turns).toEqual([1, -1]);
    expect(events.map((each) => each.defaultPrevented)).toEqual([true, true, true, false]);
  });
});

describe('a piece that is carried', () => {
  const carrier = (carries: boolean): Carrier => ({
    begin: () => void told.push('begin'),
    move: () => carries,
    up: () => carries && told.push('drop') > 0,
    cancel: () => void told.push('lost'),
    release: () => void told.push('back'),
  });

  it('leaves the board where it is, and ends with no tap', () => {
    const { press, move, lift } = new Gestures({ ...hands, carrier: carrier(true) });
    press(pointer('touch', 100, 100));
    move(pointer('touch', 140, 100));
    lift(pointer('touch', 140, 100));
    expect(told).toEqual(['begin', 'drop']);
  });

  it('goes back where the pointer is lost, or a second one comes', () => {
    const { press, cancel } = new Gestures({ ...hands, carrier: carrier(true) });
    press(pointer('touch', 100, 100, 1));
    cancel(pointer('touch', 100, 100, 1));
    press(pointer('touch', 100, 100, 1));
    press(pointer('touch', 200, 200, 2));
    expect(told).toEqual(['begin', 'lost', 'begin', 'back']);
  });

  it('may not be had: then the board moves', () => {
    const { press, move } = new Gestures({ ...hands, carrier: carrier(false) });
    press(pointer('touch', 100, 100));
    move(pointer('touch', 140, 100));
    expect(told).toEqual(['begin', 'pan 40 0']);
  });
});
