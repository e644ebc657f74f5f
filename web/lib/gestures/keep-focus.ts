const USABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';
const OUT_OF_REACH = ':disabled, [hidden], [tabindex="-1"], [aria-hidden=true]';

interface Step {
  readonly element: Element;
  /** The how-manieth it was of what it was in. */
  readonly index: number;
}

/** From what last had the focus within the page up to the page itself. */
let trail: readonly Step[] = [];
let pathOf = '';
/** Whether it has gone on to what lies over the page, which also takes it back from a line while it closes. */
let isOver = false;
/** The same way within the layer that had the focus last, up to the layer. */
let trailOver: readonly Step[] = [];

const LAYERS = '.MuiModal-root, [role=dialog]';
const PARTS = `section, ${LAYERS}`;
const thePage = () => document.querySelector<HTMLElement>('#content');

function note({ target }: Event): void {
  const page = thePage();
  if (!(target instanceof Element) || !page) return;
  if (!page.contains(target)) {
    const layer = target.closest(LAYERS);
    isOver = layer !== null;
    if (!layer?.parentElement) trail = [];
    // What takes the focus of all that a layer loses says nothing of where it was.
    else if (!holds(target)) trailOver = stepsTo(layer.parentElement, target);
    return;
  }
  trail = stepsTo(page, target);
  pathOf = location.pathname;
  isOver = false;
}

function stepsTo(end: Element, from: Element): readonly Step[] {
  const steps: Step[] = [];
  for (let element = from; element !== end && element.parentElement; element = element.parentElement) {
    steps.push({ element, index: [...element.parentElement.children].indexOf(element) });
  }
  return steps;
}

/** Whether it is the layer of which the last way is known, or around it. */
const holds = (element: Element | null) => element?.contains(trailOver.at(-1)?.element ?? null) ?? false;

function mend(): void {
  mendOver();
  mendPage();
}

function mendOver(): void {
  const [last] = trailOver;
  if (!last || last.element.isConnected || !trailOver.at(-1)?.element.isConnected) return;
  if (!holds(document.activeElement)) return;
  const place = placeOf(trailOver);
  trailOver = [];
  place?.focus({ preventScroll: true });
}

function mendPage(): void {
  if (document.activeElement !== document.body) return;
  const page = thePage();
  if (!page || page.closest('[aria-hidden=true]')) return;
  const [last] = trail;
  if (!last) {
    // What lay over it was opened by an address, say, and nothing of the page had the focus before.
    if (isOver) page.focus({ preventScroll: true });
    return;
  }
  if (last.element.isConnected) {
    // Nobody who leaves it by themselves is brought back; who comes from a layer is.
    if (isOver) (last.element as HTMLElement).focus({ preventScroll: true });
    return;
  }
  const place = pathOf === location.pathname ? placeOf(trail) : undefined;
  trail = [];
  (place ?? page).focus({ preventScroll: true });
}

function placeOf(steps: readonly Step[]): HTMLElement | undefined {
  for (const [at, { element }] of steps.entries()) {
    const below = steps[at - 1];
    if (!below || !element.isConnected) continue;
    const beside = element.children[below.index];
    const place = beside ? firstOf(usableIn(beside)) : usableIn(element).at(-1);
    if (place) return place;
    // The rest of the page has nothing to do with it.
    if (element.matches(PARTS)) return firstOf(nearestIn(element, below.index));
  }
  return undefined;
}

/** What is usable in a part of the page: what follows a place in it, then what stands before that. */
function nearestIn({ children }: Element, index: number): HTMLElement[] {
  const before = [...children];
  const after = before.splice(index);
  return [...after, ...before.reverse()].flatMap(usableIn);
}

/** What is done with a line rather than what leads away from it. */
const firstOf = (usable: readonly HTMLElement[]) => usable.find((it) => it.matches('input, button')) ?? usable[0];

const usableIn = (element: Element): HTMLElement[] =>
  [element as HTMLElement, ...element.querySelectorAll<HTMLElement>(USABLE)].filter(
    (it) => it.matches(USABLE) && !it.matches(OUT_OF_REACH),
  );

/**
 * Whoever works by the keyboard, or has the page read, loses their place when what had the focus goes: a line that was dealt
 * with, a button that did its work. From now on it goes to what is left of the line, to the line that took its place, to
 * what else can be done in that part of the page, or to the page where there is nothing; within a dialog or a drawer likewise.
 * While a question lies over the page nothing is done there: it gives the focus back first. @returns what ends it
 */
export function keepFocus(): () => void {
  let frame = 0;
  const look = () => {
    cancelAnimationFrame(frame);
    // After what else of the screen follows a change, which may know a better place.
    frame = requestAnimationFrame(mend);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-hidden'],
  });
  document.addEventListener('focusin', note);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', note);
  };
}
