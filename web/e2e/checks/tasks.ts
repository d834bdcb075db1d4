// How long the tasks of a page's main thread take, from the browser's own trace: by the clock, and in
// processor time, which other programs on the machine don't lengthen.

import type { Browser, Page } from 'playwright-core';

export interface Longest {
  /** Milliseconds of processor time, and of the clock, of the tasks that took most of each. */
  cpu: number;
  wall: number;
}

interface TraceEvent {
  ph: string;
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** The category of the trace that has the tasks as `RunTask`, with what they ran. */
const TASKS = 'disabled-by-default-devtools.timeline';

/** Traces what happens meanwhile. */
export async function longestTask(
  browser: Browser,
  page: Page,
  meanwhile: () => Promise<void>,
): Promise<Longest> {
  await browser.startTracing(page, { categories: [TASKS] });
  await meanwhile();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const thread = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name === 'RunTask' && main.has(thread(event)),
  );
  const most = (of: (event: TraceEvent) => number | undefined) =>
    tasks.reduce((max, event) => Math.max(max, (of(event) ?? 0) / 1000), 0);
  return { cpu: most(({ tdur }) => tdur), wall: most(({ dur }) => dur) };
}
