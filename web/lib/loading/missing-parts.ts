import { growingPauses, whenBack } from '../api/trying-again.ts';
import { followed } from '../followed.ts';

/**
 * Parts of the app that were opened and could not be fetched. Each is asked for again until it is there: with the
 * network's return, and after pauses that grow.
 */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;
let missing = 0;
const { tell, useFollowed } = followed(() => missing);

function count(change: 1 | -1): void {
  missing += change;
  tell();
}

/** How many parts are missing. */
export const useMissingParts = useFollowed;

const nextTry = (pause: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unwatch();
      resolve();
    };
    const timer = setTimeout(done, pause);
    const unwatch = whenBack(done);
  });

/** What `load` brings, however often it has to be tried: for parts of which their place says that they are on the way. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    count(1);
  }
  const pauses = growingPauses(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
  while (true) {
    await nextTry(pauses.next());
    try {
      const part = await load();
      count(-1);
      return part;
    } catch (why) {
      console.info('A part of the app is still missing.', why);
    }
  }
}
