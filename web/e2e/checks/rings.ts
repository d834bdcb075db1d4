// Focus rings that are not seen whole.

import type { Person } from '../person/person';

interface Stop {
  /** Something of the page has the focus: after the last stop nothing has. */
  there: boolean;
  /** Where its ring is cut off by what scrolls or clips around it; '' if nowhere. */
  cut: string;
}

/** Runs in the page: what has the focus. */
function stop(): Stop {
  const here = document.activeElement!;
  const style = getComputedStyle(here);
  const wide = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
  const grown = style.outlineStyle === 'none' ? 0 : wide - 0.5;
  const ring = here.getBoundingClientRect();
  const clips = (around: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(around);
    const { left, right, top, bottom } = around.getBoundingClientRect();
    const across = ring.left - grown < left || ring.right + grown > right;
    // What is higher than what scrolls it is never whole.
    const high = ring.height > around.clientHeight;
    const along = !high && (ring.top - grown < top || ring.bottom + grown > bottom);
    return (overflowX !== 'visible' && across) || (overflowY !== 'visible' && along);
  };
  let around = here.parentElement;
  while (around && !clips(around)) around = around.parentElement;
  return {
    there: here !== document.body,
    cut: around ? `${here.textContent} in ${around.tagName} ${around.className}` : '',
  };
}

/** Whether something can be scrolled sideways. */
const sideways = (): boolean =>
  [...document.querySelectorAll('main *, dialog[open] *')].some(
    (each) =>
      each.scrollWidth > each.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(each).overflowX),
  );

/** Goes through a page by Tab, from where the focus is to the end, and back to the beginning where something may
 * stand elsewhere then. The rings that are cut off. */
export async function cutRings({ page }: Person): Promise<string[]> {
  const cut: string[] = [];
  for (const key of (await page.evaluate(sideways)) ? ['Tab', 'Shift+Tab'] : ['Tab']) {
    for (let n = 0; n < 100; n++) {
      await page.keyboard.press(key);
      const at = await page.evaluate(stop);
      if (!at.there) break;
      if (at.cut !== '') cut.push(`${at.cut}, by ${key}`);
    }
  }
  return cut;
}
