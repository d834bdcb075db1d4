// The things on the table that can be explained: elements with `data-explain="kind"` or
// `data-explain="kind:which"`. With `data-explain-quiet` a thing is explained only when asked: pointing at it
// already does something else. Several shapes of a drawing with the same value are one thing, and so is a part
// of a thing with the value of the whole.

export interface Thing {
  element: Element;
  kind: string;
  which: string;
  quiet: boolean;
}

const MARKED = '[data-explain]';

/** The thing that an element is or belongs to. */
function around(element: Element | null): Thing | null {
  const marked = element?.closest(MARKED);
  if (!marked) return null;
  const [kind = '', ...which] = marked.getAttribute('data-explain')!.split(':');
  const quiet = marked.hasAttribute('data-explain-quiet');
  return kind === '' ? null : { element: marked, kind, which: which.join(':'), quiet };
}

/** In the document, and not hidden. */
const seen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** The topmost thing at a point of the window. */
export function thingAt(x: number, y: number): Thing | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const thing = around(element);
    if (thing) return thing;
  }
  return null;
}

/** The thing that the keyboard is at: the focused element, or the part of it that its cursor is on. */
export function byKey(focused: Element): Thing | null {
  const cell =
    focused.getAttribute('aria-activedescendant') ?? focused.getAttribute('data-explain-at');
  return around((cell && document.getElementById(cell)) || focused);
}

/** All things that can be seen, each once, in the order of the document. */
export function things(): Thing[] {
  const names = new Set<string>();
  return [...document.querySelectorAll(`.spread ${MARKED}`)]
    .filter(seen)
    .flatMap((element) => around(element) ?? [])
    .filter(({ element, kind, which }) => {
      if (partOfSame(element)) return false;
      if (!ofDrawing(element)) return true;
      const name = `${kind}:${which}`;
      return !names.has(name) && names.add(name);
    });
}

/** The same thing after the table has changed; null if it is gone. */
export function present({ element, kind, which }: Thing): Thing | null {
  const same = (thing: Thing) => thing.kind === kind && thing.which === which;
  const here = seen(element) ? around(element) : null;
  return here && same(here) ? here : (things().find(same) ?? null);
}

const ofDrawing = (element: Element): element is SVGElement =>
  element instanceof SVGElement && element.ownerSVGElement !== null;

const partOfSame = (element: Element): boolean =>
  element.parentElement?.closest(MARKED)?.getAttribute('data-explain') ===
  element.getAttribute('data-explain');

/** Where a thing is in the window. */
export function boxOf({ element }: Thing): DOMRect {
  const name = CSS.escape(element.getAttribute('data-explain')!);
  const parts = ofDrawing(element)
    ? [...element.ownerSVGElement!.querySelectorAll(`[data-explain="${name}"]`)]
    : [element];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Whether an event is the table's, and not of what lies over it. */
export const onTable = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('.spread') !== null && !ofLeaf(event);

/** Whether an event is of an explanation or of the rules beside the table. */
export const ofLeaf = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('.explanation, .rules-leaf') !== null;

export function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
