/** What lies over the page until it is closed, in the order in which it came. */
const LAYERS = 'body > .MuiModal-root:not(.MuiModal-hidden), body > [role=dialog]';

/** What hears of the way back of an Android phone, button or gesture, where the browser lets a page hear of it. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}
declare const CloseWatcher: { new (): CloseWatcher };

let watcher: CloseWatcher | undefined;

const topLayer = () => [...document.querySelectorAll(LAYERS)].at(-1);

/** One watcher, as long as anything lies over the page. */
function watch(): void {
  if (!topLayer()) {
    watcher?.destroy();
    watcher = undefined;
  } else if (!watcher) {
    watcher = new CloseWatcher();
    watcher.onclose = () => {
      watcher = undefined;
      pressEscape();
      // What asked first, or has to be answered, is still there, and so is what lay beneath.
      watch();
    };
  }
}

/** To the layer on top the way back is Escape: it closes, asks first, or has to be answered, as it does for that key. */
function pressEscape(): void {
  const layer = topLayer();
  const focused = document.activeElement;
  const target = layer?.contains(focused) ? focused : layer;
  target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

/** The layer on top hears of the key itself: the browser would close the next one by the same press. */
function keepFromBrowser(key: KeyboardEvent): void {
  if (watcher && key.isTrusted && key.key === 'Escape') key.preventDefault();
}

// The way back of an Android phone closes what lies over the page, the topmost first, instead of changing the page beneath
// it (decision 47). Where the browser has no such watcher nothing changes.
if ('CloseWatcher' in window) {
  new MutationObserver(watch).observe(document.body, { childList: true });
  window.addEventListener('keydown', keepFromBrowser, { capture: true });
  watch();
}

export {};
