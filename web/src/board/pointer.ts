// For tests: pointer events on an element of 650 × 650 pixels, 10 pixels from the window's edges.

type Kind = 'mouse' | 'touch' | 'pen';

const element = {
  setPointerCapture: () => undefined,
  getBoundingClientRect: () => ({ left: 10, top: 10, width: 650, height: 650 }),
  closest: () => null,
};

/** A pointer event at a point of the element; `change` adds or overrides properties. */
export function pointer(
  pointerType: Kind,
  x: number,
  y: number,
  pointerId = 1,
  change: object = {},
): PointerEvent {
  const [clientX, clientY] = [x + 10, y + 10];
  const where = { clientX, clientY, target: element, currentTarget: element };
  const preventDefault = () => undefined;
  const event = { pointerType, pointerId, button: 0, preventDefault, ...where, ...change };
  return event as unknown as PointerEvent;
}

/** A wheel event by pixels, at a point of the element. */
export function rolled(deltaY: number, timeStamp: number, ctrlKey = false): WheelEvent {
  const where = { clientX: 110, clientY: 110, target: element, currentTarget: element };
  const event = { deltaY, deltaMode: 0, timeStamp, ctrlKey, defaultPrevented: false, ...where };
  return Object.assign(event, {
    preventDefault: () => (event.defaultPrevented = true),
  }) as unknown as WheelEvent;
}
