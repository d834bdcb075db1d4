// What is wrong with a window as it is, in words: parts outside it, parts that cover others, words in two.

/** Runs in the page of a table. `landscape`: the board is as high as the window. */
export function tableWrongs(landscape: boolean): string[] {
  const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const wrong = scrollWidth > clientWidth ? [`${scrollWidth} wide`] : [];
  const inside = (name: string, { left, top, right, bottom }: DOMRect) => {
    if (left < -1 || top < -1 || right > clientWidth + 1 || bottom > clientHeight + 1)
      wrong.push(`${name} outside: ${[left, top, right, bottom].map(Math.round).join()}`);
  };
  const uncovered = (selector: string) => {
    for (const part of document.querySelectorAll<HTMLElement>(selector)) {
      const { left, top, width, height } = part.getBoundingClientRect();
      const there = [0.15, 0.5, 0.85].map((at) =>
        document.elementFromPoint(left + width / 2, top + height * at),
      );
      if (width > 0 && there.some((each) => each && !part.contains(each) && !each.contains(part)))
        wrong.push(
          `covered: ${part.className} ${part.innerText} at ${Math.round(top)} by ${there.map((each) => each?.className).join()}`,
        );
    }
  };
  inside('the button', box('.act-row .act')!);
  const below = document.querySelector('.picture-hand');
  // In very low windows the hand scrolls with the board.
  const stays = below !== null && getComputedStyle(below).position !== 'static';
  uncovered(`.act-row .button${stays ? ', .picture-hand button' : ''}`);
  const hand = box(stays ? '.picture-hand' : '.act-row .hand:not(:empty)');
  if (hand && hand.height > 0) inside('the hand', hand);
  const ground = box('.picture-ground') ?? box('.picture')!;
  // A little of the board behind the hand can be scrolled to; most of it has to be seen without.
  for (const bar of [stays ? below.getBoundingClientRect() : null, box('.act-row')!]) {
    if (!bar || bar.height === 0 || bar.left > ground.right - 1) continue;
    if (ground.top + 0.92 * ground.height > bar.top)
      wrong.push(`board to ${Math.round(ground.bottom)}, seen to ${Math.round(bar.top)}`);
  }
  for (const name of document.querySelectorAll<HTMLElement>('.players .name')) {
    const letters = (name.innerText.length * name.clientWidth) / Math.max(name.scrollWidth, 1);
    if (letters < 6) wrong.push(`${letters.toFixed(1)} letters of ${name.innerText}`);
  }
  // On the first screen: five lines of what happened, and on a phone the beads and the headings of the hand.
  const usual = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) < 20;
  const log = box('.log ol');
  if (usual && clientWidth === 1280 && log && log.height < 5 * 19)
    wrong.push(`log ${log.height} high`);
  if (usual && clientWidth === 390 && clientHeight === 844) {
    for (const [k, part] of document
      .querySelectorAll('.notes-first, .picture-hand .capitals')
      .entries())
      if (part.checkVisibility()) inside(`${part.className} ${k}`, part.getBoundingClientRect());
  }
  if (landscape && ground.height < 0.9 * clientHeight) wrong.push(`board ${ground.height} high`);
  return wrong;
}

/** Runs in any page: what of these is not in the window, or has something over it. */
export function coveredParts(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const seen = [0.1, 0.5, 0.9].every((at) => {
      const there = document.elementFromPoint(left + width / 2, top + height * at);
      return there && (part.contains(there) || there.contains(part));
    });
    return seen ? [] : [`${part.innerText || part.ariaLabel} at ${Math.round(top)}`];
  });
}

/** Runs in any page: texts that are cut where nothing says so, and words that go over two lines. */
export function textWrongs(): string[] {
  const wrong: string[] = [];
  for (const word of document.querySelectorAll<HTMLElement>('.name, h1, h2, .button')) {
    const line = word.scrollWidth > word.clientWidth + 1;
    const style = getComputedStyle(word);
    if (line && style.textOverflow !== 'ellipsis' && style.display !== 'inline')
      wrong.push(`cut: ${word.innerText}`);
  }
  const seen = (node: Node) =>
    node instanceof Element && getComputedStyle(node).clipPath !== 'none'
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT;
  const what = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
  const texts = document.createTreeWalker(document.body, what, seen);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!(text instanceof Text)) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (parts.every(({ top }) => Math.abs(top - parts[0]!.top) < 4)) continue;
      // A word longer than a line has to be split.
      let around = text.parentElement;
      while (around && around.clientWidth === 0) around = around.parentElement;
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      if (width <= (around?.clientWidth ?? 0)) wrong.push(`split: ${word}`);
    }
  }
  return wrong;
}
