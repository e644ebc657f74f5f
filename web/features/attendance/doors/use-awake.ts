import { useEffect } from 'react';

/** Keeps the screen on while the page is seen, where the browser can. */
export function useAwake(): void {
  useEffect(() => {
    let held: { release(): Promise<void> } | undefined;
    let here = true;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Refused where power is low: the screen then goes dark as it does otherwise.
      const lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (here) held = lock;
      else void lock?.release();
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      here = false;
      document.removeEventListener('visibilitychange', hold);
      void held?.release();
    };
  }, []);
}
