import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Drag } from './drag.svelte';

vi.stubGlobal('window', new EventTarget());
type Kind = 'mouse' | 'touch';
const at = (x: number, y: number, pointerId = 1, pointerType: Kind = 'mouse', button = 0) =>
  ({ clientX: x, clientY: y, pointerId, pointerType, button }) as PointerEvent;

describe('a drag', () => {
  let drag: Drag<string>;
  const take = vi.fn(() => 'card');
  beforeEach(() => {
    vi.useFakeTimers();
    take.mockClear();
    drag = new Drag();
  });
  afterEach(() => void vi.useRealTimers());

  /** A mouse has dragged it to 50, 60. */
  function carrying(): void {
    drag.begin(at(10, 10), take);
    drag.move(at(50, 60));
  }

  it('begins where a pointer has moved far enough, and takes up once', () => {
    expect(drag.begin(at(10, 10), take)).toBe(true);
    expect(drag.move(at(15, 15))).toBe(false);
    expect([drag.held, drag.carried, take.mock.calls.length]).toEqual([true, null, 0]);
    expect(drag.move(at(18, 10))).toBe(true);
    expect(drag.move(at(12, 10))).toBe(true);
    expect(drag.carried).toEqual({ thing: 'card', x: 12, y: 10 });
    expect(take).toHaveBeenCalledTimes(1);
  });

  it('floats above a finger', () => {
    drag.begin(at(10, 100, 7, 'touch'), take);
    drag.move(at(40, 200, 7, 'touch'));
    expect(drag.carried).toEqual({ thing: 'card', x: 40, y: 144 });
  });

  it('is none by another button, or of nothing', () => {
    expect(drag.begin(at(10, 10, 1, 'mouse', 2), take)).toBe(false);
    drag.begin(at(10, 10), () => null);
    expect(drag.move(at(50, 60))).toBe(false);
    expect([drag.held, drag.carried]).toEqual([false, null]);
  });

  it('ends with what was carried, and where', () => {
    carrying();
    expect(drag.up(at(50, 60))).toEqual({ thing: 'card', x: 50, y: 60 });
    expect([drag.held, drag.carried]).toEqual([false, null]);
    drag.begin(at(10, 10), take);
    expect(drag.up(at(11, 10))).toBeNull();
  });

  it('heeds no second pointer', () => {
    carrying();
    expect(drag.begin(at(200, 200, 2, 'touch'), () => 'other')).toBe(false);
    expect(drag.move(at(300, 300, 2, 'touch'))).toBe(false);
    expect(drag.up(at(300, 300, 2, 'touch'))).toBeNull();
    expect(drag.cancel(at(300, 300, 2, 'touch'))).toBeNull();
    expect(drag.carried).toEqual({ thing: 'card', x: 50, y: 60 });
    expect(drag.cancel(at(50, 60))).toEqual({ thing: 'card', x: 50, y: 60 });
    expect([drag.held, drag.carried]).toEqual([false, null]);
  });

  it('begins anew where the pointer that was lost comes back', () => {
    carrying();
    drag.begin(at(70, 70), () => 'other');
    expect(drag.carried).toBeNull();
    drag.move(at(90, 90));
    expect(drag.carried?.thing).toBe('other');
  });

  it('takes the click of its drop for none, but no later one', () => {
    carrying();
    drag.up(at(50, 60));
    expect(drag.tapped()).toBe(false);
    expect(drag.tapped()).toBe(true);
    // A drop outside the board causes no click there.
    carrying();
    drag.up(at(50, 60));
    vi.runAllTimers();
    expect(drag.tapped()).toBe(true);
  });

  it('leaves the next press its click, however late the timers are', () => {
    carrying();
    drag.up(at(50, 60));
    window.dispatchEvent(new Event('pointerdown'));
    expect(drag.tapped()).toBe(true);
  });

  it('that never came about leaves its click a tap', () => {
    drag.begin(at(10, 10), take);
    drag.up(at(11, 10));
    expect(drag.tapped()).toBe(true);
  });
});
