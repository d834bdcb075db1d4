// A plain board, put together: a decision is one spot, chosen by mouse, finger or keys on a drawing that
// one can come nearer to. A game says where its spots are; Sheet.svelte draws what it is given.

import { Camera, type Scene } from './camera.svelte';
import type { Trial } from './choice.svelte';
import { Gestures } from './gestures';
import { Picking } from './picking.svelte';
import { type Point, throughMatrix } from './plane';
import { type Places, pointing } from './pointing';
import type { Spot } from './spots';

export interface Plan extends Scene, Places {
  /** Where what is chosen is tried out and played. */
  trial(): Trial;
}

export class PlainBoard {
  readonly camera: Camera;
  readonly picking: Picking;
  readonly gestures: Gestures;
  readonly #plan: Plan;
  /** What is drawn in board units, once it is. */
  ground = $state.raw<SVGGElement>();

  constructor(plan: Plan) {
    this.#plan = plan;
    this.camera = new Camera(plan);
    this.picking = new Picking(
      () => plan.trial(),
      () => plan.spots(),
    );
    const hands = pointing(plan, this.camera, this.picking, (at) => this.#point(at));
    this.gestures = new Gestures(hands);
  }

  /** Where what is chosen is tried out and played. */
  get trial(): Trial {
    return this.#plan.trial();
  }

  /** What can be chosen now. */
  get open(): Spot[] {
    return this.trial.acting ? this.#plan.spots().filter(({ legal }) => legal) : [];
  }

  /** The point of the board that is drawn at a point of the screen, also while it still moves. */
  #point(at: Point): Point {
    const matrix = this.ground?.getCTM();
    return matrix ? throughMatrix(matrix, at) : this.camera.point(at);
  }
}
