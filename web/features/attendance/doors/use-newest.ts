import { useEffect } from 'react';
import { isOutdated, loadNewVersionOnce } from '../../../lib/loading/new-version.ts';

const IDLE_MS = 15 * 60_000;

/** A page that nobody closes for months takes the server's newer version by itself, when nobody has been at it for a while. */
export function useNewest(isIdle: boolean): void {
  useEffect(() => {
    if (!isIdle) return;
    const look = async () => {
      if (await isOutdated()) await loadNewVersionOnce();
    };
    const timer = setInterval(() => void look(), IDLE_MS);
    return () => clearInterval(timer);
  }, [isIdle]);
}
