/** As long as a second press may be the other half of a double tap (`second-tap.ts`, which holds it), milliseconds. */
const DOUBLE_TAP_MS = 500;
const CONTROLS = 'a, button, input, label, [tabindex]';

let pressed: { readonly control: Element; readonly x: number; readonly y: number } | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Whether a control lies where it was pressed. */
function isThere({ control, x, y }: NonNullable<typeof pressed>): boolean {
  if (!control.isConnected) return false;
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}

function forget(): void {
  clearTimeout(ending);
  changes.disconnect();
  pressed = undefined;
}

const changes = new MutationObserver(() => {
  if (!pressed || isThere(pressed)) return;
  forget();
  // What was pressed is no more under the finger, as when a layer fades away.
  dispatchEvent(new Event('fading'));
});

// A line that is dealt with by a press goes, and the next one slides under the finger with a button of its own: the
// second half of a double tap is not meant for it. That holds for every list, so it is watched here and by no list.
window.addEventListener(
  'click',
  ({ target, detail, clientX, clientY }) => {
    forget();
    const control = target instanceof Element && detail > 0 ? target.closest(CONTROLS) : null;
    if (!control) return;
    const press = { control, x: clientX, y: clientY };
    // Pressed from elsewhere, as a box by its label.
    if (!isThere(press)) return;
    pressed = press;
    changes.observe(document.body, { childList: true, characterData: true, subtree: true });
    ending = setTimeout(forget, DOUBLE_TAP_MS);
  },
  { capture: true },
);

export {};
