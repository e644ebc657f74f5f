/** How soon after a press another one at the same place is its second half, milliseconds. */
const SECOND_HALF_MS = 500;
/** How far from the first the second half may come down, pixels. */
const REACH = 48;

let last: { readonly x: number; readonly y: number; readonly at: number } | undefined;

// A click by key or program has no place, and is no half of anything.
window.addEventListener(
  'click',
  ({ detail, clientX, clientY }) => {
    last = detail > 0 ? { x: clientX, y: clientY, at: Date.now() } : undefined;
  },
  { capture: true },
);

/**
 * What is under the finger has just changed, because a dialog, a drawer or a menu came or went: for a moment the place of
 * the press that led to it takes the second half of a double tap, which was not meant for what is there now.
 */
export function holdSecondTap(): void {
  const left = last ? last.at + SECOND_HALF_MS - Date.now() : 0;
  if (!last || left <= 0) return;
  const spot = document.createElement('div');
  spot.className = 'second-tap';
  Object.assign(spot.style, {
    position: 'fixed',
    left: `${last.x - REACH}px`,
    top: `${last.y - REACH}px`,
    width: `${2 * REACH}px`,
    height: `${2 * REACH}px`,
    zIndex: String(2 ** 31 - 1),
  });
  document.body.append(spot);
  setTimeout(() => spot.remove(), left);
}

const isLayer = (it: Node) => 'classList' in it && (it as Element).classList.contains('MuiModal-root');

// Whatever comes over the page, and what goes at once; drawers and menus say when they begin to fade (`app/theme/theme.ts`).
window.addEventListener('fading', holdSecondTap);
new MutationObserver((changes) => {
  if (changes.some((it) => [...it.addedNodes, ...it.removedNodes].some(isLayer))) holdSecondTap();
}).observe(document.body, { childList: true });
