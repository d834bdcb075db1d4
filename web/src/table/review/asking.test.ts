import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api';
import type { ReviewShown } from '../../protocol';
import { Asking } from './asking.svelte';

const working: ReviewShown = { state: 'working', ahead: 0, progress: 10 };
const review = { seats: [], decisions: [] };

/** A server that answers in order, and a clock that is wound by hand. */
class Scene {
  asked = 0;
  waits: { ms: number; then: () => void }[] = [];
  readonly asking: Asking;
  constructor(...answers: (ReviewShown | Error)[]) {
    this.asking = new Asking(
      () => {
        const answer = answers[Math.min(this.asked++, answers.length - 1)]!;
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
      {
        after: (ms, then) => {
          const wait = { ms, then };
          this.waits.push(wait);
          return () => (this.waits = this.waits.filter((each) => each !== wait));
        },
      },
    );
  }
  async settle(): Promise<void> {
    for (let k = 0; k < 5; k++) await Promise.resolve();
  }
  async tick(): Promise<void> {
    this.waits.shift()?.then();
    await this.settle();
  }
}

describe('a review is asked for', () => {
  it('every second until it is done', async () => {
    const scene = new Scene(working, { ...working, review }, { ...working, state: 'done', review });
    scene.asking.start();
    await scene.settle();
    expect(scene.waits.map(({ ms }) => ms)).toEqual([1000]);
    await scene.tick();
    expect(scene.asking.shown?.review).toBe(review);
    await scene.tick();
    expect([scene.asking.done, scene.asked, scene.waits.length]).toEqual([true, 3, 0]);
    scene.asking.start();
    expect(scene.asked).toBe(3);
  });
  it('only while somebody looks', async () => {
    const scene = new Scene(working);
    scene.asking.start();
    await scene.settle();
    scene.asking.stop();
    expect(scene.waits).toEqual([]);
    scene.asking.start();
    await scene.settle();
    expect(scene.asked).toBe(2);
  });
  it('and no answer is taken after that', async () => {
    const scene = new Scene(working);
    scene.asking.start();
    scene.asking.stop();
    await scene.settle();
    expect([scene.asking.shown, scene.waits.length]).toEqual([null, 0]);
  });
  it('again after a lost connection, later, and keeps what is known', async () => {
    const scene = new Scene({ ...working, review }, new ApiError('offline', ''), working);
    scene.asking.start();
    await scene.settle();
    await scene.tick();
    expect([scene.asking.problem, scene.waits[0]!.ms]).toEqual(['offline', 4000]);
    expect(scene.asking.shown?.review).toBe(review);
    await scene.tick();
    expect([scene.asking.problem, scene.asking.shown?.review]).toEqual(['', review]);
  });
  it('anew only on wish once it has failed', async () => {
    const scene = new Scene({ ...working, state: 'failed' }, working);
    scene.asking.start();
    await scene.settle();
    scene.asking.start();
    expect([scene.asked, scene.waits.length]).toEqual([1, 0]);
    scene.asking.again();
    await scene.settle();
    expect([scene.asked, scene.asking.shown?.state]).toEqual([2, 'working']);
  });
});
