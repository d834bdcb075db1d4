// A complete plain board: a decision is one spot, chosen by mouse, touch or keys on a drawing that can be
// zoomed. The game provides the spots and the drawing (Sheet.svelte).

import { Camera, type Scene } from './camera.svelte';
import type { Trial } from './choice.svelte';
import { Gestures } from './gestures';
import { Picking } from './picking.svelte';
import { type Point, throughMatrix } from './plane';
import { type Places, pointing } from './pointing';
import type { Spot } from './spots';

export interface Plan extends Scene, Places {
  /** Where the choice is tried out and played. */
  trial(): Trial;
}

export class PlainBoard {
  readonly camera: Camera;
  readonly picking: Picking;
  readonly gestures: Gestures;
  readonly #plan: Plan;
  /** The element drawn in board units, once it exists. */
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

  get trial(): Trial {
    return this.#plan.trial();
  }

  /** The spots that can be chosen now. */
  get open(): Spot[] {
    return this.trial.acting ? this.#plan.spots().filter(({ legal }) => legal) : [];
  }

  /** The board point drawn at a point of the screen, even during an animation. */
  #point(at: Point): Point {
    const matrix = this.ground?.getCTM();
    return matrix ? throughMatrix(matrix, at) : this.camera.point(at);
  }
}
