const CONTROLS = 'a[href], button';
/** How far a finger may stray within one press, pixels. */
const STRAY = 10;
/** As long as a second press may be the other half of a double tap, which is meant for nothing that has moved, milliseconds. */
const DOUBLE_TAP_MS = 500;

interface Press {
  readonly control: Element;
  readonly x: number;
  readonly y: number;
}

let begun: Press | undefined;
let lastAt = -DOUBLE_TAP_MS;

/** Whether a control can still be pressed, but no more where it lay when its press began. */
function hasMoved({ control, x, y }: Press): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  // It went, or is behind a question that came.
  if (left === right || control.closest('[aria-hidden=true]')) return false;
  return x < left || right < x || y < top || bottom < y;
}

window.addEventListener(
  'pointerdown',
  ({ target, isPrimary, button, clientX: x, clientY: y, timeStamp }) => {
    const isOne = isPrimary && button === 0 && timeStamp - lastAt >= DOUBLE_TAP_MS;
    lastAt = timeStamp;
    const control = isOne && target instanceof Element ? target.closest(CONTROLS) : null;
    begun = control ? { control, x, y } : undefined;
  },
  { capture: true },
);

// What comes meanwhile, such as a sentence above or one more line, moves what is being pressed. The browser gives such a press
// to whatever is around both places, where it does nothing, or to what slid under the finger: it is meant for what it began on.
window.addEventListener(
  'click',
  (event) => {
    const { target, detail, clientX, clientY, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (detail === 0) return;
    const press = begun;
    begun = undefined;
    if (!press || press.control.contains(target as Node) || !hasMoved(press)) return;
    if (Math.hypot(clientX - press.x, clientY - press.y) > STRAY) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const meant = { bubbles: true, cancelable: true, detail, clientX, clientY, ctrlKey, metaKey, shiftKey, altKey };
    press.control.dispatchEvent(new MouseEvent('click', meant));
  },
  { capture: true },
);

export {};
