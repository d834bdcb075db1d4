// For the tests: pointers on an element that is 650 pixels wide and high, and stands 10 pixels in.

type Kind = 'mouse' | 'touch' | 'pen';

const element = {
  setPointerCapture: () => undefined,
  getBoundingClientRect: () => ({ left: 10, top: 10, width: 650, height: 650 }),
  closest: () => null,
};

/** A pointer's event at a point of the element; `change`: what else it has, or has instead. */
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

/** A turn of the wheel by pixels, at a point of the element. */
export function rolled(deltaY: number, timeStamp: number, ctrlKey = false): WheelEvent {
  const where = { clientX: 110, clientY: 110, target: element, currentTarget: element };
  const event = { deltaY, deltaMode: 0, timeStamp, ctrlKey, defaultPrevented: false, ...where };
  return Object.assign(event, {
    preventDefault: () => (event.defaultPrevented = true),
  }) as unknown as WheelEvent;
}
