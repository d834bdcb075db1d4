// The intermediate positions of a frame: their views put together, and what happened up to each.

import type { Frame } from '../../../protocol';
import type { Passed } from '../../contract';

/** [] if the frame has none, as a whole frame never has. */
export function passed(before: Frame, after: Frame): Passed[] {
  const news = after.events.slice(before.ply);
  const happenings = news.flatMap((event) => event.happenings);
  let view = {};
  let from = 0;
  return (after.stages ?? []).map((stage) => {
    view = { ...view, ...stage.view };
    const earlier = news.filter(({ ply }) => ply < stage.ply);
    const to = earlier.reduce((sum, event) => sum + event.happenings.length, stage.told);
    const shown = { view, happenings: happenings.slice(from, to) };
    from = to;
    return shown;
  });
}
